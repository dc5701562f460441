// SPDX-License-Identifier: GPL-3.0-or-later
/** What a move would change, before it is played. */
import type { Desk, Intent } from '../game/table_state';
import { usePage } from './context';
import { ReasonBadge } from './ruling_card';

interface Props {
  desk: Extract<Desk, { kind: 'preview' }>;
  send: (intent: Intent) => void;
}

export function PreviewCard({ desk, send }: Props) {
  const { messages } = usePage();
  return (
    <section class="card card--calm" data-testid="preview">
      <header class="card__head">
        <h2 class="card__heading">{messages.preview.heading(desk.san)}</h2>
      </header>
      <ul class="reasons">
        {desk.answer.effects.map((effect) => (
          <li key={effect.code}>
            <ReasonBadge reason={effect} /> {effect.text}
          </li>
        ))}
      </ul>
      <div class="card__buttons">
        <button type="button" class="button" onClick={() => send({ kind: 'cancel' })}>
          {messages.actions.cancel}
        </button>
        <button type="button" class="button button--primary" onClick={() => send({ kind: 'confirm' })}>
          {messages.actions.confirm}
        </button>
      </div>
    </section>
  );
}
