// SPDX-License-Identifier: GPL-3.0-or-later
/** After a game against someone elsewhere: asking for another one, and the way to it for players and for those who watch. */
import { useEffect, useRef } from 'preact/hooks';
import { opposite } from '../core/squares';
import { isOver, type TableState } from '../game/table_state';
import { browserSurroundings } from '../net/browser';
import type { RemoteGame } from '../net/remote_game';
import { usePage } from './context';
import { goTo } from './router';
import type { Table } from './use_table';

/**
 * The key of a seat opens the same player's seat in the rematch. A page that was there when both agreed goes on to it by
 * itself; one that is opened later stays with the old game and shows the way.
 */
export function useRematch(id: string, { you, room, known }: RemoteGame): void {
  const next = room?.rematch;
  const seenWithout = useRef(false);
  if (known && room && !next) seenWithout.current = true;
  useEffect(() => {
    if (!next || !you) return;
    const key = browserSurroundings.loadKey(id);
    if (key && !browserSurroundings.loadKey(next)) browserSurroundings.saveKey(next, key);
    if (seenWithout.current) goTo(`/game/${next}`);
  }, [next, you]);
}

interface Props {
  game: RemoteGame;
  state: TableState;
  send: Table['send'];
}

/** On the card of the result: who asks, and where the next game is. */
export function RematchNews({ game, state, send }: Props) {
  const words = usePage().messages.online.rematch;
  const next = game.room?.rematch;
  if (next) {
    return (
      <p class="card__hint" data-testid="rematch">
        {words.there}{' '}
        <a href={`/game/${next}`}>{game.you ? words.go : words.watch}</a>
      </p>
    );
  }
  const { you } = game;
  if (!you) return null;
  if (wants(state, you)) {
    return (
      <div class="card__buttons" data-testid="rematch">
        <p class="card__hint">{words.yours}</p>
        <button type="button" class="button" onClick={() => send({ kind: 'withdraw-rematch' })}>
          {words.withdraw}
        </button>
      </div>
    );
  }
  if (!wants(state, opposite(you))) return null;
  return (
    <p class="card__hint" data-testid="rematch">
      {words.asked(opposite(you))}
    </p>
  );
}

/** The button among what can be done after the end; undefined for those who have no seat. */
export function rematchButton({ game, state, send }: Props, words: { ask: string; accept: string }) {
  const { you } = game;
  if (!you || !isOver(state)) return undefined;
  const asked = wants(state, opposite(you));
  return (
    <button
      type="button"
      class={`button ${asked ? 'button--primary' : ''}`}
      disabled={wants(state, you) || game.room?.rematch !== undefined || game.link !== 'open'}
      onClick={() => send({ kind: 'ask-rematch' })}
      data-testid="ask-rematch"
    >
      {asked ? words.accept : words.ask}
    </button>
  );
}

function wants(state: TableState, color: 'white' | 'black'): boolean {
  return state.answer.conduct[color].wants_rematch;
}
