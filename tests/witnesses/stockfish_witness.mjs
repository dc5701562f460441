// SPDX-License-Identifier: MIT
// What Debian's stockfish counts from a position.

import { existsSync } from "node:fs";
import { spawnSync } from "node:child_process";

const program = ["/usr/games/stockfish", "/usr/bin/stockfish"].find(existsSync);

export const stockfishIsHere = program !== undefined;

/** The number of move sequences of length `depth` from each FEN. */
export function askStockfish(fens, depth, chess960) {
  const orders = [`setoption name UCI_Chess960 value ${chess960}`];
  for (const fen of fens) orders.push(`position fen ${fen}`, `go perft ${depth}`);
  const run = spawnSync(program, [], { input: [...orders, "quit", ""].join("\n"), encoding: "utf8", maxBuffer: 1 << 30 });
  return [...run.stdout.matchAll(/Nodes searched: (\d+)/g)].map(([, nodes]) => Number(nodes));
}
