// SPDX-License-Identifier: GPL-3.0-or-later
/** Moves as they are spoken (Appendix D) and as other languages write them, brought to the letters of SAN. */

/** Names of pieces; a pawn has no letter. The longer first where one begins another. */
const pieceNames: readonly [string, string][] = [
  ['könig|koenig|king|王|帥|帅|將|将', 'K'],
  ['dame|queen|后|後', 'Q'],
  ['turm|rook|castle|車|车', 'R'],
  ['läufer|laeufer|bishop|象|相', 'B'],
  ['springer|knight|馬|马', 'N'],
  ['bauer|pawn|兵|卒', ''],
];

/** Appendix D.2.1 names the files so that they are not misheard. */
const fileNames: readonly [string, string][] = [
  ['anna', 'a'],
  ['bella', 'b'],
  ['cesar|caesar', 'c'],
  ['david', 'd'],
  ['eva', 'e'],
  ['felix', 'f'],
  ['gustav', 'g'],
  ['hector', 'h'],
];

const rankNames: readonly [string, string][] = [
  ['eins|one', '1'],
  ['zwei|two', '2'],
  ['drei|three', '3'],
  ['vier|four', '4'],
  ['fünf|fuenf|five', '5'],
  ['sechs|six', '6'],
  ['sieben|seven', '7'],
  ['acht|eight', '8'],
];

const castlings: readonly [RegExp, string][] = [
  [/^(lange rochade|castles? (queenside|long)|long castling|queenside castling|[后長长]翼易位|[長长]易位|王[車车][長长]易位)$/, 'O-O-O'],
  [/^(kurze rochade|castles? (kingside|short)|short castling|kingside castling|王翼易位|短易位)$/, 'O-O'],
];

/** Words that say nothing a move needs. */
const fillers = /\b(takes?|captures?|schlägt|schlaegt|to|on|nach|auf|from|von|promotes?|becomes|wird|equals|checkmate|check|schach|mate|matt)\b|[吃到走升變变為为成]|將軍|将军|[-–—]/g;

/** The same move with letters and figures, or null where the text has none of these words. */
export function spokenMove(text: string): string | null {
  const heard = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const castling = castlings.find(([words]) => words.test(heard));
  if (castling) return castling[1];
  const read = namesRead(heard.replace(/将军|將軍/g, '').replace(fillers, ' '));
  const move = read.replace(/\s+/g, '');
  return move === heard.replace(/\s+/g, '') ? null : move;
}

function namesRead(heard: string): string {
  return [...pieceNames, ...fileNames, ...rankNames].reduce((said, [names, letter]) => said.replace(wordOf(names), letter), heard);
}

/** A name in Latin letters is a word of its own; a Chinese one stands beside anything. */
function wordOf(names: string): RegExp {
  const latin = names.split('|').filter((name) => /^[a-zäöü]/.test(name));
  const chinese = names.split('|').filter((name) => !/^[a-zäöü]/.test(name));
  const parts = [...(latin.length ? [`(?<![a-zäöü])(?:${latin.join('|')})(?![a-zäöü])`] : []), ...chinese];
  return new RegExp(parts.join('|'), 'g');
}

const germanLetters: Readonly<Record<string, string>> = { S: 'N', L: 'B', T: 'R', D: 'Q' };

/** "Sf3" and "e8D" with the letters of SAN; null where none is German. */
export function germanMove(text: string): string | null {
  const move = text.trim().replace(/^[SLTD](?=[a-h1-8x:])/, translated).replace(/(?<=[18]=?)[SLTD]/, translated);
  return move === text.trim() ? null : move;
}

function translated(letter: string): string {
  return germanLetters[letter] ?? letter;
}
