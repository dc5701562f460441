// SPDX-License-Identifier: GPL-3.0-or-later
/** Learn: the course, and its lessons. */
import '../styles/learn.css';
import '../styles/lesson.css';
import { useLearnMessages } from '../i18n/learn_messages';
import { lessonId } from '../learn/lesson';
import { CourseIndex } from './course_index';
import { LessonPage } from './lesson_page';
import { Masthead } from './masthead';
import { useCourse } from './use_course';

export function LearnPage({ lesson: asked }: { lesson: string | null }) {
  const words = useLearnMessages().index;
  const { course, failed, again } = useCourse();
  if (course && asked === null) return <CourseIndex course={course} />;
  if (course && asked !== null) {
    const id = lessonId(course, asked);
    return id === null ? <UnknownLesson /> : <LessonPage key={id} id={id} lesson={course.lessons[id]!} course={course} />;
  }
  return (
    <div class="sheet">
      <Masthead here="learn" />
      <main class="sheet__body" aria-busy={!failed}>
        <h1>{words.heading}</h1>
        <p class="lead" role="status">
          {failed ? words.failed : words.loading}
        </p>
        {failed && (
          <p>
            <button type="button" class="button" onClick={again}>
              {words.again}
            </button>
          </p>
        )}
      </main>
    </div>
  );
}

function UnknownLesson() {
  const words = useLearnMessages().player;
  return (
    <div class="sheet">
      <Masthead here="learn" />
      <main class="sheet__body">
        <h1>{words.unknown}</h1>
        <p>
          <a href="/learn">{words.toCourse}</a>
        </p>
      </main>
    </div>
  );
}
