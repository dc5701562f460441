// SPDX-License-Identifier: GPL-3.0-or-later
/** Learn: the course, and its lessons. */
import '../styles/learn.css';
import { useLearnMessages } from '../i18n/learn_messages';
import { CourseIndex } from './course_index';
import { Masthead } from './masthead';
import { useCourse } from './use_course';

export function LearnPage(_: { lesson: string | null }) {
  const words = useLearnMessages().index;
  const { course, failed, again } = useCourse();
  if (course) return <CourseIndex course={course} />;
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
