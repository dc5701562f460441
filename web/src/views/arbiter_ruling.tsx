// SPDX-License-Identifier: GPL-3.0-or-later
/** The ruling on the entry that is read: its card, the clocks to set, what to do next, and the article in full. */
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import {
  entriesOf,
  shownAnswer,
  shownEntry,
  type ArbiterIntent,
  type ArbiterState,
  type Entry,
} from '../arbiter/arbiter_state';
import { describe } from '../arbiter/describe';
import { resultText } from '../game/result_text';
import { tableOf } from '../arbiter/board_view';
import { colors, type Color } from '../core/squares';
import type { GameAnswer, Outcome } from '../core/types';
import { clockText, signedText } from '../game/clock_time';
import { drawingOf } from '../game/table_drawing';
import { useArbiterMessages } from '../i18n/arbiter_messages';
import { usePage } from './context';
import { WhyButton } from './study_panel';
import { ReasonBadge, RulingCard, SentenceCard } from './ruling_card';

interface Props {
  desk: ArbiterState;
  send: (intent: ArbiterIntent) => void;
  /** Asks who can still win the position shown; null while that is being read. */
  onAsk: (() => void) | null;
}

export function ArbiterRuling({ desk, send, onAsk }: Props) {
  const arbiterWords = useArbiterMessages();
  const words = arbiterWords.ruling;
  const entry = shownEntry(desk);
  const answer = shownAnswer(desk);
  const panel = useRef<HTMLElement>(null);
  const count = desk.script.events.length;
  const counted = useRef(count);
  useLayoutEffect(() => {
    if (count > counted.current) panel.current?.querySelector('.verdict__card')?.scrollIntoView({ block: 'nearest' });
    counted.current = count;
  }, [count]);
  return (
    <section class="verdict" ref={panel} aria-labelledby="ruling-heading" data-testid="verdict">
      <header class="verdict__head">
        <h2 id="ruling-heading" class="arbiter__heading">
          {words.heading}
        </h2>
        {entry && (
          <span class="verdict__of">
            {words.at(entry.number)} · {arbiterWords.actors[entry.event.by]}
            {arbiterWords.colon}
            {describe(entry.event, entry.number - 1, answer, arbiterWords)}
          </span>
        )}
      </header>
      <div class="verdict__card">
        {entry ? <VerdictCard desk={desk} entry={entry} answer={answer} /> : <p class="verdict__empty">{words.empty}</p>}
      </div>
      {desk.looking && (
        <p class="verdict__past" data-testid="looking-back">
          {words.lookingBack(desk.looking.entry)}{' '}
          <button type="button" class="button" onClick={() => send({ kind: 'look', entry: null })}>
            {words.present}
          </button>
        </p>
      )}
      <div class="verdict__row">
        <ClocksToSet desk={desk} entry={entry} />
        <section class="next" aria-labelledby="next-heading" data-testid="next">
          <h3 id="next-heading" class="verdict__label">
            {words.next}
          </h3>
          <p class="next__text">
            {answer.next.text} <ReasonBadge reason={answer.next} />
          </p>
        </section>
      </div>
      {onAsk && answer.playable && (
        <p class="verdict__ask">
          <WhyButton outcome={answer.outcome} onAsk={onAsk} />
        </p>
      )}
      {entry?.ruling.article && <ArticleInFull id={entry.ruling.article} />}
    </section>
  );
}

function VerdictCard({ desk, entry, answer }: { desk: ArbiterState; entry: Entry; answer: GameAnswer }) {
  const { messages } = usePage();
  const arbiterWords = useArbiterMessages();
  const { ruling } = entry;
  const { outcome } = answer;
  if (ruling.ok && outcome) {
    return (
      <SentenceCard
        article={ruling.article}
        tone="result"
        testId="ruling"
        heading={
          <>
            <strong class="score">{resultText(outcome.result)}</strong> {messages.result[outcome.result]}
          </>
        }
        text={ruling.text}
      >
        {outcome.text !== ruling.text && <p class="card__text">{outcome.text}</p>}
        <MatingLine outcome={outcome} />
      </SentenceCard>
    );
  }
  const marks = drawingOf({ ...tableOf(desk), answer }).marks;
  return (
    <>
      {!ruling.ok && <p class="verdict__refused">{arbiterWords.ruling.refused}</p>}
      <RulingCard card={{ ok: ruling.ok, reason: ruling, tried: null, more: [] }} marks={marks} />
    </>
  );
}

/** How the opponent could still mate, where the loss rests on it. */
function MatingLine({ outcome }: { outcome: Outcome }) {
  const words = useArbiterMessages().ruling;
  if (outcome.undetermined) return <p class="card__hint">{words.undetermined}</p>;
  if (!outcome.mating_line?.length) return null;
  return (
    <p class="card__hint">
      {words.couldMate} {outcome.mating_line.map(({ san }) => san).join(' ')}
    </p>
  );
}

/** Both times as they are to stand on the table; what the ruling gave or took is marked. */
function ClocksToSet({ desk, entry }: { desk: ArbiterState; entry: Entry | null }) {
  const { messages } = usePage();
  const words = useArbiterMessages().clocks;
  const answer = shownAnswer(desk);
  const clock =
    entry?.ruling.clock ?? (answer.clock && { white_ms: answer.clock.white_ms, black_ms: answer.clock.black_ms });
  const changes = entry ? clockChanges(desk, entry) : {};
  return (
    <section class="set-clocks" aria-labelledby="set-heading" data-testid="set-clocks">
      <h3 id="set-heading" class="verdict__label">
        {words.set}
      </h3>
      {clock ? (
        <dl class="set-clocks__pair">
          {colors.map((color) => (
            <div key={color} class={`set-clocks__clock ${changes[color] ? 'is-changed' : ''}`}>
              <dt>
                <span class={`player__colour player__colour--${color}`} aria-hidden="true" /> {messages.colors[color]}
              </dt>
              <dd data-testid={`set-${color}`}>{clockText(clock[`${color}_ms`])}</dd>
              <dd class="set-clocks__change">{changes[color] ? signedText(changes[color]) : ''}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p class="verdict__none">{words.none}</p>
      )}
    </section>
  );
}

/** What the ruling gave or took: no passing of time explains a change of a clock that did not run. */
function clockChanges(desk: ArbiterState, entry: Entry): Partial<Record<Color, number>> {
  const before = entriesOf(desk)[entry.number - 2]?.ruling;
  const after = entry.ruling.clock;
  const { event } = entry;
  if (!before?.clock || !after) return {};
  if (event.do === 'set-clock') return {};
  const changed = colors.filter((color) => event.do === 'penalty' || color !== before.turn);
  return Object.fromEntries(
    changed.map((color) => [color, after[`${color}_ms`] - before.clock![`${color}_ms`]]).filter(([, ms]) => ms !== 0),
  ) as Partial<Record<Color, number>>;
}

function ArticleInFull({ id }: { id: string }) {
  const { core } = usePage();
  const arbiterWords = useArbiterMessages();
  const words = arbiterWords.ruling;
  const article = useMemo(() => core.article(id), [id, core.language]);
  if (!article) return null;
  return (
    <details class="in-full" open data-testid="in-full">
      <summary>
        {words.inFull}
        {arbiterWords.colon}
        <span class="badge">{id}</span> <b>{article.title}</b>
      </summary>
      <p class="in-full__text">{article.text}</p>
      <p class="in-full__note">{words.authentic}</p>
    </details>
  );
}
