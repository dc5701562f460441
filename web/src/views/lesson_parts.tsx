// SPDX-License-Identifier: GPL-3.0-or-later
/** What stands around a lesson's steps: its title and short answer, conditions and exceptions, the ways on. */
import { useLearnMessages } from '../i18n/learn_messages';
import type { Basis, Course, Lesson, Place } from '../learn/lesson';
import { usePage } from './context';
import { CopyButton } from './copy_button';
import { NotKept } from './not_kept';
import { RichText } from './rich_text';
import { ArticleBadge } from './ruling_card';
import { progressKey } from './use_progress';

/** What a statement rests on, in words and by its line. */
function BasisBadge({ basis }: { basis: Basis }) {
  const { basis: names, basisMeans, colon } = useLearnMessages();
  return (
    <span class={`basis basis--${basis}`} title={`${names[basis]}${colon}${basisMeans[basis]}`}>
      {names[basis]}
    </span>
  );
}

export function LessonHead({ lesson, place }: { lesson: Lesson; place: Place | null }) {
  const { kinds, player: words } = useLearnMessages();
  // There is something to do first, and what it comes to is better found than read.
  const folds = lesson.kind === 'exercise' || lesson.kind === 'practice';
  return (
    <header class="lesson-head">
      <p class="lesson-head__where">
        <a href="/learn">{words.toCourse}</a>
        {place && (
          <>
            <span aria-hidden="true"> · </span>
            {place.chapter.title} {place.number}/{place.chapter.lessons.length}
          </>
        )}
        {lesson.kind !== 'topic' && <span class="lesson-head__kind">{kinds[lesson.kind]}</span>}
      </p>
      <h1>{lesson.title}</h1>
      {lesson.answer && !folds && (
        <section class="short-answer" aria-label={words.answer} data-testid="short-answer">
          <BasisBadge basis={lesson.basis} />
          <RichText text={lesson.answer} />
        </section>
      )}
      {lesson.answer && folds && (
        <details class="short-answer short-answer--folded" data-testid="short-answer">
          <summary>{words.answer}</summary>
          <BasisBadge basis={lesson.basis} />
          <RichText text={lesson.answer} />
        </details>
      )}
    </header>
  );
}

export function LessonParts({ lesson }: { lesson: Lesson }) {
  const words = useLearnMessages().player;
  if (!lesson.part?.length) return null;
  return (
    <section class="parts" aria-labelledby="heading-parts" data-testid="parts">
      <h2 id="heading-parts">{words.details}</h2>
      {lesson.part.map((part, index) => (
        <section key={index} class={`part part--${part.basis}`}>
          <header class="part__head">
            {part.heading && <h3>{part.heading}</h3>}
            <BasisBadge basis={part.basis} />
          </header>
          <div class="prose">
            <RichText text={part.text} />
          </div>
        </section>
      ))}
    </section>
  );
}

interface FootProps {
  id: string | null;
  lesson: Lesson;
  course: Course | null;
  place: Place | null;
}

export function LessonFoot({ id, lesson, course, place }: FootProps) {
  const words = useLearnMessages().player;
  const { messages } = usePage();
  const way = (to: string | null | undefined, label: string, kind: 'previous' | 'next') =>
    to && course?.lessons[to] ? (
      <a class={`lesson-way lesson-way--${kind}`} href={`/learn/${to}`} data-testid={`lesson-${kind}`}>
        <span class="lesson-way__label">{label}</span>
        <span>{course.lessons[to].title}</span>
      </a>
    ) : (
      <span />
    );
  return (
    <footer class="lesson-foot">
      {id !== null && <NotKept of={progressKey} text={messages.room.progress} />}
      {lesson.articles.length > 0 && (
        <section class="lesson-foot__articles" aria-label={words.articles} data-testid="lesson-articles">
          <h2>{words.articles}</h2>
          <p class="badges">
            {lesson.articles.map((article) => (
              <ArticleBadge key={article} id={article} />
            ))}
          </p>
        </section>
      )}
      {id !== null && <CopyButton label={words.copyLink} text={`${location.origin}/learn/${id}`} />}
      <nav class="lesson-foot__ways" aria-label={words.toCourse}>
        {way(place?.previous, words.previousLesson, 'previous')}
        {way(place?.next, words.nextLesson, 'next')}
      </nav>
    </footer>
  );
}
