// SPDX-License-Identifier: MIT
// What chess.js says of a position of standard chess.

import { Chess } from "chess.js";

export function askChessJs(fen) {
  const chess = new Chess(fen);
  const moves = new Map();
  for (const move of chess.moves({ verbose: true })) moves.set(move.lan, { san: move.san, after: move.after });
  return { moves, check: chess.isCheck(), checkmate: chess.isCheckmate(), stalemate: chess.isStalemate() };
}

/** Whether chess.js takes the text as a position to play. */
export function chessJsAccepts(fen) {
  try {
    return new Chess(fen) !== undefined;
  } catch {
    return false;
  }
}
