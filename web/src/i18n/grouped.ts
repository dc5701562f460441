// SPDX-License-Identifier: GPL-3.0-or-later
/** A count as it is read: 1,234,567. So in all three languages. */
export const grouped = (count: number): string => count.toLocaleString('en');
