// SPDX-License-Identifier: GPL-3.0-or-later
import { usePage } from './context';
import { Icon } from './icons';

/** Opens and closes the position in words; the choice is kept. `byKey`: the page has a key for it. */
export function WordsButton({ byKey = true }: { byKey?: boolean }) {
  const { settings, change, messages } = usePage();
  return (
    <button
      type="button"
      class="tool"
      aria-label={messages.reading.open}
      title={byKey ? `${messages.reading.open} (p)` : messages.reading.open}
      aria-pressed={settings.inWords}
      onClick={() => change({ inWords: !settings.inWords })}
      data-testid="words"
    >
      <Icon name="words" />
    </button>
  );
}
