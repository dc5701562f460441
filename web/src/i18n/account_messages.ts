// SPDX-License-Identifier: GPL-3.0-or-later
/** The words of accounts, loaded with their page. */
import type { Language } from '../core/types';
import { usePage } from '../views/context';
import { accountEn, type AccountMessages } from './account_en';
import { accountZhHans } from './account_zh_hans';
import { accountZhHant } from './account_zh_hant';

export type { AccountMessages };

const byLanguage: Readonly<Record<Language, AccountMessages>> = {
  en: accountEn,
  'zh-Hans': accountZhHans,
  'zh-Hant': accountZhHant,
};

export function useAccountMessages(): AccountMessages {
  return byLanguage[usePage().settings.language];
}
