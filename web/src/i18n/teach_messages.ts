// SPDX-License-Identifier: GPL-3.0-or-later
/** The words of a teacher's own task, loaded with its page. */
import type { Language } from '../core/types';
import { usePage } from '../views/context';
import { teachEn, type TeachMessages } from './teach_en';
import { teachZhHans } from './teach_zh_hans';
import { teachZhHant } from './teach_zh_hant';

const byLanguage: Readonly<Record<Language, TeachMessages>> = { en: teachEn, 'zh-Hans': teachZhHans, 'zh-Hant': teachZhHant };

export function useTeachMessages(): TeachMessages {
  return byLanguage[usePage().settings.language];
}
