// SPDX-License-Identifier: GPL-3.0-or-later
/** The words of Learn, loaded with its pages. */
import type { Language } from '../core/types';
import { usePage } from '../views/context';
import { learnEn, type LearnMessages } from './learn_en';
import { learnZhHans } from './learn_zh_hans';
import { learnZhHant } from './learn_zh_hant';

export type { LearnMessages };

const byLanguage: Readonly<Record<Language, LearnMessages>> = { en: learnEn, 'zh-Hans': learnZhHans, 'zh-Hant': learnZhHant };

export function useLearnMessages(): LearnMessages {
  return byLanguage[usePage().settings.language];
}
