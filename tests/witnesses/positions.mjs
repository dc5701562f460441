// SPDX-License-Identifier: MIT
// The positions that everyone is asked about: from random games, and random placements that can be played.

import { Chess } from "chessops/chess";
import { makeFen, parseFen } from "chessops/fen";
import { Random } from "./random.mjs";
import { chessopsMoves } from "./chessops_witness.mjs";

const standardStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/** Guidelines II.2: king between the rooks, bishops on squares of opposite colour; Black mirrors White. */
const isChess960Rank = (rank) =>
  (rank.indexOf("b") + rank.lastIndexOf("b")) % 2 === 1 &&
  rank.indexOf("r") < rank.indexOf("k") &&
  rank.indexOf("k") < rank.lastIndexOf("r");

/** Every different order of those letters. */
function orders(letters) {
  if (letters.length === 0) return [""];
  return [...new Set(letters)].flatMap((first) => orders(letters.replace(first, "")).map((rest) => first + rest));
}

/** The FENs of all 960 starting positions. */
export function chess960Starts() {
  const ranks = orders("rnbqkbnr").filter(isChess960Rank);
  return ranks.map((rank) => `${rank}/pppppppp/8/8/8/8/PPPPPPPP/${rank.toUpperCase()} w KQkq - 0 1`);
}

const positionOf = (fen) => Chess.fromSetup(parseFen(fen).unwrap()).unwrap();
const fenOf = (position) => makeFen(position.toSetup());

/** The FENs of a game of random legal moves, until it ends or has `plies` of them. */
function randomGame(start, random, plies) {
  const position = positionOf(start);
  const fens = [fenOf(position)];
  while (fens.length < plies) {
    const moves = chessopsMoves(position);
    if (moves.length === 0) break;
    position.play(random.pick(moves));
    fens.push(fenOf(position));
  }
  return fens;
}

/** Kings and a few pieces anywhere; nothing when that cannot be played. */
function randomPlacement(random) {
  const squares = Array(64).fill("");
  const put = (letter, from, to) => {
    const square = from + random.below(to - from);
    if (!squares[square]) squares[square] = letter;
  };
  put("K", 0, 64);
  put("k", 0, 64);
  for (let i = random.below(6); i > 0; --i) put(random.pick([..."QRBNqrbn"]), 0, 64);
  for (let i = random.below(6); i > 0; --i) put(random.pick([..."Pp"]), 8, 56);
  const ranks = [];
  for (let rank = 0; rank < 8; ++rank) {
    const row = squares.slice(rank * 8, rank * 8 + 8).map((letter) => letter || "1");
    ranks.push(row.join("").replace(/1+/g, (gap) => gap.length));
  }
  const setup = parseFen(`${ranks.join("/")} ${random.pick(["w", "b"])} - - 0 1`).unwrap();
  return Chess.fromSetup(setup).unwrap(fenOf, () => undefined);
}

function collect(count, next) {
  const fens = new Set();
  while (fens.size < count) for (const fen of next()) if (fen && fens.size < count) fens.add(fen);
  return [...fens];
}

/** `count` different positions of random games of standard chess. */
export function standardGames(count) {
  const random = new Random(1);
  return collect(count, () => randomGame(standardStart, random, 160));
}

/** The same under Chess960. */
export function chess960Games(count) {
  const random = new Random(2);
  const starts = chess960Starts();
  return collect(count, () => randomGame(random.pick(starts), random, 60));
}

/** `count` different positions with pieces anywhere, standard chess. */
export function placements(count) {
  const random = new Random(3);
  return collect(count, () => [randomPlacement(random)]);
}
