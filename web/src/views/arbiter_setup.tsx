// SPDX-License-Identifier: GPL-3.0-or-later
/** Before the desk: what the event announced, and where the game stands. The board beside the form shows what has been read. */
import { useMemo, useState } from 'preact/hooks';
import type { Timing } from '../arbiter/arbiter_state';
import { isMoveList, openScript, readPosition, turnOf, type SetupFault, type SetupForm } from '../arbiter/arbiter_setup';
import { keepForm, keptForm } from '../arbiter/keeping';
import type { Script } from '../arbiter/script';
import { Board } from '../board/board';
import type { RulesCore } from '../core/core';
import { colors } from '../core/squares';
import { newTable } from '../game/table_events';
import { tableScene } from '../game/table_scene';
import { useArbiterMessages } from '../i18n/arbiter_messages';
import { Announced } from './arbiter_announced';
import { LoadLog } from './arbiter_load';
import { usePage } from './context';
import { Masthead } from './masthead';
import { Segments, Switch } from './segments';
import { TimeControlField } from './time_control_field';
import { useSentence } from './use_sentence';

interface Props {
  /** Throws where the core cannot read the setup. */
  begin: (script: Script, timing: Timing) => void;
}

export function ArbiterSetup({ begin }: Props) {
  const { core } = usePage();
  const arbiterWords = useArbiterMessages();
  const words = arbiterWords.setup;
  const [form, setForm] = useState(keptForm);
  const [fault, setFault] = useSentence<string | null>(null);
  const fill = (part: Partial<SetupForm>) => {
    setForm((now) => ({ ...now, ...part }));
    setFault(null);
  };
  const submit = (event: Event) => {
    event.preventDefault();
    const opened = openScript(core, form);
    if (opened.fault) return setFault(faultText(opened.fault, words));
    keepForm(form);
    begin(opened.script, form.where === 'start' && form.control !== null ? 'live' : 'typed');
  };
  const incident = form.where === 'incident';
  return (
    <main class="arbiter arbiter--setup">
      <div class="arbiter__masthead">
        <Masthead here="arbiter" />
      </div>
      <div class={`arbiter__side ${incident ? '' : 'arbiter__side--quiet'}`}>
        <PositionPreview form={form} />
      </div>
      <form class="arbiter__desk form form--arbiter" onSubmit={submit} data-testid="arbiter-setup">
        <header>
          <h1>{arbiterWords.heading}</h1>
          {!incident && <p class="lead">{arbiterWords.lead}</p>}
        </header>
        <div class="form__row">
          <Segments
            label={words.where}
            value={form.where}
            among={['start', 'incident']}
            name={(where) => words[where]}
            onChoose={(where) => fill({ where })}
            testId="where"
          />
          <p class="form__hint">{incident ? words.incidentHint : words.startHint}</p>
        </div>
        {incident && <Incident form={form} fill={fill} />}
        <TimeControlField value={form.control} onChange={(control) => fill({ control })} />
        {incident && <p class="form__hint form__hint--close">{words.controlHint}</p>}
        <Announced form={form} fill={fill} />
        <p class="form__fault" role="alert" data-testid="setup-fault">
          {fault}
        </p>
        <button type="submit" class="button button--primary button--large" data-testid="begin">
          {incident ? words.take : words.begin}
        </button>
        <LoadLog begin={begin} />
      </form>
    </main>
  );
}

interface FormProps {
  form: SetupForm;
  fill: (part: Partial<SetupForm>) => void;
}

function Incident({ form, fill }: FormProps) {
  const { core, messages } = usePage();
  const words = useArbiterMessages().setup;
  const told = useMemo(() => turnOf(core, form.position), [form.position]);
  const turn = form.turn ?? told ?? 'white';
  return (
    <>
      <label class="field field--wide">
        <span>{words.position}</span>
        <textarea
          class="entry__field entry__field--tall"
          rows={1}
          value={form.position}
          spellcheck={false}
          autocapitalize="off"
          aria-describedby="position-hint"
          data-testid="position"
          onInput={(event) => fill({ position: event.currentTarget.value, turn: null })}
          onKeyDown={submitByEnter}
        />
        <small id="position-hint">{words.positionHint}</small>
      </label>
      <div class="pair">
        {!isMoveList(form.position) && (
          <Segments
            label={words.turn}
            value={turn}
            among={colors}
            name={(color) => messages.colors[color]}
            onChoose={(color) => fill({ turn: color })}
            testId="turn"
          />
        )}
        {form.control !== null && <ClockTimes form={form} fill={fill} />}
      </div>
      <fieldset class="segments">
        <legend>
          {words.earlier} <small>{words.earlierHint}</small>
        </legend>
        <div class="flags flags--plain">
          {colors.map((color) => (
            <Switch
              key={color}
              label={words.earlierBy(color)}
              on={form.earlier[color]}
              onChange={(on) => fill({ earlier: { ...form.earlier, [color]: on } })}
              testId={`earlier-${color}`}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** A position has no line breaks: Enter takes the form, as in any other field. */
function submitByEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  (event.currentTarget as HTMLTextAreaElement).form?.requestSubmit();
}

function ClockTimes({ form, fill }: FormProps) {
  const words = useArbiterMessages().setup;
  return (
    <div class="pair pair--close">
      {colors.map((color) => (
        <label class="field" key={color}>
          <span>{words.clockOf(color)}</span>
          <input
            class="entry__field entry__field--time"
            value={form.clocks[color]}
            autocomplete="off"
            placeholder="h:mm:ss"
            title={words.clockHint}
            data-testid={`found-${color}`}
            onInput={(event) => fill({ clocks: { ...form.clocks, [color]: event.currentTarget.value } })}
          />
        </label>
      ))}
    </div>
  );
}

/** The board as the form has it so far; as it was last while what is typed cannot be read. */
function PositionPreview({ form }: { form: SetupForm }) {
  const { core, messages, settings } = usePage();
  const table = useMemo(() => tableOf(core, form), [form.where, form.position, form.turn, core.language]);
  return <Board scene={tableScene(table, false)} settings={settings} messages={messages} send={() => undefined} />;
}

function tableOf(core: RulesCore, form: SetupForm) {
  const read = form.where === 'start' ? { fen: 'startpos', moves: [] } : readPosition(core, form.position, form.turn);
  try {
    if (!('field' in read)) return newTable(core, { fen: read.fen }, read.moves, null);
  } catch {
    // What is typed is no position yet.
  }
  return newTable(core, { fen: 'startpos' }, [], null);
}

function faultText(
  fault: SetupFault,
  words: { fault: Record<SetupFault['field'], string>; moveFault: (move: string) => string },
): string {
  const said = fault.move ? words.moveFault(fault.move) : words.fault[fault.field];
  return [said, fault.text].filter(Boolean).join(' ');
}
