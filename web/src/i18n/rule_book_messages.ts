// SPDX-License-Identifier: GPL-3.0-or-later
/** The words of the rule book, loaded with its pages. */
import type { Language } from '../core/types';
import { usePage } from '../views/context';
import { ruleBookEn, type RuleBookMessages } from './rule_book_en';
import { ruleBookZhHans } from './rule_book_zh_hans';
import { ruleBookZhHant } from './rule_book_zh_hant';

const byLanguage: Readonly<Record<Language, RuleBookMessages>> = { en: ruleBookEn, 'zh-Hans': ruleBookZhHans, 'zh-Hant': ruleBookZhHant };

export function useRuleBookMessages(): RuleBookMessages {
  return byLanguage[usePage().settings.language];
}
