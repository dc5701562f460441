// SPDX-License-Identifier: GPL-3.0-or-later
/** Chinese sentences stand without a space between them. */
export function joined(first: string, second: string): string {
  return first.endsWith('。') ? first + second : `${first} ${second}`;
}
