// SPDX-License-Identifier: GPL-3.0-or-later
/** The words of a game's analysis, loaded with its page. */
import type { Language } from '../core/types';
import { usePage } from '../views/context';
import { reportEn, type ReportMessages } from './report_en';
import { reportZhHans } from './report_zh_hans';
import { reportZhHant } from './report_zh_hant';

export type { ReportMessages };

const byLanguage: Readonly<Record<Language, ReportMessages>> = { en: reportEn, 'zh-Hans': reportZhHans, 'zh-Hant': reportZhHant };

export function useReportMessages(): ReportMessages {
  return byLanguage[usePage().settings.language];
}
