// SPDX-License-Identifier: GPL-3.0-or-later
/** The words of the computer, loaded with its page and with the engine's panel. */
import type { Language } from '../core/types';
import { usePage } from '../views/context';
import { computerEn, type ComputerMessages } from './computer_en';
import { computerZhHans } from './computer_zh_hans';
import { computerZhHant } from './computer_zh_hant';

export type { ComputerMessages };

const byLanguage: Readonly<Record<Language, ComputerMessages>> = { en: computerEn, 'zh-Hans': computerZhHans, 'zh-Hant': computerZhHant };

export function useComputerMessages(): ComputerMessages {
  return byLanguage[usePage().settings.language];
}
