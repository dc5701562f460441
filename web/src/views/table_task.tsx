// SPDX-License-Identifier: GPL-3.0-or-later
/** Tasks at a real board: what has happened there, and in a practice what the reader does. */
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { describe } from '../arbiter/describe';
import { faults, type Fault } from '../arbiter/acts';
import { colors } from '../core/squares';
import type { ClaimKind, Deed, GameAnswer, GameEvent } from '../core/types';
import { clockText } from '../game/clock_time';
import { useArbiterMessages } from '../i18n/arbiter_messages';
import { useLearnMessages } from '../i18n/learn_messages';
import type { Offer, TaskOf } from '../learn/lesson';
import { eventsOf, stopOf, taskOf } from '../learn/player';
import { usePage } from './context';
import { SentenceCard } from './ruling_card';
import { ClaimManner } from './task_form';
import type { LessonTable } from './use_player';

/** Every event in words, the last of them in sight; a click shows the board as it was then. */
export function TableEvents({ table: { player, send } }: { table: LessonTable }) {
  const arbiterWords = useArbiterMessages();
  const words = useLearnMessages().table;
  const { draft, game } = stopOf(player);
  const events: GameEvent[] = [...eventsOf(taskOf(player)), ...draft.events];
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [player.at, events.length]);
  if (!game) return null;
  return (
    <section class="happening" aria-label={words.events}>
      <h3>{words.events}</h3>
      {events.length === 0 ? (
        <p class="happening__none">{words.nothingYet}</p>
      ) : (
        <ol class="happening__list" ref={list} data-testid="events">
          {events.map((event, index) => (
            <li key={index}>
              <button
                type="button"
                class={`happening__event ${game.events === index + 1 ? 'is-current' : ''}`}
                aria-current={game.events === index + 1 ? 'step' : undefined}
                onClick={() => send({ kind: 'look-at-event', events: index + 1 })}
              >
                <span class="happening__who">{arbiterWords.actors[event.by]}</span>
                <span>{describe(event, index, game.now, arbiterWords)}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      <Clocks game={game.shown} />
    </section>
  );
}

function Clocks({ game }: { game: GameAnswer }) {
  const words = useLearnMessages().table;
  const { clock } = game;
  if (!clock) return null;
  return (
    <dl class="happening__clocks">
      {colors.map((color) => (
        <div key={color} class={clock.running === color && !clock.stopped ? 'is-running' : ''}>
          <dt>{words.clock(color)}</dt>
          <dd>{clockText(clock[`${color}_ms`], false)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the reader does at the table, each a button, at the foot of a narrow page; pieces are touched and moved on the board. */
export function TableActs({ table, task }: { table: LessonTable; task: TaskOf<'act'> }) {
  const { messages } = usePage();
  const words = useLearnMessages().table;
  const { met, game, draft } = stopOf(table.player);
  const ruling = game && game.events > 0 ? game.shown.rulings[game.events - 1] : undefined;
  const own = draft.events.length > 0;
  const act = (deed: Deed) => table.send({ kind: 'act', deed });
  return (
    <div class="practice">
      <TableEvents table={table} />
      <div class="practice__hands">
        {ruling && own && (
          <SentenceCard article={ruling.article} tone={ruling.ok ? 'calm' : 'fault'} heading={words.ruling} text={ruling.text} />
        )}
        <fieldset class="practice__acts" disabled={met !== null} data-testid="acts">
          <legend>
            {words.acts} <span class="practice__who">{words.youAre(task.you)}</span>
          </legend>
          {simpleOffers.filter((offer) => task.offers.includes(offer)).map((offer) => (
            <button key={offer} type="button" class="button" onClick={() => act({ do: offer } as Deed)} data-testid={`act-${offer}`}>
              {words[offer]}
            </button>
          ))}
        </fieldset>
        {task.offers.includes('claim') && !met && <ClaimAct table={table} act={act} />}
        {task.offers.includes('point-out') && !met && <PointOut act={act} />}
        {own && (
          <button type="button" class="button" onClick={() => table.send({ kind: 'reset' })} data-testid="practice-anew">
            {words.anew}
          </button>
        )}
      </div>
      <p class="visually-hidden">{game?.now.next.text ?? messages.status.yourMove}</p>
    </div>
  );
}

const simpleOffers = ['press', 'adjust', 'offer-draw', 'accept-draw', 'decline-draw', 'stop', 'resign'] as const satisfies readonly Offer[];

function ClaimAct({ table, act }: { table: LessonTable; act: (deed: Deed) => void }) {
  const all = useLearnMessages();
  const { draft } = stopOf(table.player);
  const group = useId();
  const kinds: readonly ClaimKind[] = ['threefold-repetition', 'fifty-moves'];
  const file = () => {
    const { claim, announces, uci } = draft;
    if (claim) act({ do: 'claim', kind: claim, ...(announces && uci ? { uci } : {}) });
  };
  return (
    <div class="practice__claim">
      <fieldset class="options">
        <legend>{all.table.claim}</legend>
        {kinds.map((kind) => (
          <label key={kind} class={`option ${draft.claim === kind ? 'is-chosen' : ''}`}>
            <input
              type="radio"
              name={group}
              value={kind}
              checked={draft.claim === kind}
              onChange={() => table.send({ kind: 'fill', part: { claim: kind } })}
            />
            <span>{all.task.claims[kind]}</span>
          </label>
        ))}
      </fieldset>
      {draft.claim && <ClaimManner table={table} />}
      {draft.claim && (
        <button
          type="button"
          class="button"
          disabled={draft.announces && draft.uci === null}
          onClick={file}
          data-testid="act-claim"
        >
          {all.table.file}
        </button>
      )}
    </div>
  );
}

function PointOut({ act }: { act: (deed: Deed) => void }) {
  const arbiterWords = useArbiterMessages();
  const words = useLearnMessages().table;
  const [what, setWhat] = useState<Fault>('illegal-move');
  return (
    <div class="practice__point-out">
      <label class="field">
        <span>{words.pointOutWhat}</span>
        <select class="entry__field" value={what} onChange={(event) => setWhat(event.currentTarget.value as Fault)}>
          {faults.map((fault) => (
            <option key={fault} value={fault}>
              {arbiterWords.happened.faults[fault]}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="button" onClick={() => act({ do: 'point-out', what })} data-testid="act-point-out">
        {words['point-out']}
      </button>
    </div>
  );
}
