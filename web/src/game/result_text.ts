// SPDX-License-Identifier: GPL-3.0-or-later
/** "½–½", "1–0". */
export function resultText(result: string): string {
  return result.replaceAll('1/2', '½').replace('-', '–');
}
