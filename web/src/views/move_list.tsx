// SPDX-License-Identifier: GPL-3.0-or-later
/** The moves in two columns, or as one line on a narrow page. The current one is marked and kept in view (Laws 8.2, D.2.7). */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Ply } from '../core/types';
import { isOver, isToBegin, shownPly, type Intent, type TableState } from '../game/table_state';
import { usePage } from './context';

interface Props {
  state: TableState;
  send: (intent: Intent) => void;
}

export function MoveList({ state, send }: Props) {
  const { messages } = usePage();
  const list = useRef<HTMLDivElement>(null);
  const shown = shownPly(state);
  const { plies } = state.answer;
  useLayoutEffect(() => scrollToCurrent(list.current), [shown, plies.length]);

  return (
    <div
      class="moves"
      ref={list}
      role="group"
      aria-label={messages.moves.heading}
      data-testid="moves"
      tabIndex={plies.length ? 0 : -1}
    >
      {plies.length === 0 && <p class="moves__empty">{isOver(state) ? messages.moves.none : messages.moves.empty}</p>}
      {isToBegin(state) && <p class="moves__first">{messages.status.firstStep}</p>}
      <ol class="moves__list">
        {pairs(state).map(({ number, first, index, second }) => (
          <li class="moves__pair" key={number}>
            <span class="moves__number">{number}.</span>
            {first ? <MoveButton ply={first} at={index} shown={shown} send={send} /> : <span class="moves__gap">…</span>}
            {second && <MoveButton ply={second} at={index + (first ? 1 : 0)} shown={shown} send={send} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

function MoveButton({ ply, at, shown, send }: { ply: Ply; at: number; shown: number; send: Props['send'] }) {
  const { settings } = usePage();
  const current = shown === at + 1;
  return (
    <button
      type="button"
      class={`moves__move ${current ? 'is-current' : ''}`}
      aria-current={current ? 'step' : undefined}
      onClick={() => send({ kind: 'look', plies: at + 1 })}
    >
      {settings.notation === 'figurines' ? ply.figurine : ply.san}
    </button>
  );
}

interface Pair {
  number: number;
  first: Ply | null;
  second: Ply | null;
  /** Index of the first ply that is there. */
  index: number;
}

/** A game may start with Black to move, and at any number. */
function pairs(state: TableState): Pair[] {
  const { plies, start } = state.answer;
  const fields = start.split(' ');
  const startNumber = Number(fields[5]) || 1;
  const blackBegins = fields[1] === 'b';
  const result: Pair[] = [];
  for (let index = 0, number = startNumber; index < plies.length; number += 1) {
    const onlyBlack = blackBegins && index === 0;
    const first = onlyBlack ? null : plies[index]!;
    const second = plies[onlyBlack ? index : index + 1] ?? null;
    result.push({ number, first, second, index });
    index += onlyBlack ? 1 : 2;
  }
  return result;
}

/** Scrolls the list itself, never the page. */
function scrollToCurrent(list: HTMLElement | null): void {
  if (!list) return;
  const current = list.querySelector<HTMLElement>('.is-current');
  if (!current) {
    list.scrollTo(0, 0);
    return;
  }
  const box = list.getBoundingClientRect();
  const item = current.getBoundingClientRect();
  list.scrollTop += item.top + item.height / 2 - (box.top + box.height / 2);
  list.scrollLeft += item.left + item.width / 2 - (box.left + box.width / 2);
}
