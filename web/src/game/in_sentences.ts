// SPDX-License-Identifier: GPL-3.0-or-later

/** One after another, with a full stop behind what has no sign of its own at its end. `stop`: "signs.stop" of the language. */
export function inSentences(parts: readonly string[], stop: string): string {
  const gap = stop.slice(1);
  return parts.filter(Boolean).reduce((said, part) => {
    if (said === '') return part;
    return `${said}${/[.!?。！？]$/.test(said) ? gap : stop}${part}`;
  }, '');
}
