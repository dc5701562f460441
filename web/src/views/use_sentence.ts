// SPDX-License-Identifier: GPL-3.0-or-later
import { useState } from 'preact/hooks';
import { usePage } from './context';

/** A state that holds what was said to the reader: in another language it is `none` again, since nobody says it anew. */
export function useSentence<T>(none: T): [T, (said: T) => void] {
  const { language } = usePage().settings;
  const [held, setHeld] = useState({ said: none, language });
  return [held.language === language ? held.said : none, (said) => setHeld({ said, language })];
}
