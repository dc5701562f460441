// SPDX-License-Identifier: GPL-3.0-or-later
/** The step that is shown: its text, its task, what was said to the answer, and the way to the next. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useLearnMessages } from '../i18n/learn_messages';
import { branchesOf, lastStop, stepOf, stopOf, taskOf } from '../learn/player';
import { LessonEntry } from './lesson_entry';
import { Icon } from './icons';
import { RichText } from './rich_text';
import { TaskForm } from './task_form';
import { Said } from './task_said';
import type { LessonTable } from './use_player';

interface Props {
  table: LessonTable;
  /** Where one goes on behind the last step. */
  next: string | null;
}

export function StepPanel({ table, next }: Props) {
  const { player } = table;
  const step = stepOf(player);
  return (
    <section class="step" data-testid="step" aria-labelledby="heading-step">
      <StepWay table={table} />
      {step ? (
        <>
          <div class="prose step__text">
            <RichText text={step.text} />
          </div>
          {step.caution && <Caution text={step.caution} />}
          {step.task ? <TaskForm table={table} task={step.task} /> : <LessonEntry table={table} />}
        </>
      ) : (
        <Branches table={table} />
      )}
      <StepFoot table={table} next={next} />
    </section>
  );
}

/** What is said to an answer, and the way on: on a narrow page at the foot of the screen, where they are seen with the board. */
function StepFoot({ table, next }: Props) {
  const foot = useRef<HTMLDivElement>(null);
  const { refusal, verdict } = stopOf(table.player);
  useLayoutEffect(() => {
    if (refusal || verdict) foot.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal, verdict]);
  return (
    <div class="step__foot" ref={foot}>
      <Said table={table} />
      <StepButtons table={table} next={next} />
    </div>
  );
}

/** Where the reader is among the steps. The heading takes the focus when the step changes. */
function StepWay({ table: { player, send } }: { table: LessonTable }) {
  const { player: words, task } = useLearnMessages();
  const turn = task.heading;
  const heading = useRef<HTMLHeadingElement>(null);
  const last = lastStop(player.lesson);
  const step = stepOf(player);
  const first = useRef(true);
  useLayoutEffect(() => {
    if (!first.current && heading.current) showStep(heading.current);
    first.current = false;
  }, [player.at]);
  const only = last === 0 && step?.task ? turn : null;
  const name = only ?? (step ? words.step(player.at + 1, last + 1) : words.ways);
  return (
    <header class="step__head">
      {last > 0 && (
        <ol class="dots" aria-label={words.steps}>
          {Array.from({ length: last + 1 }, (_, at) => (
            <li key={at}>
              <button
                type="button"
                class={`dot ${dotState(player.stops[String(at)]?.met ?? null)}`}
                aria-label={words.step(at + 1, last + 1)}
                aria-current={at === player.at ? 'step' : undefined}
                onClick={() => send({ kind: 'go', at })}
              />
            </li>
          ))}
        </ol>
      )}
      <h2 id="heading-step" ref={heading} tabIndex={-1}>
        {step?.title ?? name}
        {step?.title && last > 0 && <small class="step__count">{name}</small>}
      </h2>
    </header>
  );
}

/** A step begins with its board: that is seen whole again, where the reader has scrolled past it. */
function showStep(heading: HTMLElement): void {
  heading.focus({ preventScroll: true });
  const board = heading.closest('.lesson')?.querySelector('.lesson__board');
  if (board && board.getBoundingClientRect().top < 0) board.scrollIntoView({ block: 'start' });
  else heading.scrollIntoView({ block: 'nearest' });
}

function dotState(met: 'solved' | 'shown' | null): string {
  return met ? 'dot--met' : '';
}

function Caution({ text }: { text: string }) {
  const words = useLearnMessages().player;
  return (
    <aside class="caution" aria-label={words.caution} data-testid="caution">
      <Icon name="caution" />
      <div>
        <b>{words.caution}</b>
        <RichText text={text} />
      </div>
    </aside>
  );
}

/** Both ways side by side; the one that is chosen is on the board. */
function Branches({ table: { player, send } }: { table: LessonTable }) {
  const words = useLearnMessages().player;
  return (
    <div class="branches" role="group" aria-label={words.branch} data-testid="branches">
      {branchesOf(player.lesson).map((branch, index) => {
        const shown = index === player.branch;
        return (
          <div key={index} class={`branch ${shown ? 'is-shown' : ''}`}>
            <button type="button" class="branch__choose" aria-pressed={shown} onClick={() => send({ kind: 'branch', branch: index })}>
              {branch.title}
            </button>
            <div class="prose">
              <RichText text={branch.text} />
            </div>
            {branch.after && (
              <div class="branch__after">
                <b>{words.afterwards}</b>
                <RichText text={branch.after} />
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}

function StepButtons({ table: { player, send }, next }: Props) {
  const words = useLearnMessages().player;
  const last = lastStop(player.lesson);
  const task = taskOf(player);
  const { met, line, told } = stopOf(player);
  const ready = !task || met !== null;
  const tries = line.moves.length > told;
  const ends = player.at === last && ready && next !== null;
  if (last === 0 && !tries && !ends) return null;
  return (
    <div class="step__buttons">
      {last > 0 && (
        <button
          type="button"
          class="button"
          disabled={player.at === 0}
          onClick={() => send({ kind: 'go', at: player.at - 1 })}
          data-testid="step-back"
        >
          {words.previous}
        </button>
      )}
      {last > 0 && player.at < last && (
        <button
          type="button"
          class={`button ${ready ? 'button--primary' : ''}`}
          onClick={() => send({ kind: 'go', at: player.at + 1 })}
          data-testid="step-next"
        >
          {words.next}
        </button>
      )}
      {ends && (
        <a class="button button--primary" href={next} data-testid="step-lesson">
          {words.nextLesson}
        </a>
      )}
      {tries && (
        <button type="button" class="button" onClick={() => send({ kind: 'take-back' })} data-testid="take-back">
          {words.takeBack}
        </button>
      )}
    </div>
  );
}
