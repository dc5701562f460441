// SPDX-License-Identifier: GPL-3.0-or-later
/** The account that is signed in, as the page keeps it, and the settings that follow it. */
import type { OwnAccount, Preferences } from '../net/messages';
import { readSettings, type Settings } from '../settings/settings';

/** The settings of the account; what it has none of stays as it is here. */
export function settingsOf(account: OwnAccount, here: Settings): Settings {
  const kept = account.settings ? readSettings(account.settings, here) : here;
  return { ...kept, language: account.language ?? kept.language };
}

export function preferencesOf(settings: Settings): Preferences {
  return { language: settings.language, settings: JSON.stringify(settings) };
}

export function sameSettings(one: Settings, other: Settings): boolean {
  return (Object.keys(one) as (keyof Settings)[]).every((key) => one[key] === other[key]);
}
