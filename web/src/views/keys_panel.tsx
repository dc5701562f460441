// SPDX-License-Identifier: GPL-3.0-or-later
import { usePage } from './context';
import { Dialog } from './dialog';
import { useRoute } from './router';

export function KeysPanel({ onClose }: { onClose: () => void }) {
  const { messages } = usePage();
  const rows = useRoute().page === 'arbiter' ? messages.arbiter.keys : messages.keys.rows;
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
