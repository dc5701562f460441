// SPDX-License-Identifier: GPL-3.0-or-later
/** What happened: the acts in their groups, and the form of the one chosen, which asks only for what that act needs. */
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import {
  acts,
  actsOf,
  claims,
  decisions,
  faults,
  fieldsOf,
  groups,
  results,
  timeGiven,
  usesBoard,
  type Act,
  type Draft,
  type Field,
  type Group,
} from '../arbiter/acts';
import type { ArbiterIntent, ArbiterState } from '../arbiter/arbiter_state';
import { moveText, numberedMove, positionName, resultText } from '../arbiter/describe';
import { colors } from '../core/squares';
import type { GameAnswer } from '../core/types';
import { usePage } from './context';
import { ReasonBadge } from './ruling_card';
import { Segments } from './segments';

export type GroupChoice = Group;

interface Props {
  desk: ArbiterState;
  send: (intent: ArbiterIntent) => void;
}

export function ArbiterEntry({ desk, send, group, onGroup }: Props & { group: Group; onGroup: (group: Group) => void }) {
  const { messages } = usePage();
  const words = messages.arbiter.happened;
  const choose = (chosen: Group) => {
    if (desk.draft || desk.question) send({ kind: 'cancel' });
    onGroup(chosen);
  };
  useFocusBack(desk.draft?.act ?? null, desk.question !== null);
  return (
    <section class="happened" aria-labelledby="happened-heading" data-testid="happened">
      <h2 id="happened-heading" class="arbiter__heading">
        {words.heading}
      </h2>
      <div
        class="groups"
        role="tablist"
        aria-labelledby="happened-heading"
        onKeyDown={(event) => walkTabs(event, group, choose)}
      >
        {groups.map((one, index) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`happened-${one}`}
            class="groups__tab"
            aria-selected={one === group}
            aria-controls="happened-acts"
            aria-keyshortcuts={String(index + 1)}
            tabIndex={one === group ? 0 : -1}
            onClick={() => choose(one)}
          >
            {words.groups[one]}
          </button>
        ))}
      </div>
      <div class="happened__panel" role="tabpanel" id="happened-acts" aria-labelledby={`happened-${group}`}>
        {desk.question ? (
          <QuestionForm desk={desk} send={send} />
        ) : desk.draft ? (
          <ActForm key={desk.draft.act} desk={desk} draft={desk.draft} send={send} />
        ) : (
          <Acts desk={desk} send={send} group={group} />
        )}
      </div>
    </section>
  );
}

function Acts({ desk, send, group }: Props & { group: Group }) {
  const { messages } = usePage();
  const words = messages.arbiter.happened;
  return (
    <>
      <div class="acts">
        {actsOf(group, desk.answer).map((act) => (
          <button key={act} type="button" class="act" data-testid={`act-${act}`} onClick={() => send({ kind: 'open', act })}>
            <span>{words.acts[act]}</span> <small>{acts[act].article}</small>
          </button>
        ))}
      </div>
      <p class="happened__hint">{desk.answer.outcome ? words.over : words.choose}</p>
    </>
  );
}

/** When a form goes, the focus that was in it returns to the act that opened it, or to the groups. */
function useFocusBack(act: Act | null, asks: boolean): void {
  const before = useRef<{ act: Act | null; asks: boolean }>({ act: null, asks: false });
  useEffect(() => {
    const closed = (before.current.act !== null && act === null) || (before.current.asks && !asks);
    const lost = document.activeElement === document.body || document.activeElement === null;
    const opener = before.current.act && document.querySelector<HTMLElement>(`[data-testid="act-${before.current.act}"]`);
    before.current = { act, asks };
    if (closed && lost)
      (opener ?? document.querySelector<HTMLElement>('.groups__tab[tabindex="0"]'))?.focus({ preventScroll: true });
  }, [act, asks]);
}

function walkTabs(event: KeyboardEvent, group: Group, onGroup: (group: Group) => void): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const next = groups[(groups.indexOf(group) + step + groups.length) % groups.length]!;
  onGroup(next);
  document.getElementById(`happened-${next}`)?.focus();
}

/** An illegal move was shown on the board: what became of it at the table? */
function QuestionForm({ desk, send }: Props) {
  const { messages } = usePage();
  const words = messages.arbiter.question;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), [desk.question]);
  const { uci, answer } = desk.question!;
  const reason = answer.reasons[0];
  return (
    <div class="act-form" role="group" aria-label={words.heading(moveText(uci))} data-testid="illegal-question">
      <h3 class="act-form__heading">{words.heading(moveText(uci))}</h3>
      {reason && (
        <p class="act-form__why">
          <ReasonBadge reason={reason} /> {reason.text}
        </p>
      )}
      {!desk.pressing && <p class="form__hint">{words.notCompleted}</p>}
      <div class="card__buttons">
        {desk.pressing && (
          <button
            type="button"
            ref={first}
            class="button button--primary"
            data-testid="rule"
            onClick={() => send({ kind: 'rule' })}
          >
            {words.rule}
          </button>
        )}
        <button
          type="button"
          ref={desk.pressing ? null : first}
          class={`button ${desk.pressing ? '' : 'button--primary'}`}
          data-testid="let-stand"
          onClick={() => send({ kind: 'let-stand' })}
        >
          {desk.pressing ? words.letStand : words.ruleMade}
        </button>
        <button type="button" class="button" onClick={() => send({ kind: 'cancel' })}>
          {words.cancel}
        </button>
      </div>
    </div>
  );
}

function ActForm({ desk, draft, send }: Props & { draft: Draft }) {
  const { messages } = usePage();
  const words = messages.arbiter.happened;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) focusFirst(form.current, draft);
  }, []);
  const fill = (part: Partial<Draft>) => send({ kind: 'fill', part });
  const { by } = acts[draft.act];
  const submit = (event: Event) => {
    event.preventDefault();
    send({ kind: 'enter' });
  };
  return (
    <form class="act-form" ref={form} onSubmit={submit} data-testid="act-form" aria-label={words.acts[draft.act]}>
      <h3 class="act-form__heading">{words.acts[draft.act]}</h3>
      <div class="act-form__fields">
        {by.length > 1 && (
          <Segments
            label={words.who}
            value={draft.by}
            among={by}
            name={(actor) => messages.arbiter.actors[actor]}
            onChoose={(actor) => fill({ by: actor })}
            testId="who"
          />
        )}
        {fieldsOf(draft).map((field) => (
          <FieldOf key={field} field={field} draft={draft} desk={desk} fill={fill} />
        ))}
      </div>
      <p class="form__fault" role="alert" data-testid="act-fault">
        {faultText(desk, draft, words)}
      </p>
      <div class="card__buttons">
        <button type="submit" class="button button--primary" data-testid="enter">
          {words.enter}
        </button>
        <button type="button" class="button" onClick={() => send({ kind: 'cancel' })}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
}

/** What is still to be given, where it is one thing; otherwise the button that enters. */
function focusFirst(form: HTMLFormElement, draft: Draft): void {
  const handy = matchMedia('(pointer: fine)').matches;
  const entry = usesBoard(draft) && handy ? document.querySelector<HTMLElement>('#move-entry') : null;
  const field = handy ? form.querySelector<HTMLElement>('[data-first]') : null;
  (entry ?? field ?? form.querySelector<HTMLElement>('[data-testid=enter]'))?.focus({ preventScroll: true });
}

function faultText(
  { fault }: ArbiterState,
  draft: Draft,
  words: ReturnType<typeof usePage>['messages']['arbiter']['happened'],
): string {
  if (fault?.kind === 'time') return words.timeFault;
  if (fault?.kind === 'article') return words.articleFault(draft.article);
  if (fault?.kind !== 'incomplete') return '';
  return words.incomplete[usesBoard(draft) ?? 'other'];
}

interface FieldProps {
  field: Field;
  draft: Draft;
  desk: ArbiterState;
  fill: (part: Partial<Draft>) => void;
}

function FieldOf({ field, draft, desk, fill }: FieldProps): ComponentChildren {
  const { messages } = usePage();
  const words = messages.arbiter.happened;
  const { answer } = desk;
  switch (field) {
    case 'move':
    case 'maybe-move':
      return <MoveField optional={field === 'maybe-move'} draft={draft} answer={answer} fill={fill} />;
    case 'squares':
      return (
        <Chosen
          label={words.squares}
          value={draft.squares.join(' → ')}
          hint={words.chooseSquares}
          onClear={() => fill({ squares: [] })}
        />
      );
    case 'fault':
      return (
        <Select
          label={words.fault}
          value={draft.fault}
          among={faults}
          name={(one) => words.faults[one]}
          onChoose={(fault) => fill({ fault, ply: null })}
          testId="fault"
        />
      );
    case 'ply':
      return <PlyField draft={draft} answer={answer} fill={fill} />;
    case 'claim': {
      const among = answer.regulations.guidelines_iii ? claims : claims.slice(0, 2);
      return (
        <Select
          label={words.claim}
          value={draft.claim}
          among={among}
          name={(one) => words.claims[one]}
          onChoose={(claim) => fill({ claim })}
          testId="claim"
        />
      );
    }
    case 'to':
      return (
        <Segments
          label={draft.act === 'set-clock' ? words.to.clock : words.to.penalty}
          value={draft.to}
          among={colors}
          name={(color) => messages.colors[color]}
          onChoose={(to) => fill({ to })}
          testId="to"
        />
      );
    case 'time-given':
      return (
        <Segments
          label={words.time}
          value={draft.timeGiven}
          among={timeGiven}
          name={(one) => words.timeGiven[one]}
          onChoose={(one) => fill({ timeGiven: one })}
        />
      );
    case 'time':
      return (
        <label class="field field--time">
          <span>
            {words.time} <small>{words.timeHint}</small>
          </span>
          <input
            class="entry__field entry__field--time"
            value={draft.time}
            autocomplete="off"
            aria-invalid={desk.fault?.kind === 'time'}
            data-first
            data-testid="time"
            onInput={(event) => fill({ time: event.currentTarget.value })}
          />
        </label>
      );
    case 'decision':
      return (
        <Segments
          label={words.decision}
          value={draft.decision}
          among={decisions}
          name={(one) => words.decisions[one]}
          onChoose={(decision) => fill({ decision })}
        />
      );
    case 'result':
      return (
        <Segments
          label={words.result}
          value={draft.result}
          among={results}
          name={(one) => (one === '*' ? messages.result['*'] : resultText(one))}
          onChoose={(result) => fill({ result })}
          testId="result-choice"
        />
      );
    case 'article':
      return <ArticleField draft={draft} fill={fill} />;
  }
}

function MoveField({
  optional,
  draft,
  answer,
  fill,
}: Pick<FieldProps, 'draft' | 'fill'> & { optional: boolean; answer: GameAnswer }) {
  const { messages } = usePage();
  const words = messages.arbiter.happened;
  const legal = answer.moves.find((move) => move.uci === draft.uci);
  const name = draft.uci && (legal?.san ?? moveText(draft.uci));
  return (
    <Chosen
      label={words.move}
      value={name}
      hint={optional ? words.chooseAnnounced : words.chooseMove}
      onClear={() => fill({ uci: '' })}
    />
  );
}

/** What has been shown on the board for this form, or how to show it. */
function Chosen({ label, value, hint, onClear }: { label: string; value: string; hint: string; onClear: () => void }) {
  const { messages } = usePage();
  return (
    <div class="chosen" data-testid="chosen">
      <span class="chosen__label">{label}</span>
      <output class={value ? 'chosen__value' : 'chosen__hint'}>{value || hint}</output>
      {value && (
        <button type="button" class="chosen__clear" onClick={onClear}>
          {messages.arbiter.happened.clear}
        </button>
      )}
    </div>
  );
}

interface SelectProps<T extends string> {
  label: string;
  value: T;
  among: readonly T[];
  name: (value: T) => string;
  onChoose: (value: T) => void;
  testId: string;
}

function Select<T extends string>({ label, value, among, name, onChoose, testId }: SelectProps<T>) {
  return (
    <label class="field">
      <span>{label}</span>
      <select
        class="entry__field"
        value={value}
        data-first
        data-testid={testId}
        onChange={(event) => onChoose(event.currentTarget.value as T)}
      >
        {among.map((one) => (
          <option key={one} value={one}>
            {name(one)}
          </option>
        ))}
      </select>
    </label>
  );
}

function PlyField({ draft, answer, fill }: Pick<FieldProps, 'draft' | 'fill'> & { answer: GameAnswer }) {
  const { messages } = usePage();
  const words = messages.arbiter.happened;
  const restores = draft.act === 'restore';
  const label = restores ? words.ply.restore : draft.fault === 'displaced' ? words.ply.displaced : words.ply['illegal-move'];
  const numbers = answer.plies.map((_, index) => index + 1).reverse();
  return (
    <label class="field">
      <span>{label}</span>
      <select
        class="entry__field"
        value={String(draft.ply ?? '')}
        data-first
        data-testid="ply"
        onChange={(event) => fill({ ply: event.currentTarget.value === '' ? null : Number(event.currentTarget.value) })}
      >
        {!restores && <option value="">{words.latest}</option>}
        {numbers.map((number) => (
          <option key={number} value={String(number)}>
            {restores
              ? positionName(number, answer, messages.arbiter)
              : numberedMove(answer.plies[number - 1]!, number - 1, answer.start)}
          </option>
        ))}
        {restores && <option value="0">{words.startPosition}</option>}
      </select>
    </label>
  );
}

/** Any article of the register, found by its number or its words. */
function ArticleField({ draft, fill }: Pick<FieldProps, 'draft' | 'fill'>) {
  const { core, messages } = usePage();
  const words = messages.arbiter.happened;
  const articles = useMemo(() => core.articles(), [core.language]);
  return (
    <label class="field">
      <span>{words.article}</span>
      <input
        class="entry__field"
        list="articles"
        value={draft.article}
        autocomplete="off"
        data-testid="article"
        onInput={(event) => fill({ article: event.currentTarget.value.trim() })}
      />
      <datalist id="articles">
        {articles.map(({ article, title }) => (
          <option key={article} value={article}>
            {title}
          </option>
        ))}
      </datalist>
    </label>
  );
}
