// SPDX-License-Identifier: MIT
// Two answers about one position, field by field.

const sorted = (map) => [...map.keys()].sort().join(" ");

/** Each point on which the two answers differ: { fen, point, ours, theirs }. `asked` counts the points. */
export function compare(fen, ours, theirs, sameFen = (a, b) => a === b) {
  const differences = [];
  let asked = 0;
  const expect = (point, a, b, same = a === b) => {
    ++asked;
    if (!same) differences.push({ fen, point, ours: a, theirs: b });
  };
  expect("moves", sorted(ours.moves), sorted(theirs.moves));
  for (const state of ["check", "checkmate", "stalemate"]) expect(state, ours[state], theirs[state]);
  for (const [uci, { san, after }] of ours.moves) {
    const their = theirs.moves.get(uci);
    if (!their) continue;
    expect(`san of ${uci}`, san, their.san);
    if (after !== undefined) expect(`fen after ${uci}`, after, their.after, sameFen(after, their.after));
  }
  return { asked, differences };
}
