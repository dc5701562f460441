// SPDX-License-Identifier: GPL-3.0-or-later
/** A teacher's own task: with one in the link it is played, without one it is made. */
import '../styles/learn.css';
import '../styles/lesson.css';
import '../styles/teach.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useTeachMessages } from '../i18n/teach_messages';
import { isFault, lessonOf, readTask, type TaskFault, type TeacherTask } from '../learn/teacher_task';
import { usePage } from './context';
import { LessonPage } from './lesson_page';
import { Masthead } from './masthead';
import { TeacherDesk } from './teacher_desk';

export function TaskPage() {
  const hash = useHash();
  const start = /^fen=(.*)$/.exec(hash)?.[1];
  if (hash === '' || start !== undefined) return <TeacherDesk key={hash} fen={start === undefined ? '' : decoded(start)} />;
  return <LinkedTask key={hash} text={hash} />;
}

/** What stands behind the # of the address. */
function useHash(): string {
  const [hash, setHash] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const changed = () => setHash(location.hash.slice(1));
    addEventListener('hashchange', changed);
    addEventListener('popstate', changed);
    return () => {
      removeEventListener('hashchange', changed);
      removeEventListener('popstate', changed);
    };
  }, []);
  return hash;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function LinkedTask({ text }: { text: string }) {
  const { core } = usePage();
  const words = useTeachMessages();
  const [read, setRead] = useState<TeacherTask | TaskFault | 'position' | null>(null);
  useEffect(() => {
    void readTask(text).then((read) => {
      if (isFault(read)) setRead(read);
      else if (!core.isPlayable(read.fen)) setRead('position');
      else setRead(read.task && !core.canJudge(read.fen, read.task) ? 'no-task' : read);
    });
  }, [text]);
  const note = (
    <p class="from-teacher">
      {words.fromTeacher} <a href="/learn/task">{words.makeOne}</a>
    </p>
  );
  const [task, fault] = typeof read === 'string' ? [null, read] : [read, null];
  const lesson = useMemo(() => task && lessonOf({ ...task, title: task.title || words.untitled }), [task, words]);
  if (lesson) return <LessonPage id={null} lesson={lesson} course={null} note={note} />;
  return (
    <div class="sheet">
      <Masthead here="learn" />
      <main class="sheet__body" aria-busy={read === null}>
        {fault !== null && (
          <>
            <h1>{words.untitled}</h1>
            <p role="alert" data-testid="link-fault">
              {words.faults[fault]}
            </p>
            <p>
              <a href="/learn/task">{words.makeOne}</a>
            </p>
          </>
        )}
      </main>
    </div>
  );
}
