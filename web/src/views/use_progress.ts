// SPDX-License-Identifier: GPL-3.0-or-later
/** The reader's progress as the views use it: one for the page, kept in this browser. */
import { useEffect, useState } from 'preact/hooks';
import { noProgress, readProgress, writeProgress, type Progress } from '../learn/progress';
import { forget, recall, remember } from '../settings/storage';

const key = 'adoube.learn';
const listeners = new Set<(progress: Progress) => void>();
let current: Progress | null = null;

export function progressNow(): Progress {
  if (!current) {
    const kept = readProgress(recall(key) ?? '');
    current = typeof kept === 'string' ? noProgress : kept;
  }
  return current;
}

export function keepProgress(progress: Progress): void {
  current = progress;
  remember(key, writeProgress(progress));
  for (const listener of listeners) listener(progress);
}

export function forgetProgress(): void {
  current = noProgress;
  forget(key);
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
