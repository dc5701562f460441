// SPDX-License-Identifier: GPL-3.0-or-later
/** The words of the archive, loaded with its page. */
import type { Language } from '../core/types';
import { usePage } from '../views/context';
import { archiveEn, type ArchiveMessages } from './archive_en';
import { archiveZhHans } from './archive_zh_hans';
import { archiveZhHant } from './archive_zh_hant';

export type { ArchiveMessages };

const byLanguage: Readonly<Record<Language, ArchiveMessages>> = { en: archiveEn, 'zh-Hans': archiveZhHans, 'zh-Hant': archiveZhHant };

export function useArchiveMessages(): ArchiveMessages {
  return byLanguage[usePage().settings.language];
}
