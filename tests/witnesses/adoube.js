// SPDX-License-Identifier: MIT
// What `adoube` says: many positions in one run, one JSON answer a line.

import { spawnSync } from "node:child_process";

function answers(program, command, lines, chess960) {
  const options = ["--json", ...(chess960 ? ["--chess960"] : [])];
  const run = spawnSync(program, [command, "-", ...options], { input: lines.join("\n") + "\n", encoding: "utf8", maxBuffer: 1 << 30 });
  if (run.error) throw run.error;
  const found = run.stdout.trimEnd().split("\n").map((line) => JSON.parse(line));
  if (found.length !== lines.length) throw new Error(`${command}: ${found.length} answers to ${lines.length} lines; ${run.stderr}`);
  return found;
}

/** For each FEN what the witnesses are asked, too; the position after each move comes from `status FEN MOVE`. */
export function askAdoube(program, fens, chess960) {
  const listed = answers(program, "moves", fens, chess960);
  const statuses = answers(program, "status", fens, chess960);
  const after = answers(program, "status", fens.flatMap((fen, i) => listed[i].moves.map(({ uci }) => `${fen}\t${uci}`)), chess960);
  let next = 0;
  return fens.map((fen, i) => {
    const moves = new Map(listed[i].moves.map(({ uci, san }) => [uci, { san, after: after[next++].fen }]));
    const reason = statuses[i].outcome?.reason;
    return {
      moves,
      check: listed[i].check,
      checkmate: reason === "checkmate",
      stalemate: reason === "stalemate",
      legalMoves: statuses[i].legal_moves,
    };
  });
}

export function askAdoubePerft(program, fen, depth, chess960) {
  const options = ["--divide", "--json", ...(chess960 ? ["--chess960"] : [])];
  const run = spawnSync(program, ["perft", fen, String(depth), ...options], { encoding: "utf8" });
  if (run.status !== 0) throw new Error(`perft ${fen}: ${run.stderr}`);
  return JSON.parse(run.stdout.trimEnd().split("\n").at(-1)).nodes;
}
