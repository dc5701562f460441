// SPDX-License-Identifier: GPL-3.0-or-later
/** The account that is signed in, for the whole page. A browser that has never signed in does not ask the server for one. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { preferencesOf, sameSettings, settingsOf } from '../account/account';
import { changePreferences, whoAmI } from '../net/account';
import { Refusal } from '../net/ask';
import type { OwnAccount } from '../net/messages';
import type { Settings } from '../settings/settings';
import { forget, recall, remember } from '../settings/storage';

const signedInBefore = 'adoube.signedIn';
const savedAfterMs = 800;

export interface AccountState {
  /** Null where nobody is signed in. */
  account: OwnAccount | null;
  /** False while the server is asked. */
  known: boolean;
  /** Somebody has signed in: their settings hold from now on. */
  enter: (account: OwnAccount) => void;
  /** What is known of the account has changed. */
  update: (account: OwnAccount) => void;
  leave: () => void;
  /** The reader has changed the settings: the account learns of it. */
  keep: (settings: Settings) => void;
}

export function useAccount(settings: Settings, takeOver: (settings: Settings) => void): AccountState {
  const [account, setAccount] = useState<OwnAccount | null>(null);
  const [known, setKnown] = useState(() => recall(signedInBefore) === null);
  const timer = useRef(0);

  const leave = () => {
    forget(signedInBefore);
    setAccount(null);
    setKnown(true);
  };
  const enter = (entered: OwnAccount) => {
    remember(signedInBefore, 'yes');
    setAccount(entered);
    setKnown(true);
    const theirs = settingsOf(entered, settings);
    if (!sameSettings(theirs, settings)) takeOver(theirs);
  };
  useEffect(() => {
    if (known) return;
    let gone = false;
    void whoAmI().then((answer) => {
      if (gone) return;
      if (answer instanceof Refusal) setKnown(true);
      else if (answer) enter(answer);
      else leave();
    });
    return () => {
      gone = true;
    };
  }, []);

  const keep = (changed: Settings) => {
    if (!account) return;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void changePreferences(preferencesOf(changed)), savedAfterMs);
  };
  return { account, known, enter, update: setAccount, leave, keep };
}
