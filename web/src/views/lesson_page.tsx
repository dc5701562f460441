// SPDX-License-Identifier: GPL-3.0-or-later
/** A lesson: the board at the left; at its right the short answer, the steps, and what else there is to know. */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Board } from '../board/board';
import { useSketch } from '../board/use_sketch';
import { useLearnMessages } from '../i18n/learn_messages';
import { placeOf, type Course, type Lesson } from '../learn/lesson';
import { lessonScene } from '../learn/lesson_scene';
import { usePage } from './context';
import { LessonAnnouncer } from './lesson_announcer';
import { LessonFoot, LessonHead, LessonParts } from './lesson_parts';
import { onLessonKey } from './lesson_keys';
import { LessonTools } from './lesson_tools';
import { Masthead } from './masthead';
import { StepPanel } from './step_panel';
import { usePlayer, type LessonTable } from './use_player';

interface Props {
  /** Null for a task of a teacher's own. */
  id: string | null;
  lesson: Lesson;
  course: Course | null;
  /** Stands under the title. */
  note?: ComponentChildren;
}

export function LessonPage({ id, lesson, course, note }: Props) {
  const words = useLearnMessages().player;
  useEffect(() => {
    document.title = `${lesson.title || words.steps} · adoube`;
  }, [lesson]);
  const place = id !== null && course ? placeOf(course, id) : null;
  const head = (
    <>
      <LessonHead lesson={lesson} place={place} />
      {note}
    </>
  );
  const foot = <LessonFoot id={id} lesson={lesson} course={course} place={place} />;
  const next = place?.next && course?.lessons[place.next] ? `/learn/${place.next}` : null;
  if (lesson.step?.length || lesson.branch?.length)
    return <LiveLesson id={id} lesson={lesson} head={head} foot={foot} next={next} />;
  return (
    <div class="sheet">
      <Masthead here="learn" />
      <main class="sheet__body lesson-text">
        {head}
        <LessonParts lesson={lesson} />
        {foot}
      </main>
    </div>
  );
}

interface LiveProps {
  id: string | null;
  lesson: Lesson;
  head: ComponentChildren;
  foot: ComponentChildren;
  /** The address of the next lesson. */
  next: string | null;
}

function LiveLesson({ id, lesson, head, foot, next }: LiveProps) {
  const { core, settings, messages, openKeys } = usePage();
  const table = usePlayer(lesson, id);
  const { player, sendFromBoard } = table;
  useKeys(table, openKeys);
  const scene = lessonScene(core, player);
  const sketching = useSketch();
  return (
    <div class="lesson">
      <div class="lesson__masthead">
        <Masthead here="learn" />
      </div>
      <main class="lesson__main">
        <div class="lesson__head">{head}</div>
        <div class="lesson__side">
          <div class="lesson__board">
            <Board
              scene={sketching.drawnOn(scene)}
              settings={settings}
              messages={messages}
              pencil={sketching.pencil}
              send={sketching.hearing(scene, sendFromBoard)}
            />
          </div>
          <LessonTools table={table} scene={scene} sketching={sketching} />
        </div>
        <div class="lesson__desk">
          <StepPanel table={table} next={next} />
          <LessonParts lesson={lesson} />
          {foot}
        </div>
      </main>
      <LessonAnnouncer player={player} />
    </div>
  );
}

function useKeys(table: LessonTable, openKeys: () => void): void {
  const now = useRef({ table, openKeys });
  now.current = { table, openKeys };
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => onLessonKey(event, now.current.table, now.current.openKeys);
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
