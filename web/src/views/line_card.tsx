// SPDX-License-Identifier: GPL-3.0-or-later
/** How mate is possible, move by move on the board: what a loss on time or by resignation rests on (6.9, 5.1.2). */
import type { Desk, Intent } from '../game/table_state';
import { usePage } from './context';

interface Props {
  desk: Extract<Desk, { kind: 'line' }>;
  send: (intent: Intent) => void;
}

export function LineCard({ desk, send }: Props) {
  const { messages } = usePage();
  const words = messages.line;
  const { moves, at } = desk;
  return (
    <section class="card card--calm" data-testid="line">
      <header class="card__head">
        <h2 class="card__heading">{words.heading}</h2>
      </header>
      <p class="card__text">{words.lead}</p>
      <ol class="line" aria-label={words.heading}>
        {moves.map(({ san }, index) => (
          <li
            key={index}
            class={`line__move ${index === at - 1 ? 'is-current' : ''}`}
            aria-current={index === at - 1 ? 'step' : undefined}
          >
            {san}
          </li>
        ))}
      </ol>
      <div class="card__buttons">
        <button type="button" class="button" disabled={at === 0} onClick={() => send({ kind: 'look-by', steps: -1 })}>
          {messages.moves.previous}
        </button>
        <button
          type="button"
          class="button button--primary"
          disabled={at === moves.length}
          onClick={() => send({ kind: 'look-by', steps: 1 })}
          data-testid="line-next"
        >
          {messages.moves.next}
        </button>
        <button type="button" class="button" onClick={() => send({ kind: 'cancel' })}>
          {messages.actions.close}
        </button>
      </div>
    </section>
  );
}
