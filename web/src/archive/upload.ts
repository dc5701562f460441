// SPDX-License-Identifier: GPL-3.0-or-later
/** A file of games on its way to the archive, a piece at a time. Where it breaks off it goes on from what the server has. */
import { Refusal, type Answer } from '../net/ask';
import type { ImportState } from '../net/messages';

export const pieceBytes = 262_144;

export interface Post {
  begin: (name: string) => Promise<Answer<ImportState>>;
  read: (id: string) => Promise<Answer<ImportState>>;
  send: (id: string, offset: number, piece: Blob) => Promise<Answer<ImportState>>;
  end: (id: string) => Promise<Answer<ImportState>>;
  /** Before a piece is tried again. */
  wait: (ms: number) => Promise<void>;
}

const tries = 6;
const longestWait_ms = 20_000;

/** `begun`: an import of this very file that broke off. `stopped` is asked before every piece. */
export async function upload(
  post: Post,
  file: Blob & { name?: string },
  begun: ImportState | null,
  told: (state: ImportState) => void,
  stopped: () => boolean,
): Promise<Answer<ImportState>> {
  const first = begun ? await post.read(begun.import) : await post.begin(shortName(file.name ?? ''));
  if (first instanceof Refusal) return first;
  let state = first;
  let failures = 0;
  while (!state.ended) {
    told(state);
    if (stopped()) return state;
    const answer =
      state.taken >= file.size
        ? await post.end(state.import)
        : await post.send(state.import, state.taken, file.slice(state.taken, state.taken + pieceBytes));
    if (!(answer instanceof Refusal)) {
      state = answer;
      failures = 0;
      continue;
    }
    if (!passes(answer) || ++failures >= tries) return answer;
    await post.wait(Math.max(answer.waitMs, Math.min(longestWait_ms, 500 * 2 ** failures)));
    // Whether the piece came through is not known.
    const now = await post.read(state.import);
    if (!(now instanceof Refusal)) state = now;
    else if (!passes(now)) return now;
  }
  told(state);
  return state;
}

/** It may go better the next time. */
function passes({ code }: Refusal): boolean {
  return code === 'unreachable' || code === 'unavailable' || code === 'too-many' || code === 'wrong-offset';
}

/** As many characters as the server takes bytes, at the worst. */
function shortName(name: string): string {
  return [...name].slice(0, 50).join('');
}
