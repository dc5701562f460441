// SPDX-License-Identifier: GPL-3.0-or-later
/** The reader's progress as the views use it: one for the page, kept in this browser. */
import { useEffect, useState } from 'preact/hooks';
import { noProgress, readProgress, writeProgress, type Progress } from '../learn/progress';
import { forget, recall, remember } from '../settings/storage';

export const progressKey = 'adoube.learn';
const listeners = new Set<(progress: Progress) => void>();
let known: { text: string | null; progress: Progress } = { text: null, progress: noProgress };

/** Another page of this browser may have kept something since. */
export function progressNow(): Progress {
  const text = recall(progressKey);
  if (text !== known.text) {
    const kept = readProgress(text ?? '');
    known = { text, progress: typeof kept === 'string' ? noProgress : kept };
  }
  return known.progress;
}

export function keepProgress(progress: Progress): void {
  remember(progressKey, writeProgress(progress));
  for (const listener of listeners) listener(progress);
}

export function forgetProgress(): void {
  forget(progressKey);
  for (const listener of listeners) listener(noProgress);
}

export function useProgress(): Progress {
  const [progress, setProgress] = useState(progressNow);
  useEffect(() => {
    listeners.add(setProgress);
    return () => void listeners.delete(setProgress);
  }, []);
  return progress;
}
