// SPDX-License-Identifier: MIT
// What `adoube` says: many positions in one run, one JSON answer a line.

import { spawnSync } from "node:child_process";

function answers(program, command, lines, chess960, extra = []) {
  if (lines.length === 0) return [];
  const options = [...extra, "--json", ...(chess960 ? ["--chess960"] : [])];
  const input = lines.join("\n") + "\n";
  const run = spawnSync(program, [command, "-", ...options], { input, encoding: "utf8", maxBuffer: 1 << 30 });
  if (run.error) throw run.error;
  const found = run.stdout.trimEnd().split("\n").map((line) => JSON.parse(line));
  if (found.length !== lines.length) throw new Error(`${command}: ${found.length} answers to ${lines.length} lines; ${run.stderr}`);
  return found;
}

/** For each FEN what the witnesses are asked, too. Every fourth move is played, for the FEN after it. */
export function askAdoube(program, fens, chess960) {
  const listed = answers(program, "moves", fens, chess960);
  const played = fens.flatMap((fen, i) => listed[i].moves.filter((_, k) => k % 4 === i % 4).map(({ uci }) => `${fen}\t${uci}`));
  const after = answers(program, "moves", played, chess960);
  const fenAfter = new Map(played.map((line, k) => [line, after[k].fen]));
  const ended = fens.filter((_, i) => listed[i].moves.length === 0);
  const statuses = answers(program, "status", ended, chess960);
  const reasons = new Map(ended.map((fen, k) => [fen, statuses[k].outcome?.reason]));
  return fens.map((fen, i) => {
    const moves = listed[i].moves.map(({ uci, san }) => [uci, { san, after: fenAfter.get(`${fen}\t${uci}`) }]);
    const reason = reasons.get(fen);
    return { moves: new Map(moves), check: listed[i].check, checkmate: reason === "checkmate", stalemate: reason === "stalemate" };
  });
}

/** The number of move sequences of length `depth` from each FEN. */
export function askAdoubePerft(program, fens, depth, chess960) {
  return answers(program, "perft", fens, chess960, [String(depth)]).map(({ nodes }) => nodes);
}

/** Of each text whether it is a FEN to play, and the articles of the problems. */
export function askAdoubeFen(program, fens) {
  return answers(program, "fen", fens, false).map(({ valid, problems }) => ({ valid, articles: problems.map(({ article }) => article) }));
}
