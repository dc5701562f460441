// SPDX-License-Identifier: GPL-3.0-or-later
import { usePage } from './context';
import { Dialog } from './dialog';

export function KeysPanel({ onClose }: { onClose: () => void }) {
  const { messages } = usePage();
  return (
    <Dialog heading={messages.keys.heading} onClose={onClose} testId="keys-panel">
      <dl class="keys">
        {messages.keys.rows.map(([keys, meaning]) => (
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
