// SPDX-License-Identifier: GPL-3.0-or-later
import type { Messages } from '../i18n/messages';
import { usePage } from './context';
import { Dialog } from './dialog';
import { useRoute, type Route } from './router';

export function KeysPanel({ onClose }: { onClose: () => void }) {
  const { messages } = usePage();
  const rows = rowsOf(useRoute().page, messages);
  return (
    <Dialog heading={messages.keys.heading} onClose={onClose} testId="keys-panel">
      <dl class="keys">
        {rows.map(([keys, meaning]) => (
          <div class="keys__row" key={keys}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function rowsOf(page: Route['page'], { arbiter, keys }: Messages): readonly [string, string][] {
  if (page === 'arbiter') return arbiter.keys;
  return page === 'analysis' ? [...keys.analysis, ...keys.rows.filter(([key]) => key !== 't')] : keys.rows;
}
