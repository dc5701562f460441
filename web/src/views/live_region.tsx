// SPDX-License-Identifier: GPL-3.0-or-later
/** What is said aloud by a screen reader: one place for every page that announces something. */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { usePage } from './context';

export interface Said {
  text: string;
  /** How many times something has been said. */
  turn: number;
}

/** What was said last, and how to say the next. What was said in another language does not stay. */
export function useSaid(): [Said, (text: string) => void] {
  const { language } = usePage().settings;
  const [said, setSaid] = useState({ text: '', turn: 0, language });
  const say = useCallback((text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1, language })), [language]);
  return [said.language === language ? said : { ...said, text: '' }, say];
}

/** Hears what is new each time the value becomes another one; nothing where there is no news. */
export function useNews<T>(value: T, newsOf: (before: T, now: T) => string | null, hear: (news: string) => void): void {
  const before = useRef(value);
  useEffect(() => {
    const news = newsOf(before.current, value);
    before.current = value;
    if (news) hear(news);
  }, [value]);
}

export function LiveRegion({ said }: { said: Said }) {
  // The same words twice are announced twice, because they stand in another element.
  return (
    <div class="visually-hidden" aria-live="polite" aria-atomic="true" data-testid="announcer">
      <p key={said.turn}>{said.text}</p>
    </div>
  );
}
