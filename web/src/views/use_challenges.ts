// SPDX-License-Identifier: GPL-3.0-or-later
import { useEffect, useState } from 'preact/hooks';
import { browserSurroundings } from '../net/browser';
import { ChallengeWatch } from '../net/challenge_watch';

/** How many challenges wait for the reader. `account`: who is signed in; null for nobody. Where the lobby is open, it tells of them itself. */
export function useChallenges(account: string | null, inLobby: boolean): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    setCount(0);
    if (account === null || inLobby) return;
    const watch = new ChallengeWatch(browserSurroundings, () => document.visibilityState === 'visible', setCount);
    return () => watch.close();
  }, [account, inLobby]);
  return count;
}
