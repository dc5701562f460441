// SPDX-License-Identifier: MIT
// Perft of the rules as WebAssembly beside npm's chess libraries, counted at the leaf by all of them: a line each of position,
// library and million leaves a second of process CPU time, parted by tabs. Theirs go two half-moves less deep.
// Usage: node perft.mjs perft_module.wasm
import { readFileSync } from "node:fs";
import { Chess as ChessJs } from "chess.js";
import { Chess } from "chessops/chess";
import { perft as chessopsPerft } from "chessops/debug";
import { parseFen } from "chessops/fen";

const positions = [
  ["start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4],
  ["Kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3],
];

async function ours(file) {
  const noSystem = new Proxy({}, { get: () => () => 52 });
  const { instance } = await WebAssembly.instantiate(readFileSync(file), { wasi_snapshot_preview1: noSystem });
  const { memory, room, perft, _initialize } = instance.exports;
  _initialize();
  return (fen, depth) => {
    const { written } = new TextEncoder().encodeInto(fen, new Uint8Array(memory.buffer, room(), 256));
    return perft(written, depth, false, false);
  };
}

const libraries = [
  ["adoube", await ours(process.argv[2]), 2],
  ["chessops", (fen, depth) => chessopsPerft(Chess.fromSetup(parseFen(fen).unwrap()).unwrap(), depth), 0],
  ["chess.js", (fen, depth) => new ChessJs(fen).perft(depth), 0],
];
for (const [name, fen, depth] of positions) {
  for (const [library, perft, deeper] of libraries) {
    perft(fen, depth - 1);
    const before = process.cpuUsage();
    const leaves = perft(fen, depth + deeper);
    const { user, system } = process.cpuUsage(before);
    console.log(`${name}\t${library}\t${(leaves / (user + system)).toFixed(4)}`);
  }
}
