// SPDX-License-Identifier: GPL-3.0-or-later
/** What every view may need: the rules, the reader's settings, and the page's words. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { RulesCore } from '../core/core';
import type { Messages } from '../i18n/messages';
import type { Settings } from '../settings/settings';
import type { AccountState } from './use_account';

export interface PageContext {
  core: RulesCore;
  settings: Settings;
  change: (part: Partial<Settings>) => void;
  messages: Messages;
  account: AccountState;
  /** How many challenges wait for the reader. */
  challenges: number;
  openSettings: () => void;
  openKeys: () => void;
}

export const Page = createContext<PageContext | null>(null);

export function usePage(): PageContext {
  const page = useContext(Page);
  if (!page) throw new Error('a view stands outside the page');
  return page;
}
