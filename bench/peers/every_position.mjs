// SPDX-License-Identifier: MIT
// Nanoseconds a position for what npm's chess libraries answer, over the positions of the games of a PGN file: a line each of
// library, question and time, parted by tabs. Medians of three rounds by process CPU clock.
// Usage: node every_position.mjs games.pgn [positions]
import { readFileSync } from "node:fs";
import { Chess as ChessJs } from "chess.js";
import { Chess } from "chessops/chess";
import { makeFen, parseFen } from "chessops/fen";
import { parsePgn, startingPosition } from "chessops/pgn";
import { makeSan, parseSan } from "chessops/san";

/** {position, fen, san, move} for each move of the main lines, up to so many. */
function pliesOf(text, limit) {
  const plies = [];
  for (const game of parsePgn(text)) {
    const position = startingPosition(game.headers).unwrap();
    for (const { san } of game.moves.mainline()) {
      const move = parseSan(position, san);
      if (!move) break;
      plies.push({ position: position.clone(), fen: makeFen(position.toSetup()), san, move });
      if (plies.length === limit) return plies;
      position.play(move);
    }
  }
  return plies;
}

function measure(library, question, plies, ask) {
  const rounds = [];
  for (let round = 0; round < 3; ++round) {
    const before = process.cpuUsage();
    for (const ply of plies) ask(ply);
    const { user, system } = process.cpuUsage(before);
    rounds.push((1000 * (user + system)) / plies.length);
  }
  rounds.sort((a, b) => a - b);
  console.log(`${library}\t${question}\t${rounds[1].toFixed(1)}`);
}

const [file, limit = "2000"] = process.argv.slice(2);
const plies = pliesOf(readFileSync(file, "utf8"), Number(limit));
const boards = new Map(plies.map((ply) => [ply, new ChessJs(ply.fen)]));
measure("chess.js", "legal_moves", plies, (ply) => boards.get(ply).moves());
measure("chessops", "legal_moves", plies, ({ position }) => position.allDests());
measure("chessops", "play", plies, ({ position, move }) => position.clone().play(move));
measure("chessops", "write_san", plies, ({ position, move }) => makeSan(position, move));
measure("chessops", "read_san, play", plies, ({ position, san }) => {
  const next = position.clone();
  next.play(parseSan(next, san));
});
measure("chessops", "write_fen", plies, ({ position }) => makeFen(position.toSetup()));
measure("chessops", "read_fen", plies, ({ fen }) => parseFen(fen));
measure("chessops", "read_position", plies, ({ fen }) => Chess.fromSetup(parseFen(fen).unwrap()));
