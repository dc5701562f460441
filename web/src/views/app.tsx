// SPDX-License-Identifier: GPL-3.0-or-later
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { RulesCore } from '../core/core';
import { messagesFor } from '../i18n/messages';
import { applySettings, saveSettings, type Settings } from '../settings/settings';
import { Page } from './context';
import { FriendPage } from './friend_page';
import { GamePage } from './game_page';
import { KeysPanel } from './keys_panel';
import { lazily } from './lazy';
import { LocalPage } from './local_page';
import { UnknownPage } from './not_here';
import { followLinks, useRoute, type Route } from './router';
import { SettingsPanel } from './settings_panel';
import { useAccount } from './use_account';
import { useChallenges } from './use_challenges';
import { UpdateNotice } from './update_notice';

const ArbiterPage = lazily(() => import('./arbiter_page').then((page) => page.ArbiterPage));
const LawsPage = lazily(() => import('./laws_page').then((page) => page.LawsPage));
const AccountPage = lazily(() => import('./account_page').then((page) => page.AccountPage));
const TaskPage = lazily(() => import('./task_page').then((page) => page.TaskPage));
const OpeningsPage = lazily(() => import('./openings_page').then((page) => page.OpeningsPage));
const ReportPage = lazily(() => import('./report_page').then((page) => page.ReportPage));
const ComputerPage = lazily(() => import('./computer_page').then((page) => page.ComputerPage));
const AnalysisPage = lazily(() => import('./analysis_page').then((page) => page.AnalysisPage));
const LobbyPage = lazily(() => import('./lobby_page').then((page) => page.LobbyPage));
const ArchivePage = lazily(() => import('./archive_page').then((page) => page.ArchivePage));
const LearnPage = lazily(() => import('./learn_page').then((page) => page.LearnPage));

export function App({ core, initial }: { core: RulesCore; initial: Settings }) {
  const [settings, setSettings] = useState(initial);
  const [panel, setPanel] = useState<'settings' | 'keys' | null>(null);
  const route = useRoute();
  core.language = settings.language;

  const takeOver = (next: Settings) => {
    applySettings(next, document.documentElement);
    saveSettings(next);
    setSettings(next);
  };
  const account = useAccount(settings, takeOver);
  const challenges = useChallenges(account.account?.id ?? null, route.page === 'lobby');
  const change = (part: Partial<Settings>) => {
    const next = { ...settings, ...part };
    takeOver(next);
    account.keep(next);
  };
  useLayoutEffect(() => {
    document.addEventListener('click', followLinks);
    return () => document.removeEventListener('click', followLinks);
  }, []);
  const page = useMemo(
    () => ({
      core,
      settings,
      change,
      account,
      challenges,
      messages: messagesFor(settings.language),
      openSettings: () => setPanel('settings'),
      openKeys: () => setPanel('keys'),
    }),
    [settings, account.account, account.known, challenges],
  );

  return (
    <Page.Provider value={page}>
      <View route={route} />
      <UpdateNotice />
      {panel === 'settings' && <SettingsPanel onClose={() => setPanel(null)} />}
      {panel === 'keys' && <KeysPanel onClose={() => setPanel(null)} />}
    </Page.Provider>
  );
}

function View({ route }: { route: Route }) {
  switch (route.page) {
    case 'board':
      return <LocalPage />;
    case 'friend':
      return <FriendPage key={String(route.listed)} listed={route.listed} />;
    case 'lobby':
      return <LobbyPage />;
    case 'computer':
      return <ComputerPage />;
    case 'game':
      return <GamePage key={route.id} id={route.id} side={route.side} />;
    case 'report':
      return <ReportPage key={route.id} id={route.id} />;
    case 'laws':
      return <LawsPage article={route.article} />;
    case 'arbiter':
      return <ArbiterPage />;
    case 'task':
      return <TaskPage />;
    case 'learn':
      return <LearnPage lesson={route.lesson} />;
    case 'openings':
      return <OpeningsPage />;
    case 'analysis':
      return <AnalysisPage />;
    case 'archive':
      return <ArchivePage />;
    case 'account':
      return <AccountPage />;
    case 'unknown':
      return <UnknownPage />;
  }
}
