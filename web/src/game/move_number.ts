// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * What stands before the move of that index in a line from the position `start`: "12." before a move of White, "12…" before one of
 * Black that begins the line; nothing before other moves of Black.
 */
export function moveNumber(start: string, index: number): string {
  const fields = start.split(' ');
  const before = index + (fields[1] === 'b' ? 1 : 0);
  const number = (Number(fields[5]) || 1) + Math.floor(before / 2);
  if (before % 2 === 0) return `${number}.`;
  return index === 0 ? `${number}…` : '';
}
