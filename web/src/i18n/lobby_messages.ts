// SPDX-License-Identifier: GPL-3.0-or-later
/** The words of the lobby, loaded with its page. */
import type { Language } from '../core/types';
import { usePage } from '../views/context';
import { lobbyEn, type LobbyMessages } from './lobby_en';
import { lobbyZhHans } from './lobby_zh_hans';
import { lobbyZhHant } from './lobby_zh_hant';

export type { LobbyMessages };

const byLanguage: Readonly<Record<Language, LobbyMessages>> = { en: lobbyEn, 'zh-Hans': lobbyZhHans, 'zh-Hant': lobbyZhHant };

export function useLobbyMessages(): LobbyMessages {
  return byLanguage[usePage().settings.language];
}
