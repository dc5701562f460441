// SPDX-License-Identifier: GPL-3.0-or-later
/** The words of the archive, loaded with its page. */
import { grouped } from './grouped';
import type { ColourSought, Reason, ResultSought } from '../archive/search_form';
import type { ErrorCode } from '../net/messages';

export interface ArchiveMessages {
  heading: string;
  lead: string;
  search: {
    player: string;
    playerHint: string;
    colour: string;
    colours: Record<ColourSought, string>;
    opening: string;
    openingHint: string;
    result: string;
    results: Record<ResultSought, string>;
    reason: string;
    reasons: Record<Reason, string>;
    from: string;
    to: string;
    dateHint: string;
    notADate: string;
    fen: string;
    own: string;
    act: string;
    clear: string;
  };
  found: string;
  searching: string;
  none: string;
  shown: (count: number, more: boolean) => string;
  more: string;
  unknown: string;
  versus: (white: string, black: string) => string;
  moves: (plies: number) => string;
  onlyYours: string;
  open: string;
  own: { heading: string; signIn: string; act: string; text: string; download: string };
  bring: {
    heading: string;
    text: string;
    choose: string;
    goOn: (name: string) => string;
    stop: string;
    underWay: (name: string, percent: number) => string;
    progress: string;
    counts: (games: number, kept: number, doubled: number, faulty: number) => string;
    ended: (name: string) => string;
    brokenOff: (name: string) => string;
    otherFile: string;
    earlier: string;
    findings: (count: number) => string;
    show: string;
    place: (game: number, line: number) => string;
    severity: { error: string; warning: string };
    moreFindings: string;
  };
  explorer: {
    heading: string;
    loading: string;
    none: string;
    count: (games: number) => string;
    mine: string;
    move: string;
    games: string;
    results: string;
    share: (white: number, draws: number, black: number) => string;
    noResult: string;
    play: (move: string) => string;
    latest: string;
    all: string;
  };
  problems: Partial<Record<ErrorCode, string>>;
  otherwise: string;
  unreachable: string;
}

const games = (count: number): string => (count === 1 ? '1 game' : `${grouped(count)} games`);

export const archiveEn: ArchiveMessages = {
  heading: 'Archive',
  lead: 'Every game of the lobby that has ended, and your own games, for good.',
  search: {
    player: 'Player',
    playerHint: 'Whole words of a name',
    colour: 'Colour',
    colours: { '': 'Either', white: 'White', black: 'Black' },
    opening: 'Opening',
    openingHint: 'Najdorf, B90 or B9',
    result: 'Result',
    results: { '': 'Any', '1-0': '1–0', '1/2-1/2': '½–½', '0-1': '0–1' },
    reason: 'Ended by',
    reasons: {
      '': 'Anything',
      checkmate: 'Checkmate',
      resignation: 'Resignation',
      'flag-fall': 'Flag fall',
      stalemate: 'Stalemate',
      'dead-position': 'Dead position',
      agreement: 'Draw agreed',
      'threefold-repetition': 'Threefold repetition',
      'fivefold-repetition': 'Fivefold repetition',
      'fifty-moves': 'Fifty moves',
      'seventy-five-moves': 'Seventy-five moves',
      'illegal-moves': 'Illegal moves',
      forfeit: 'Forfeit',
      arbiter: 'Arbiter’s decision',
    },
    from: 'From',
    to: 'To',
    dateHint: '2023 or 2023.05.17',
    notADate: 'A date is a year, maybe with month and day: 2023.05.17.',
    fen: 'Position (FEN)',
    own: 'My games only',
    act: 'Search',
    clear: 'Clear',
  },
  found: 'Games found',
  searching: 'Searching…',
  none: 'No game like this is in the archive.',
  shown: (count, more) => (more ? `${games(count)} so far, the latest first` : `${games(count)}, the latest first`),
  more: 'More games',
  unknown: 'Unknown',
  versus: (white, black) => `${white} – ${black}`,
  moves: (plies) => (plies < 3 ? '1 move' : `${Math.ceil(plies / 2)} moves`),
  onlyYours: 'Only you find it',
  open: 'Open on the analysis board',
  own: {
    heading: 'Your games',
    signIn: 'With an account your games are here too, you bring games of your own, and take all of them away as one file.',
    act: 'Sign in',
    text: 'Games by link and games you have brought are found by you alone.',
    download: 'Download all as PGN',
  },
  bring: {
    heading: 'Bring games',
    text: 'A PGN file of any size up to 256 MB. Every game is checked; one with an error is told of and left out.',
    choose: 'Choose a PGN file',
    goOn: (name) => `Go on with ${name}`,
    stop: 'Pause',
    underWay: (name, percent) => `${name}: ${percent} %`,
    progress: 'How much of the file is taken',
    counts: (all, kept, doubled, faulty) =>
      [`${games(all)} read`, `${grouped(kept)} kept`]
        .concat(doubled ? [`${grouped(doubled)} there before`] : [], faulty ? [`${grouped(faulty)} with errors, left out`] : [])
        .join(', '),
    ended: (name) => `${name} is in the archive.`,
    brokenOff: (name) => `${name} is not all here. Choose the same file and it goes on where it was.`,
    otherFile: 'That is another file.',
    earlier: 'Files you have brought',
    findings: (count) => (count === 1 ? '1 remark' : `${grouped(count)} remarks`),
    show: 'Show remarks',
    place: (game, line) => `Game ${game}, line ${line}`,
    severity: { error: 'Error', warning: 'Warning' },
    moreFindings: 'More remarks',
  },
  explorer: {
    heading: 'Games here',
    loading: 'Looking…',
    none: 'No game of the archive has come to this position.',
    count: games,
    mine: 'My games',
    move: 'Move',
    games: 'Games',
    results: 'White wins, draws, Black wins',
    share: (white, draws, black) => `White wins ${white} %, drawn ${draws} %, Black wins ${black} %`,
    noResult: 'No result',
    play: (move) => `Play ${move}`,
    latest: 'Latest games',
    all: 'All games with this position',
  },
  problems: {
    'signed-out': 'You are not signed in any more.',
    'archive-full': 'Your part of the archive is full: it holds 20,000 games, and files of 256 MB.',
    'unknown-import': 'That file is not known any more. Bring it again.',
    'too-many': 'That was a lot at once. Try again in a moment.',
    unreadable: 'One of the fields cannot be read.',
  },
  otherwise: 'That did not work. Try again in a moment.',
  unreachable: 'The server cannot be reached.',
};
