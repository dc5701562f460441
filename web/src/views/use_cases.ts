// SPDX-License-Identifier: GPL-3.0-or-later
/** The cases of the rule book as the server gives them, once. */
import { useEffect, useState } from 'preact/hooks';
import type { LawCase } from '../learn/law_cases';

let cases: Promise<LawCase[]> | null = null;

function loadCases(): Promise<LawCase[]> {
  const loading =
    cases ??
    fetch('/cases.json').then(async (response) => {
      if (!response.ok) throw new Error(`cases.json: ${response.status}`);
      return (await response.json()) as LawCase[];
    });
  cases = loading;
  loading.catch(() => {
    cases = null;
  });
  return loading;
}

/** Null while they are on the way; none where they do not come. */
export function useCases(): readonly LawCase[] | null {
  const [held, setHeld] = useState<readonly LawCase[] | null>(null);
  useEffect(() => {
    let gone = false;
    const hold = (list: readonly LawCase[]) => !gone && setHeld(list);
    loadCases().then(hold, (problem: unknown) => {
      console.error(problem);
      hold([]);
    });
    return () => {
      gone = true;
    };
  }, []);
  return held;
}
