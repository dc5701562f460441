// SPDX-License-Identifier: GPL-3.0-or-later
/** The fields that the forms of acts have in common. */
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { claims, decisions, faults, results, timeGiven, type Draft, type Field } from '../arbiter/acts';
import type { ArbiterState } from '../arbiter/arbiter_state';
import { moveText, numberedMove, positionName } from '../arbiter/describe';
import { resultText } from '../game/result_text';
import { colors } from '../core/squares';
import type { GameAnswer } from '../core/types';
import { useArbiterMessages } from '../i18n/arbiter_messages';
import { usePage } from './context';
import { Segments } from './segments';

interface FieldProps {
  field: Field;
  draft: Draft;
  desk: Pick<ArbiterState, 'answer' | 'fault'>;
  fill: (part: Partial<Draft>) => void;
}

export function ActField({ field, draft, desk, fill }: FieldProps): ComponentChildren {
  const { messages } = usePage();
  const words = useArbiterMessages().happened;
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
          testId="decision"
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
  const words = useArbiterMessages().happened;
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
  const arbiterWords = useArbiterMessages();
  return (
    <div class="chosen" data-testid="chosen">
      <span class="chosen__label">{label}</span>
      <output class={value ? 'chosen__value' : 'chosen__hint'}>{value || hint}</output>
      {value && (
        <button type="button" class="chosen__clear" onClick={onClear}>
          {arbiterWords.happened.clear}
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
  const arbiterWords = useArbiterMessages();
  const words = arbiterWords.happened;
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
              ? positionName(number, answer, arbiterWords)
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
  const { core } = usePage();
  const words = useArbiterMessages().happened;
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
