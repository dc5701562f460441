// SPDX-License-Identifier: GPL-3.0-or-later
/** Where a teacher makes a task: the position at the left, what is asked about it at the right, and the link. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Board } from '../board/board';
import { sceneOf } from '../board/scene';
import { colors, type Color } from '../core/squares';
import { useTeachMessages } from '../i18n/teach_messages';
import { fenOf } from '../learn/line';
import { emptyForm, formKinds, goals, taskOfForm, type FormFault, type TeacherForm } from '../learn/teacher_form';
import { colourNeeded, longest, squareNeeded, squaresAsked, writeTask } from '../learn/teacher_task';
import { usePage } from './context';
import { CopyButton } from './copy_button';
import { Masthead } from './masthead';
import { Segments } from './segments';

interface FormProps {
  form: TeacherForm;
  fill: (part: Partial<TeacherForm>) => void;
}

export function TeacherDesk({ fen: start }: { fen: string }) {
  const { core, settings, messages } = usePage();
  const words = useTeachMessages();
  const [form, setForm] = useState<TeacherForm>({ ...emptyForm, fen: start });
  const fill = (part: Partial<TeacherForm>) => setForm((now) => ({ ...now, ...part }));
  const task = useMemo(() => taskOfForm(core, form), [form]);
  const fen = fenOf(form.fen.trim() || 'startpos');
  useEffect(() => {
    document.title = `${words.heading} · adoube`;
  }, [words]);
  return (
    <div class="lesson lesson--teach">
      <div class="lesson__masthead">
        <Masthead here="learn" />
      </div>
      <main class="lesson__main">
        <div class="lesson__head">
          <h1>{words.heading}</h1>
          <p class="lead">{words.lead}</p>
        </div>
        <div class="lesson__side">
          <div class="lesson__board">
            <Board scene={sceneOf(fen)} settings={settings} messages={messages} send={() => {}} />
          </div>
        </div>
        <form class="lesson__desk teach" onSubmit={(event) => event.preventDefault()} data-testid="teach">
          <PositionFields form={form} fill={fill} fault={task === 'position'} />
          <Segments
            label={words.kind}
            value={form.kind}
            among={formKinds}
            name={(kind) => words.kinds[kind]}
            onChoose={(kind) => fill({ kind })}
            testId="teach-kind"
          />
          {form.kind === 'move' && <GoalFields form={form} fill={fill} />}
          {form.kind === 'squares' && <SquareFields form={form} fill={fill} />}
          {form.kind === 'choice' && <OptionFields form={form} fill={fill} />}
          <TextFields form={form} fill={fill} />
          <LinkField task={task} />
          <p class="form__hint">{words.lessonLinks}</p>
        </form>
      </main>
    </div>
  );
}

function PositionFields({ form, fill, fault }: FormProps & { fault: boolean }) {
  const { messages } = usePage();
  const words = useTeachMessages();
  return (
    <div>
      <label class="field field--wide">
        <span>{words.position}</span>
        <input
          class="entry__field"
          type="text"
          spellcheck={false}
          autocomplete="off"
          maxLength={longest.fen}
          aria-invalid={fault}
          aria-describedby="teach-position"
          value={form.fen}
          onInput={(event) => fill({ fen: event.currentTarget.value })}
          data-testid="teach-fen"
        />
        <small id="teach-position" class={fault ? 'form__fault' : ''}>
          {fault ? words.positionFault : words.positionHint}
        </small>
      </label>
      <a class="teach__elsewhere" href="/analysis">
        {messages.nav.analysis}
      </a>
    </div>
  );
}

function TextFields({ form, fill }: FormProps) {
  const words = useTeachMessages();
  return (
    <>
      <label class="field field--wide">
        <span>{words.text}</span>
        <textarea
          class="entry__field teach__text"
          rows={3}
          maxLength={longest.text}
          value={form.text}
          onInput={(event) => fill({ text: event.currentTarget.value })}
          data-testid="teach-text"
        />
        <small>{words.textHint}</small>
      </label>
      <label class="field field--wide">
        <span>
          {words.title} <small>{words.titleHint}</small>
        </span>
        <input
          class="entry__field"
          type="text"
          maxLength={longest.title}
          value={form.title}
          onInput={(event) => fill({ title: event.currentTarget.value })}
          data-testid="teach-title"
        />
      </label>
      {form.kind !== 'look' && (
        <label class="field field--wide">
          <span>
            {words.after} <small>{words.titleHint}</small>
          </span>
          <input
            class="entry__field"
            type="text"
            maxLength={longest.text}
            value={form.after}
            onInput={(event) => fill({ after: event.currentTarget.value })}
          />
        </label>
      )}
    </>
  );
}

function GoalFields({ form, fill }: FormProps) {
  const words = useTeachMessages();
  const toggle = (goal: (typeof goals)[number]) =>
    fill({ goals: form.goals.includes(goal) ? form.goals.filter((one) => one !== goal) : [...form.goals, goal] });
  return (
    <fieldset class="options">
      <legend>{words.goal}</legend>
      <div class="teach__goals">
        {goals.map((goal) => (
          <label key={goal} class={`option ${form.goals.includes(goal) ? 'is-chosen' : ''}`}>
            <input type="checkbox" checked={form.goals.includes(goal)} onChange={() => toggle(goal)} data-testid={`goal-${goal}`} />
            <span>{words.goals[goal]}</span>
          </label>
        ))}
      </div>
      <div class="teach__squares">
        <SquareField label={words.goalFrom} value={form.from} onInput={(from) => fill({ from })} />
        <SquareField label={words.goalTo} value={form.to} onInput={(to) => fill({ to })} />
      </div>
    </fieldset>
  );
}

function SquareField({ label, value, onInput }: { label: string; value: string; onInput: (text: string) => void }) {
  return (
    <label class="field field--square">
      <span>{label}</span>
      <input
        class="entry__field"
        type="text"
        maxLength={2}
        autocapitalize="off"
        autocomplete="off"
        spellcheck={false}
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </label>
  );
}

function SquareFields({ form, fill }: FormProps) {
  const { messages } = usePage();
  const words = useTeachMessages();
  return (
    <>
      <Segments
        label={words.whichSquares}
        value={form.what}
        among={squaresAsked}
        name={(what) => words.squares[what]}
        onChoose={(what) => fill({ what })}
      />
      <div class="teach__squares">
        {squareNeeded(form.what) && <SquareField label={words.of} value={form.of} onInput={(of) => fill({ of })} />}
        {colourNeeded(form.what) && (
          <Segments<Color>
            label={words.by}
            value={form.by}
            among={colors}
            name={(color) => messages.colors[color]}
            onChoose={(by) => fill({ by })}
          />
        )}
      </div>
    </>
  );
}

function OptionFields({ form, fill }: FormProps) {
  const words = useTeachMessages();
  const { options } = form;
  const change = (at: number, part: Partial<(typeof options)[number]>) =>
    fill({ options: options.map((option, index) => (index === at ? { ...option, ...part } : option)) });
  return (
    <fieldset class="options">
      <legend>{words.kinds.choice}</legend>
      {options.map(({ text, right }, index) => (
        <div key={index} class="teach__option">
          <input
            class="entry__field"
            type="text"
            maxLength={longest.option}
            aria-label={words.option(index + 1)}
            placeholder={words.option(index + 1)}
            value={text}
            onInput={(event) => change(index, { text: event.currentTarget.value })}
          />
          <label class="teach__right">
            <input type="checkbox" checked={right} onChange={() => change(index, { right: !right })} />
            {words.right}
            <span class="visually-hidden"> {words.option(index + 1)}</span>
          </label>
        </div>
      ))}
      {options.length < longest.options && (
        <button type="button" class="button" onClick={() => fill({ options: [...options, { text: '', right: false }] })}>
          {words.addOption}
        </button>
      )}
    </fieldset>
  );
}

/** The link grows with the form; until the form is a task it says what is missing. */
function LinkField({ task }: { task: ReturnType<typeof taskOfForm> }) {
  const words = useTeachMessages();
  const [link, setLink] = useState('');
  useEffect(() => {
    setLink('');
    if (typeof task === 'string') return;
    let gone = false;
    void writeTask(task).then((text) => !gone && setLink(`${location.origin}/learn/task#${text}`));
    return () => {
      gone = true;
    };
  }, [task]);
  return (
    <div class="teach__link">
      <label class="field field--wide">
        <span>{words.link}</span>
        <input class="entry__field" type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} data-testid="teach-link" />
      </label>
      <p class="teach__missing" role="status">
        {typeof task === 'string' && task !== 'position' ? words.incomplete[task as Exclude<FormFault, 'position'>] : ''}
      </p>
      {link && (
        <div class="teach__ways">
          <CopyButton label={words.copy} text={link} primary />
          <a class="button" href={link} data-testid="teach-try">
            {words.tryIt}
          </a>
        </div>
      )}
    </div>
  );
}
