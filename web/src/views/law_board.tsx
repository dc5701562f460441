// SPDX-License-Identifier: GPL-3.0-or-later
/** A small live board beside an article, with a position of a lesson that shows it. */
import { useMemo } from 'preact/hooks';
import { Board } from '../board/board';
import { useRuleBookMessages } from '../i18n/rule_book_messages';
import type { Course, Lesson } from '../learn/lesson';
import { lessonScene } from '../learn/lesson_scene';
import { canReset, stopOf } from '../learn/player';
import type { Shown } from '../learn/rule_book';
import { usePage } from './context';
import { LessonAnnouncer } from './lesson_announcer';
import { Said } from './task_said';
import { ToolButton } from './tools';
import { usePlayer } from './use_player';

export function LawBoard({ shown, course }: { shown: Shown; course: Course }) {
  const { core, settings, messages } = usePage();
  const words = useRuleBookMessages();
  const lesson = useMemo(() => onlyBoard(shown), [shown]);
  const { player, send, sendFromBoard } = usePlayer(lesson, null);
  return (
    <section class="law-board" aria-labelledby="law-board" data-testid="law-board">
      <h2 id="law-board">{words.tryIt}</h2>
      <div class="law-board__row">
        <div class="law-board__board">
          <Board scene={lessonScene(core, player)} settings={settings} messages={messages} send={sendFromBoard} />
        </div>
        <div class="law-board__words">
          <p class="law-board__hint">{words.tryHint}</p>
          <p>
            <a href={`/learn/${shown.lesson}`}>{course.lessons[shown.lesson]!.title}</a>
          </p>
          <Said table={{ player, send, sendFromBoard }} />
          <div class="law-board__tools">
            <ToolButton
              name="ask"
              label={stopOf(player).selected ? messages.asking.ask : messages.asking.askAnything}
              onClick={() => send({ kind: 'inquire' })}
              testId="ask"
            />
            <button type="button" class="button" disabled={!canReset(player)} onClick={() => send({ kind: 'reset' })}>
              {words.reset}
            </button>
          </div>
        </div>
      </div>
      <LessonAnnouncer player={player} />
    </section>
  );
}

/** The position, its moves and marks; the task waits in the lesson itself. */
function onlyBoard({ step }: Shown): Lesson {
  const { fen, moves, marks, arrows } = step;
  const bare = { text: '', ...(fen ? { fen } : {}), ...(moves ? { moves } : {}), ...(marks ? { marks } : {}), ...(arrows ? { arrows } : {}) };
  return { title: '', kind: 'topic', basis: 'laws', answer: '', articles: [], step: [bare] };
}
