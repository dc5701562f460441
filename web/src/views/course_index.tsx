// SPDX-License-Identifier: GPL-3.0-or-later
/** The course at a glance: where to go on, the chapters with their lessons, how far the reader has come. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useLearnMessages } from '../i18n/learn_messages';
import { stepsOf, type Chapter, type Course, type Step } from '../learn/lesson';
import { fenOf } from '../learn/line';
import { countDone, progressIn, stateOf, whereToGoOn, type Progress } from '../learn/progress';
import { chaptersWith, filters, type Filter } from '../learn/search';
import { CourseProgress } from './course_progress';
import { Icon, type IconName } from './icons';
import { Masthead } from './masthead';
import { MiniBoard } from './mini_board';
import { RichLine } from './rich_text';
import { useProgress } from './use_progress';

export function CourseIndex({ course }: { course: Course }) {
  const words = useLearnMessages().index;
  const progress = useProgress();
  const [sought, setSought] = useState('');
  const [filter, setFilter] = useState<Filter | null>(null);
  useEffect(() => {
    document.title = `${words.heading} · adoube`;
  }, [words]);
  const found = useMemo(() => chaptersWith(course, sought, filter), [course, sought, filter]);
  const searching = sought.trim() !== '';
  const count = found.reduce((sum, { lessons }) => sum + lessons.length, 0);
  return (
    <div class="sheet sheet--learn">
      <Masthead here="learn" />
      <main class="sheet__body course">
        <header class="course__head">
          <h1>{words.heading}</h1>
          <p class="lead">{words.lead}</p>
        </header>
        <GoOn course={course} progress={progress} />
        <nav class="course__chapters" aria-label={words.chapters}>
          <ol>
            {course.chapters.map((chapter) => (
              <ChapterLink key={chapter.id} chapter={chapter} progress={progress} />
            ))}
          </ol>
        </nav>
        <div class="course__find" role="search">
          <input
            class="entry__field"
            type="search"
            aria-label={words.search}
            placeholder={words.search}
            value={sought}
            onInput={(event) => setSought(event.currentTarget.value)}
            data-testid="find-lesson"
          />
          <FilterRow filter={filter} choose={setFilter} />
          <p class="visually-hidden" role="status">
            {searching ? (count ? words.found(count) : words.noneFound) : ''}
          </p>
        </div>
        <div class="course__list">
          {found.map((chapter) => (
            <ChapterSection key={chapter.id} chapter={chapter} course={course} progress={progress} />
          ))}
          {found.length === 0 && (
            <p class="course__none">
              {course.chapters.length === 0 ? words.empty : searching ? words.noneFound : words.filtered}
            </p>
          )}
          <BesideTheCourse />
          <CourseProgress course={course} progress={progress} />
        </div>
      </main>
    </div>
  );
}

/** The one thing to do next, with the position that waits there. */
function GoOn({ course, progress }: { course: Course; progress: Progress }) {
  const words = useLearnMessages().index;
  const place = whereToGoOn(course, progress);
  const lesson = place && course.lessons[place.id];
  if (!lesson)
    return course.chapters.length === 0 ? null : (
      <section class="go-on go-on--done">
        <div>
          <h2>{words.allDone}</h2>
          <p>{words.allDoneLead}</p>
        </div>
      </section>
    );
  const steps = stepsOf(lesson);
  const fen = lastFen(steps.slice(0, place.at + 1));
  const begun = stateOf(progress, place.id) === 'begun';
  const first = progress.last === null;
  return (
    <section class="go-on" data-testid="go-on">
      {fen && <MiniBoard fen={fen} />}
      <div class="go-on__words">
        <h2 class="go-on__heading">{first ? words.beginHeading : words.goOnHeading}</h2>
        <p class="go-on__title">{lesson.title}</p>
        <p class="go-on__answer">
          <RichLine text={lesson.answer} />
        </p>
        <p class="go-on__do">
          <a class="button button--primary button--large" href={`/learn/${place.id}`}>
            {first ? words.begin : words.goOn}
          </a>
          {begun && steps.length > 1 && <span class="go-on__step">{words.step(place.at + 1, steps.length)}</span>}
        </p>
      </div>
    </section>
  );
}

/** Where the step stands or comes from, as a picture needs it. */
function lastFen(steps: Step[]): string | null {
  const fen = [...steps].reverse().find((step) => step.fen)?.fen;
  return fen === undefined ? null : fenOf(fen);
}

function ChapterLink({ chapter, progress }: { chapter: Chapter; progress: Progress }) {
  const words = useLearnMessages().index;
  const done = countDone(progress, chapter.lessons);
  const of = chapter.lessons.length;
  return (
    <li>
      <a class="chapter-link" href={`#${chapter.id}`}>
        <span class="chapter-link__title">{chapter.title}</span>
        <span class="chapter-link__count" aria-label={words.done(done, of)}>
          {done > 0 && done === of ? <Icon name="check" /> : `${done}/${of}`}
        </span>
        <span class="measure" aria-hidden="true">
          <span style={{ width: `${of ? (100 * done) / of : 0}%` }} />
        </span>
      </a>
    </li>
  );
}

function FilterRow({ filter, choose }: { filter: Filter | null; choose: (filter: Filter | null) => void }) {
  const words = useLearnMessages().index;
  const one = (value: Filter | null, label: string) => (
    <button key={label} type="button" class="chip" aria-pressed={filter === value} onClick={() => choose(value)}>
      {label}
    </button>
  );
  return (
    <div class="chips" role="group" aria-label={words.show}>
      {one(null, words.all)}
      {filters.map((value) => one(value, words.filters[value]))}
    </div>
  );
}

function ChapterSection({ chapter, course, progress }: { chapter: Chapter; course: Course; progress: Progress }) {
  return (
    <section class="chapter" id={chapter.id} aria-labelledby={`heading-${chapter.id}`}>
      <h2 id={`heading-${chapter.id}`}>{chapter.title}</h2>
      <p class="chapter__lead">{chapter.lead}</p>
      <ul class="lessons">
        {chapter.lessons.map((id) => (
          <LessonRow key={id} id={id} course={course} progress={progress} />
        ))}
      </ul>
    </section>
  );
}

function LessonRow({ id, course, progress }: { id: string; course: Course; progress: Progress }) {
  const { kinds, states, index } = useLearnMessages();
  const lesson = course.lessons[id]!;
  const state = stateOf(progress, id);
  const at = progressIn(progress, id)?.at ?? 0;
  return (
    <li>
      <a class="lesson-row" href={`/learn/${id}`} data-testid="lesson" data-state={state}>
        <span class={`lesson-row__state lesson-row__state--${state}`} role="img" aria-label={states[state]}>
          {state === 'done' && <Icon name="check" />}
        </span>
        <span class="lesson-row__title">{lesson.title}</span>
        {state === 'begun' && <span class="lesson-row__at">{index.step(at + 1, stepsOf(lesson).length)}</span>}
        {lesson.kind !== 'topic' && <span class="lesson-row__kind">{kinds[lesson.kind]}</span>}
      </a>
    </li>
  );
}

function BesideTheCourse() {
  const words = useLearnMessages().index;
  const way = (href: string, icon: IconName, title: string, lead: string) => (
    <li>
      <a class="way" href={href}>
        <Icon name={icon} />
        <span>
          <b>{title}</b>
          <span class="way__lead">{lead}</span>
        </span>
      </a>
    </li>
  );
  return (
    <section class="chapter" aria-labelledby="heading-also">
      <h2 id="heading-also">{words.also}</h2>
      <ul class="ways">
        {way('/openings', 'openings', words.openings, words.openingsLead)}
        {way('/laws', 'laws', words.laws, words.lawsLead)}
        {way('/learn/task', 'teach', words.teach, words.teachLead)}
      </ul>
    </section>
  );
}
