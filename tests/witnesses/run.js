// SPDX-License-Identifier: MIT
// node run.js [PATH TO adoube]: asks adoube and each witness about the same positions, and compares.
// Prints one line "N passed, N failed", where N counts positions; exit status 1 when one failed.

import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { askAdoube, askAdoubePerft } from "./adoube.js";
import { askChessJs } from "./chessjs_witness.js";
import { askChessops, inChessopsForm } from "./chessops_witness.js";
import { compare } from "./comparison.js";
import { differences } from "./differences.js";
import { chess960Games, placements, standardGames } from "./positions.js";
import { askStockfish, stockfishIsHere } from "./stockfish_witness.js";

const program = process.argv[2] ?? fileURLToPath(new URL("../../build/release/adoube", import.meta.url));
if (!existsSync(program)) {
  console.error(`${program}: not there; build the program first, or name it`);
  process.exit(2);
}

let passed = 0;
let failed = 0;
const needed = new Set();

function judge(witness, fen, found) {
  const unexplained = found.filter((difference) => {
    const explanation = differences.find((row) => row.witness === witness && row.explains(difference));
    if (explanation) needed.add(explanation);
    return !explanation;
  });
  if (unexplained.length === 0) return void ++passed;
  ++failed;
  for (const { point, ours, theirs } of unexplained.slice(0, 3))
    console.log(`${witness}: ${fen}\n  ${point}\n    adoube  ${ours}\n    ${witness}  ${theirs}`);
}

function compareAll(name, witness, fens, chess960, ask, sameFen) {
  const ours = askAdoube(program, fens, chess960);
  let asked = 0;
  fens.forEach((fen, i) => {
    const answer = compare(fen, ours[i], ask(fen, chess960), sameFen);
    asked += answer.asked;
    judge(witness, fen, answer.differences);
  });
  console.log(`${witness}: ${fens.length} positions, ${asked} answers (${name})`);
}

function countAll(name, fens, depth, chess960) {
  const theirs = askStockfish(fens, depth, chess960);
  fens.forEach((fen, i) => {
    const ours = askAdoubePerft(program, fen, depth, chess960);
    judge("stockfish", fen, ours === theirs[i] ? [] : [{ point: `perft ${depth}`, ours, theirs: theirs[i] }]);
  });
  console.log(`stockfish: ${fens.length} positions, perft ${depth} (${name})`);
}

const standard = standardGames(2000);
const chess960 = chess960Games(1500);
const placed = placements(1500);
const inOneForm = (a, b) => inChessopsForm(a) === inChessopsForm(b);

compareAll("standard games", "chessops", standard, false, askChessops);
compareAll("standard placements", "chessops", placed, false, askChessops);
compareAll("Chess960 games", "chessops", chess960, true, askChessops, inOneForm);
compareAll("standard games", "chess.js", standard, false, askChessJs);
compareAll("standard placements", "chess.js", placed, false, askChessJs);
if (stockfishIsHere) {
  const some = (fens, count) => fens.filter((_, i) => i % Math.floor(fens.length / count) === 0);
  countAll("standard games", some(standard, 100), 3, false);
  countAll("standard placements", some(placed, 100), 3, false);
  countAll("Chess960 games", some(chess960, 100), 3, true);
} else {
  console.log("stockfish: not installed, not asked");
}

for (const row of differences.filter((explanation) => !needed.has(explanation))) {
  ++failed;
  console.log(`differences.js: nothing needs "${row.what}"`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
