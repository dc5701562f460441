// SPDX-License-Identifier: GPL-3.0-or-later
import type { Language } from '../core/types';
import { en, type Messages } from './en';
import { zhHans } from './zh-Hans';
import { zhHant } from './zh-Hant';

export type { Messages };

export const languages: readonly Language[] = ['en', 'zh-Hans', 'zh-Hant'];

const byLanguage: Readonly<Record<Language, Messages>> = { en: en, 'zh-Hans': zhHans, 'zh-Hant': zhHant };

export function messagesFor(language: Language): Messages {
  return byLanguage[language];
}
