// SPDX-License-Identifier: GPL-3.0-or-later
/** Everything that was entered, each with its ruling; and the ways to take it away. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { entriesOf, type ArbiterIntent, type ArbiterState, type Entry } from '../arbiter/arbiter_state';
import { describe } from '../arbiter/describe';
import { logKey } from '../arbiter/keeping';
import { clockText } from '../game/clock_time';
import { useArbiterMessages } from '../i18n/arbiter_messages';
import { TakeAway } from './arbiter_take_away';
import { usePage } from './context';
import { NotKept } from './not_kept';

interface Props {
  desk: ArbiterState;
  send: (intent: ArbiterIntent) => void;
}

export function ArbiterLog({ desk, send, leave }: Props & { leave: () => void }) {
  const { messages } = usePage();
  const words = useArbiterMessages().log;
  const entries = entriesOf(desk);
  const shown = desk.looking?.entry ?? entries.length;
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [entries.length]);
  return (
    <section class="log" aria-labelledby="log-heading" data-testid="log">
      <h2 id="log-heading" class="arbiter__heading">
        {words.heading}
      </h2>
      {entries.length === 0 && <p class="verdict__empty">{words.empty}</p>}
      <ol class="log__list" ref={list} tabIndex={entries.length ? 0 : -1} aria-labelledby="log-heading">
        {entries.map((entry) => (
          <li key={entry.number}>
            <LogLine desk={desk} entry={entry} current={entry.number === shown} send={send} />
          </li>
        ))}
      </ol>
      <NotKept of={logKey} text={messages.room.log} />
      {entries.length > 0 && (
        <div class="log__undo">
          <button type="button" class="button" data-testid="undo" onClick={() => send({ kind: 'undo' })}>
            {words.undo}
          </button>
          <p class="form__hint">{words.undoHint}</p>
        </div>
      )}
      <TakeAway desk={desk} entries={entries} />
      <AnotherGame leave={leave} />
    </section>
  );
}

function LogLine({ desk, entry, current, send }: Props & { entry: Entry; current: boolean }) {
  const arbiterWords = useArbiterMessages();
  const { number, event, ruling } = entry;
  const plainMove = ruling.ok && (ruling.ruling === 'move-made' || ruling.ruling === 'move-completed');
  return (
    <button
      type="button"
      class={`log__line ${current ? 'is-current' : ''} ${ruling.ok ? '' : 'log__line--refused'}`}
      aria-current={current ? 'step' : undefined}
      onClick={() => send({ kind: 'look', entry: number })}
    >
      <span class="log__number">{number}</span>
      <span class="log__time">{desk.answer.clock ? clockText(event.at ?? 0, false) : ''}</span>
      <span class="log__what">
        <span class={`log__who log__who--${event.by}`}>{arbiterWords.actors[event.by]}</span>{' '}
        {describe(event, number - 1, desk.answer, arbiterWords)}
        {!plainMove && <span class="log__ruling">{ruling.text}</span>}
      </span>
      <span class="log__article">
        {!ruling.ok && <span class="log__refused">{arbiterWords.log.refused}</span>}
        {ruling.article && !plainMove && <span class="badge">{ruling.article}</span>}
      </span>
    </button>
  );
}

/** Asked twice: the log is kept nowhere else. */
function AnotherGame({ leave }: { leave: () => void }) {
  const { messages } = usePage();
  const words = useArbiterMessages().log;
  const [asked, setAsked] = useState(false);
  return (
    <div class="another">
      {asked ? (
        <>
          <p>{words.again}</p>
          <button type="button" class="button" onClick={() => setAsked(false)}>
            {messages.actions.cancel}
          </button>
          <button type="button" class="button button--ready" onClick={leave} data-testid="leave">
            {words.yes}
          </button>
        </>
      ) : (
        <button type="button" class="button" onClick={() => setAsked(true)} data-testid="another">
          {words.newGame}
        </button>
      )}
    </div>
  );
}
