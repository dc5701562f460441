// SPDX-License-Identifier: GPL-3.0-or-later
import type { Messages } from '../i18n/messages';
import { usePage } from './context';
import { Dialog } from './dialog';
import { useRoute, type Route } from './router';

export function KeysPanel({ onClose }: { onClose: () => void }) {
  const { messages } = usePage();
  const { page } = useRoute();
  const rows = rowsOf(page, messages);
  return (
    <Dialog heading={messages.keys.heading} onClose={onClose} testId="keys-panel">
      <Rows rows={rows} />
      {(page === 'board' || page === 'game') && (
        <>
          <h3 class="keys__heading">{messages.entry.heading}</h3>
          <p class="dialog__note">{messages.entry.anyWriting}</p>
          <Rows rows={messages.entry.commands} />
        </>
      )}
    </Dialog>
  );
}

function rowsOf(page: Route['page'], { keys }: Messages): readonly [string, string][] {
  if (page === 'arbiter') return keys.arbiter;
  return page === 'analysis' ? [...keys.analysis, ...keys.rows.filter(([key]) => key !== 't')] : keys.rows;
}

function Rows({ rows }: { rows: readonly [string, string][] }) {
  return (
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
  );
}
