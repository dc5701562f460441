// SPDX-License-Identifier: GPL-3.0-or-later
/** The words of the arbiter, loaded with the pages that speak of incidents. */
import type { Language } from '../core/types';
import { usePage } from '../views/context';
import { arbiterEn, type ArbiterMessages } from './arbiter_en';
import { arbiterZhHans } from './arbiter_zh_hans';
import { arbiterZhHant } from './arbiter_zh_hant';

export type { ArbiterMessages };

const byLanguage: Readonly<Record<Language, ArbiterMessages>> = { en: arbiterEn, 'zh-Hans': arbiterZhHans, 'zh-Hant': arbiterZhHant };

export function arbiterMessagesFor(language: Language): ArbiterMessages {
  return byLanguage[language];
}

export function useArbiterMessages(): ArbiterMessages {
  return arbiterMessagesFor(usePage().settings.language);
}
