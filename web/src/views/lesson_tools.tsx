// SPDX-License-Identifier: GPL-3.0-or-later
/** Under the board of a lesson: whose move it is, the moves on it, replaying them, turning the board, asking about a piece. */
import { useMemo } from 'preact/hooks';
import { turnOfFen, type Scene } from '../board/scene';
import type { Sketching } from '../board/use_sketch';
import { useLearnMessages } from '../i18n/learn_messages';
import { moveNumber } from '../game/move_number';
import { canReset, handUse, stopOf, taskOf } from '../learn/player';
import { usePage } from './context';
import type { IconName } from './icons';
import { PencilBar, PencilButton } from './pencil';
import { ToolButton } from './tools';
import type { LessonTable } from './use_player';
import { WordsButton } from './words_button';
import { WordsOfPosition } from './words_of_position';

interface Props {
  table: LessonTable;
  scene: Scene;
  sketching: Sketching;
}

export function LessonTools({ table, scene, sketching }: Props) {
  const { core, messages } = usePage();
  const all = useLearnMessages();
  const words = all.player;
  const { player, send } = table;
  const { ply, line, selected, game } = stopOf(player);
  const last = line.moves.length;
  // Where the lesson does not tell of the check, it does not tell of the mate either: that is what is asked.
  const isMate = useMemo(() => scene.check !== null && core.status(scene.fen, []).outcome?.reason === 'checkmate', [scene.fen, scene.check]);
  const step = (name: IconName, label: string, to: number, off: boolean) => (
    <ToolButton name={name} label={label} disabled={off} onClick={() => send({ kind: 'look', ply: to })} testId={`replay-${name}`} />
  );
  return (
    <div class="lesson__tools">
      <div class="lesson__bar">
        <p class="lesson__turn">
          <span class={`player__colour player__colour--${turnOfFen(scene.fen)}`} aria-hidden="true" />
          {isMate ? <b>{all.task.states.checkmate}</b> : words.toMove(turnOfFen(scene.fen))}
          {scene.check && !isMate && <b class="lesson__check">{messages.status.check}</b>}
        </p>
        <div class="tools__group">
          <ToolButton
            name="ask"
            label={`${selected ? messages.asking.ask : messages.asking.askAnything} (w)`}
            onClick={() => send({ kind: 'inquire' })}
            testId="ask"
          />
          <WordsButton byKey={false} />
          <PencilButton sketching={sketching} />
          <ToolButton name="flip" label={`${messages.moves.flip} (f)`} onClick={() => send({ kind: 'flip' })} testId="flip" />
          <ToolButton name="reset" label={words.reset} disabled={!canReset(player)} onClick={() => send({ kind: 'reset' })} testId="reset" />
        </div>
      </div>
      {sketching.pencil && <PencilBar sketching={sketching} />}
      <div class={`lesson__line-row ${taskOf(player)?.kind === 'move' ? 'lesson__line-row--kept' : ''}`}>
        <LineMoves table={table} />
        {last > 0 && !game && (
          <div class="tools__group">
            {step('first', messages.moves.first, 0, ply === 0)}
            {step('previous', messages.moves.previous, ply - 1, ply === 0)}
            {step('next', messages.moves.next, ply + 1, ply === last)}
            {step('last', messages.moves.last, last, ply === last)}
          </div>
        )}
      </div>
      <WordsOfPosition scene={scene} />
    </div>
  );
}

/** The moves on this board; those behind the lesson's own are tries of the reader. */
function LineMoves({ table: { player, send } }: { table: LessonTable }) {
  const words = useLearnMessages().player;
  const { line, ply, told, game } = stopOf(player);
  if (game) return null;
  if (line.moves.length === 0) return handUse(player) === 'try' ? <p class="lesson__hint">{words.free}</p> : null;
  return (
    <ol class="line lesson__line" aria-label={words.moves} data-testid="line">
      {line.moves.map(({ san }, index) => (
        <li key={index}>
          <button
            type="button"
            class={`line__move ${index === ply - 1 ? 'is-current' : ''} ${index >= told ? 'is-own' : ''}`}
            aria-current={index === ply - 1 ? 'step' : undefined}
            title={index >= told ? words.trying : undefined}
            onClick={() => send({ kind: 'look', ply: index + 1 })}
          >
            <span class="line__number">{moveNumber(line.start, index)}</span>
            {san}
          </button>
        </li>
      ))}
    </ol>
  );
}
