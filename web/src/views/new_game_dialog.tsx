// SPDX-License-Identifier: GPL-3.0-or-later
/** A new game at one board: its terms, and one button that starts it. */
import { useState } from 'preact/hooks';
import type { GameSetup } from '../core/types';
import { rememberTerms, rememberedTerms, setupOf } from '../game/terms';
import { usePage } from './context';
import { Dialog } from './dialog';
import { TermsForm, useControl } from './terms_form';

interface Props {
  onStart: (setup: GameSetup) => void;
  onClose: () => void;
}

export function NewGameDialog({ onStart, onClose }: Props) {
  const { messages } = usePage();
  const [terms, setTerms] = useState(rememberedTerms);
  const control = useControl(terms);
  const start = (event: Event) => {
    event.preventDefault();
    rememberTerms(terms);
    onStart(setupOf(terms, control?.regulations?.rules ?? null));
    onClose();
  };
  return (
    <Dialog heading={messages.terms.heading} onClose={onClose} testId="new-game-dialog">
      <form onSubmit={start}>
        <TermsForm terms={terms} onChange={setTerms} />
        <button
          type="submit"
          class="button button--primary button--large terms__start"
          disabled={control?.fault != null}
          data-testid="start-game"
        >
          {messages.terms.start}
        </button>
      </form>
    </Dialog>
  );
}
