// SPDX-License-Identifier: GPL-3.0-or-later
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { RulesCore } from '../core/core';
import { messagesFor } from '../i18n/messages';
import { applySettings, saveSettings, type Settings } from '../settings/settings';
import { ArbiterPage } from './arbiter_page';
import { Page } from './context';
import { FriendPage } from './friend_page';
import { GamePage } from './game_page';
import { KeysPanel } from './keys_panel';
import { lazily } from './lazy';
import { LocalPage } from './local_page';
import { Masthead } from './masthead';
import { followLinks, useRoute, type Route } from './router';
import { SettingsPanel } from './settings_panel';
import { UpdateNotice } from './update_notice';

const LawsPage = lazily(() => import('./laws_page').then((page) => page.LawsPage));
const TaskPage = lazily(() => import('./task_page').then((page) => page.TaskPage));
const OpeningsPage = lazily(() => import('./openings_page').then((page) => page.OpeningsPage));
const AnalysisPage = lazily(() => import('./analysis_page').then((page) => page.AnalysisPage));
const LearnPage = lazily(() => import('./learn_page').then((page) => page.LearnPage));

export function App({ core, initial }: { core: RulesCore; initial: Settings }) {
  const [settings, setSettings] = useState(initial);
  const [panel, setPanel] = useState<'settings' | 'keys' | null>(null);
  const route = useRoute();
  core.language = settings.language;

  const change = (part: Partial<Settings>) => {
    const next = { ...settings, ...part };
    applySettings(next, document.documentElement);
    saveSettings(next);
    setSettings(next);
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
      messages: messagesFor(settings.language),
      openSettings: () => setPanel('settings'),
      openKeys: () => setPanel('keys'),
    }),
    [settings],
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
      return <FriendPage />;
    case 'game':
      return <GamePage key={route.id} id={route.id} side={route.side} />;
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
    case 'unknown':
      return <UnknownPage />;
  }
}

function UnknownPage() {
  return (
    <div class="sheet">
      <Masthead />
      <Page.Consumer>
        {(page) => (
          <main class="sheet__body">
            <h1>{page!.messages.fault.notFound}</h1>
            <p>
              <a href="/">{page!.messages.fault.home}</a>
            </p>
          </main>
        )}
      </Page.Consumer>
    </div>
  );
}
