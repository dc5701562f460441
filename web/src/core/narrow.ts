// SPDX-License-Identifier: GPL-3.0-or-later
/** What a value from outside is. */
export function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
