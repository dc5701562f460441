// SPDX-License-Identifier: MIT
// The rows of data/perft, counted by the rules as WebAssembly. The last line is "N passed, N failed".
// Usage: node perft.mjs perft_module.wasm FILE.tsv...
import { readFileSync } from "node:fs";
import { basename } from "node:path";

const [module, ...files] = process.argv.slice(2);
const noSystem = new Proxy({}, { get: () => () => 52 });
const { instance } = await WebAssembly.instantiate(readFileSync(module), { wasi_snapshot_preview1: noSystem });
const { memory, room, perft, _initialize } = instance.exports;
_initialize();

function count(fen, depth, chess960, withLists) {
  const { written } = new TextEncoder().encodeInto(fen, new Uint8Array(memory.buffer, room(), 256));
  return perft(written, depth, chess960, withLists);
}

let passed = 0, failed = 0;
for (const withLists of [false, true]) {
  let leaves = 0;
  const before = process.cpuUsage();
  for (const file of files) {
    for (const line of readFileSync(file, "utf8").split("\n").filter((text) => text && !text.startsWith("#"))) {
      const [name, fen, depth, expected] = line.split("\t");
      const counted = count(fen, Number(depth), basename(file) === "chess960.tsv", withLists);
      leaves += counted;
      if (counted === Number(expected)) ++passed;
      else console.log(`FAILED ${name}: ${counted} and not ${expected}`), ++failed;
    }
  }
  const { user } = process.cpuUsage(before);
  const title = withLists ? "with lists" : "counted";
  console.log(`wasm, ${title}: ${leaves} leaves, ${(1e-6 * user).toFixed(1)} s, ${(leaves / user).toFixed(0)} million/s`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
