// SPDX-License-Identifier: GPL-3.0-or-later
/** The words of the analysis board, loaded with its page. */
import type { Language } from '../core/types';
import { usePage } from '../views/context';
import { analysisEn, type AnalysisMessages } from './analysis_en';
import { analysisZhHans } from './analysis_zh_hans';
import { analysisZhHant } from './analysis_zh_hant';

export type { AnalysisMessages };

const byLanguage: Readonly<Record<Language, AnalysisMessages>> = { en: analysisEn, 'zh-Hans': analysisZhHans, 'zh-Hant': analysisZhHant };

export function useAnalysisMessages(): AnalysisMessages {
  return byLanguage[usePage().settings.language];
}
