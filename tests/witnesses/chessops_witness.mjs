// SPDX-License-Identifier: MIT
// What chessops says of a position.

import { Chess } from "chessops/chess";
import { makeFen, parseFen } from "chessops/fen";
import { makeSan } from "chessops/san";
import { makeUci, squareRank } from "chessops/util";

/** Every legal move as chessops' own value; castling is king takes rook. */
export function chessopsMoves(position) {
  const moves = [];
  for (const [from, destinations] of position.allDests()) {
    const pawn = position.board.get(from).role === "pawn";
    for (const to of destinations) {
      if (pawn && (squareRank(to) === 0 || squareRank(to) === 7)) {
        for (const promotion of ["queen", "rook", "bishop", "knight"]) moves.push({ from, to, promotion });
      } else {
        moves.push({ from, to });
      }
    }
  }
  return moves;
}

/** e1g1 in standard chess, king takes rook under Chess960. */
function uciOf(position, move, chess960) {
  const castles = position.board[position.turn].has(move.to);
  if (!castles || chess960) return makeUci(move);
  return makeUci({ from: move.from, to: move.to > move.from ? move.from + 2 : move.from - 2 });
}

export function askChessops(fen, chess960) {
  const position = Chess.fromSetup(parseFen(fen).unwrap()).unwrap();
  const moves = new Map();
  for (const move of chessopsMoves(position)) {
    const after = position.clone();
    after.play(move);
    moves.set(uciOf(position, move, chess960), { san: makeSan(position, move), after: makeFen(after.toSetup()) });
  }
  return { moves, check: position.isCheck(), checkmate: position.isCheckmate(), stalemate: position.isStalemate() };
}

/** The same text for the same position, however castling rights were written. */
export function inChessopsForm(fen) {
  return makeFen(parseFen(fen).unwrap());
}

/** Whether chessops takes the text as a position to play. */
export function chessopsAccepts(fen) {
  return parseFen(fen).chain((setup) => Chess.fromSetup(setup)).isOk;
}
