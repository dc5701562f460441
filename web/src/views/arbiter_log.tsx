// SPDX-License-Identifier: GPL-3.0-or-later
/** Everything that was entered, each with its ruling; and the ways to take it away. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { entriesOf, type ArbiterIntent, type ArbiterState, type Entry } from '../arbiter/arbiter_state';
import { describe } from '../arbiter/describe';
import { reportText } from '../arbiter/report';
import { writeScript } from '../arbiter/script';
import { clockText } from '../game/clock_time';
import { usePage } from './context';
import { CopyButton } from './copy_button';
import { controlMeaning } from './time_control_field';

interface Props {
  desk: ArbiterState;
  send: (intent: ArbiterIntent) => void;
}

export function ArbiterLog({ desk, send, leave }: Props & { leave: () => void }) {
  const { messages } = usePage();
  const words = messages.arbiter.log;
  const entries = entriesOf(desk);
  const shown = desk.looking?.entry ?? entries.length;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
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
  const { messages } = usePage();
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
        <span class={`log__who log__who--${event.by}`}>{messages.arbiter.actors[event.by]}</span>{' '}
        {describe(event, number - 1, desk.answer, messages.arbiter)}
        {!plainMove && <span class="log__ruling">{ruling.text}</span>}
      </span>
      <span class="log__article">
        {!ruling.ok && <span class="log__refused">{messages.arbiter.log.refused}</span>}
        {ruling.article && !plainMove && <span class="badge">{ruling.article}</span>}
      </span>
    </button>
  );
}

function TakeAway({ desk, entries }: { desk: ArbiterState; entries: Entry[] }) {
  const { messages } = usePage();
  const words = messages.arbiter.log;
  const control = desk.answer.regulations.time_control;
  const report = reportText(desk.answer, entries, messages.arbiter, control ? controlMeaning(control, messages) : '');
  const ways = [
    {
      name: words.script,
      file: 'adoube-log.jsonl',
      type: 'application/jsonl',
      text: writeScript(desk.script),
      id: 'script',
    },
    { name: words.text, file: 'adoube-log.txt', type: 'text/plain', text: report, id: 'text' },
    { name: words.pgn, file: 'adoube-game.pgn', type: 'application/x-chess-pgn', text: desk.answer.pgn, id: 'pgn' },
  ];
  return (
    <div class="take" data-testid="take-away">
      <h3 class="verdict__label">{words.take}</h3>
      <div class="take__ways">
        {ways.map(({ name, file, type, text, id }) => (
          <div class="take__way" key={id}>
            <span class="take__name">{name}</span>
            <CopyButton label={words.copy} text={text} />
            <button
              type="button"
              class="button"
              data-testid={`download-${id}`}
              aria-label={`${words.download}: ${name}`}
              onClick={() => download(file, type, text)}
            >
              {words.download}
            </button>
            {id === 'text' && (
              <button type="button" class="button" onClick={() => print()}>
                {words.print}
              </button>
            )}
          </div>
        ))}
      </div>
      <pre class="report">{report}</pre>
    </div>
  );
}

function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** Asked twice: the log is kept nowhere else. */
function AnotherGame({ leave }: { leave: () => void }) {
  const { messages } = usePage();
  const words = messages.arbiter.log;
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
