// SPDX-License-Identifier: GPL-3.0-or-later
/** Asks who can still win, beside the page: it goes on while the answer is worked out, and a question can be dropped. */
import type { CoreError, Language, WinnableAnswer } from './types';

export interface WinnableQuestion {
  fen: string;
  chess960: boolean;
  /** Positions to look at for each side, at the most. */
  limit: number;
  lang: Language;
}

/** `heard` gets the answer, or null where there is none; it is not called once the question is dropped, by the function returned. */
export function askWhoCanWin(question: WinnableQuestion, heard: (answer: WinnableAnswer | null) => void): () => void {
  const worker = new Worker(new URL('./prover_worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', (event: MessageEvent<string>) => {
    worker.terminate();
    const answer = JSON.parse(event.data) as WinnableAnswer | CoreError;
    heard('error' in answer ? null : answer);
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    heard(null);
  });
  worker.postMessage(JSON.stringify({ command: 'winnable', lenient: true, ...question }));
  return () => worker.terminate();
}
