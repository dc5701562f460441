// SPDX-License-Identifier: GPL-3.0-or-later
/** What is said to the reader under a step: why a try is refused, what an answer misses, what follows a right one. */
import { AskPanel } from '../ask/ask_panel';
import { useArbiterMessages } from '../i18n/arbiter_messages';
import { useLearnMessages } from '../i18n/learn_messages';
import { saidMisses, saidSolution } from '../learn/said';
import { stepOf, stopOf, taskOf, triesBeforeSolution } from '../learn/player';
import type { Reason } from '../core/types';
import { Icon } from './icons';
import { RichText } from './rich_text';
import { ReasonBadge } from './ruling_card';
import type { LessonTable } from './use_player';

export function Said({ table }: { table: LessonTable }) {
  const { player } = table;
  const { refusal, inquiry, unread, verdict, met, wrong } = stopOf(player);
  const words = useLearnMessages().task;
  const task = taskOf(player);
  return (
    <div class="said" data-testid="said">
      {refusal && refusal.reasons.length > 0 && <Reasons reasons={refusal.reasons} testId="ruling" />}
      {unread !== null && !refusal && <p class="said__unread">{words.unread[unreadKind(task?.kind)](unread)}</p>}
      {inquiry && <AskPanel asking={inquiry} close={() => table.send({ kind: 'cancel' })} />}
      {verdict && !verdict.right && <Wrong table={table} />}
      {met && <Right table={table} />}
      {task && !met && wrong >= triesBeforeSolution && (
        <button type="button" class="button" onClick={() => table.send({ kind: 'show-solution' })} data-testid="show-solution">
          {words.showSolution}
        </button>
      )}
    </div>
  );
}

export function unreadKind(kind: string | undefined): 'move' | 'squares' | 'piece' {
  return kind === 'squares' || kind === 'place' ? 'squares' : kind === 'setup' ? 'piece' : 'move';
}

/** The sentences of the Laws, each with its article. */
function Reasons({ reasons, testId }: { reasons: readonly Reason[]; testId: string }) {
  return (
    <section class="card card--fault" data-testid={testId}>
      <ul class="reasons">
        {reasons.map((reason) => (
          <li key={reason.code}>
            <ReasonBadge reason={reason} /> <span class="card__text">{reason.text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Wrong({ table: { player } }: { table: LessonTable }) {
  const all = useLearnMessages();
  const words = all.task;
  const { verdict, wrong } = stopOf(player);
  const task = taskOf(player);
  if (!verdict) return null;
  const misses = saidMisses(verdict, task, all);
  return (
    <section class="card card--fault" data-testid="verdict" data-right="false">
      <p class="card__text">
        <b>{words.wrong}</b> {misses.join(' ')}
      </p>
      {verdict.reasons.length > 0 && (
        <ul class="reasons">
          {verdict.reasons.map((reason) => (
            <li key={reason.code}>
              <ReasonBadge reason={reason} /> {reason.text}
            </li>
          ))}
        </ul>
      )}
      <p class="card__hint">{task?.kind === 'act' ? all.table.failed : wrong < triesBeforeSolution ? words.oneMore : words.again}</p>
    </section>
  );
}

function Right({ table: { player } }: { table: LessonTable }) {
  const all = useLearnMessages();
  const arbiterWords = useArbiterMessages();
  const words = all.task;
  const stop = stopOf(player);
  const task = taskOf(player);
  const after = stepOf(player)?.task?.after;
  const replied = task?.kind === 'move' && stop.told > stop.given + 1 ? stop.line.moves[stop.given + 1] : undefined;
  return (
    <section class="card card--right" data-testid="verdict" data-right={stop.met === 'solved'}>
      <p class="card__text">
        <Icon name="check" /> <b>{stop.met === 'solved' ? words.right : saidSolution(player, all, arbiterWords)}</b>
      </p>
      {chosenWhy(player) && <RichText text={chosenWhy(player)!} />}
      {after && <RichText text={after} />}
      {stop.verdict?.right && stop.verdict.reasons.length > 0 && (
        <ul class="reasons">
          {stop.verdict.reasons.map((reason) => (
            <li key={reason.code}>
              <ReasonBadge reason={reason} /> {reason.text}
            </li>
          ))}
        </ul>
      )}
      {replied && (
        <div class="said__reply">
          <p>
            {words.replied} <b>{replied.san}</b>
          </p>
          {task?.after_reply && <RichText text={task.after_reply} />}
        </div>
      )}
    </section>
  );
}

/** Why the chosen option is the right one. */
function chosenWhy(player: LessonTable['player']): string | null {
  const task = taskOf(player);
  const { draft } = stopOf(player);
  return task?.kind === 'choice' && draft.option !== null ? (task.options[draft.option]?.why ?? null) : null;
}
