// SPDX-License-Identifier: GPL-3.0-or-later
/** The words of a game with an arbiter, loaded with its parts of the page. */
import type { Language } from '../core/types';
import { usePage } from '../views/context';
import { officialsEn, type OfficialsMessages } from './officials_en';
import { officialsZhHans } from './officials_zh_hans';
import { officialsZhHant } from './officials_zh_hant';

export type { OfficialsMessages };

const byLanguage: Readonly<Record<Language, OfficialsMessages>> = {
  en: officialsEn,
  'zh-Hans': officialsZhHans,
  'zh-Hant': officialsZhHant,
};

export function useOfficialsMessages(): OfficialsMessages {
  return byLanguage[usePage().settings.language];
}
