// SPDX-License-Identifier: GPL-3.0-or-later
import { render } from 'preact';
import '@lichess-org/chessground/assets/chessground.base.css';
import 'virtual:pieces.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/board.css';
import './styles/table.css';
import './styles/clock.css';
import './styles/desk.css';
import './styles/sheet.css';
import './styles/panels.css';
import './styles/arbiter.css';
import './styles/study.css';
import { RulesCore } from './core/core';
import { loadCore } from './core/wasm';
import { messagesFor } from './i18n/messages';
import { applySettings, loadSettings } from './settings/settings';
import { App } from './views/app';

const settings = loadSettings();
applySettings(settings, document.documentElement);
const page = document.getElementById('page')!;

try {
  const core = new RulesCore(await loadCore('/core.wasm'), settings.language);
  page.replaceChildren();
  render(<App core={core} initial={settings} />, page);
} catch (problem) {
  console.error(problem);
  page.replaceChildren();
  render(
    <main class="sheet">
      <p class="sheet__body" role="alert">
        {messagesFor(settings.language).fault.core}
      </p>
    </main>,
    page,
  );
}
