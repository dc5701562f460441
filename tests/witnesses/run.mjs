// SPDX-License-Identifier: MIT
// node run.mjs [--adoube PATH]: asks adoube and each witness about the same positions, and compares.
// Prints one line "N passed, N failed", where N counts positions, and above it what differs, after a line "FAILED witness: position";
// exit status 1 when one failed.

import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { askAdoube, askAdoubeFen, askAdoubePerft } from "./adoube.mjs";
import { askChessJs, chessJsAccepts } from "./chessjs_witness.mjs";
import { askChessops, chessopsAccepts, inChessopsForm } from "./chessops_witness.mjs";
import { compare } from "./comparison.mjs";
import { chess960Games, chess960Starts, placements, standardGames } from "./positions.mjs";
import { setups } from "./setups.mjs";
import { askStockfish, stockfishIsHere } from "./stockfish_witness.mjs";

const { values: options } = parseArgs({ options: { adoube: { type: "string" } } });
const program = options.adoube ?? fileURLToPath(new URL("../../build/release/adoube", import.meta.url));
if (!existsSync(program)) {
  console.error(`${program}: not there; build the program first, or name it`);
  process.exit(2);
}

let passed = 0;
let failed = 0;

function judge(witness, fen, differences) {
  if (differences.length === 0) return void ++passed;
  ++failed;
  for (const { point, ours, theirs } of differences.slice(0, 3))
    console.log(`FAILED ${witness}: ${fen}\n  ${point}\n    adoube  ${ours}\n    ${witness}  ${theirs}`);
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
  const ours = askAdoubePerft(program, fens, depth, chess960);
  const theirs = askStockfish(fens, depth, chess960);
  fens.forEach((fen, i) => {
    judge("stockfish", fen, ours[i] === theirs[i] ? [] : [{ point: `perft ${depth}`, ours: ours[i], theirs: theirs[i] }]);
  });
  console.log(`stockfish: ${fens.length} positions, perft ${depth} (${name})`);
}

function judgeSetups(witness, accepts) {
  const ours = askAdoubeFen(program, setups.map(({ fen }) => fen));
  setups.forEach(({ name, fen, valid, differ = [], decides = "" }, i) => {
    const expected = differ.includes(witness) ? !valid : valid;
    const found = [];
    if (ours[i].valid !== valid) found.push({ point: `${name}: valid`, ours: ours[i].valid, theirs: valid });
    if (accepts(fen) !== expected) found.push({ point: `${name}: accepted`, ours: expected, theirs: !expected });
    if (decides && !decides.startsWith("PGN") && !ours[i].articles.includes(decides))
      found.push({ point: `${name}: article`, ours: ours[i].articles, theirs: decides });
    judge(witness, fen, found);
  });
  const listed = setups.filter(({ differ = [] }) => differ.includes(witness)).length;
  console.log(`${witness}: ${setups.length} texts judged, ${listed} differences with the article that decides`);
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
  countAll("all Chess960 starting positions", chess960Starts(), 3, true);
  countAll("standard games", standard, 2, false);
  countAll("standard placements", placed, 3, false);
  countAll("Chess960 games", chess960, 3, true);
} else {
  console.log("stockfish: not installed, not asked");
}

judgeSetups("chessops", chessopsAccepts);
judgeSetups("chess.js", chessJsAccepts);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
