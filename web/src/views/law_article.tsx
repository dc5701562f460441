// SPDX-License-Identifier: GPL-3.0-or-later
/** A chapter of the Laws read in order, and one article of it with all that belongs to it. */
import { useEffect, useMemo } from 'preact/hooks';
import type { Article } from '../core/types';
import { useRuleBookMessages } from '../i18n/rule_book_messages';
import { casesOfArticle, type LawCase } from '../learn/law_cases';
import { lessonsOfArticle, type Course } from '../learn/lesson';
import { articlesIn, chapterIds, chapterOf, depthOf, lessonsOn, neighboursOf, shownIn, type ChapterId } from '../learn/rule_book';
import { usePage } from './context';
import { LawBoard } from './law_board';
import { LawCases } from './law_cases';
import { goTo } from './router';

interface ChapterProps {
  chapter: ChapterId;
  articles: readonly Article[];
  course: Course | null;
}

/** Shown once the lessons are there, or are known not to come: what stands between the articles moves none of them. */
export function ChapterPage({ chapter, articles, course }: ChapterProps) {
  const { messages } = usePage();
  const words = useRuleBookMessages();
  const own = articlesIn(articles, chapter);
  const { previous, next } = neighboursOf<ChapterId>(chapterIds, chapter);
  useEffect(() => {
    document.title = `${messages.laws.chapter(chapter)} · adoube`;
  }, [chapter, messages]);
  return (
    <article class="law-chapter" data-testid="law-chapter">
      <p class="law-where">
        <a href="/laws">{messages.laws.heading}</a>
      </p>
      <h1>
        {chapter === '0' ? (
          words.chapters[chapter]
        ) : (
          <>
            <small>{messages.laws.chapter(chapter)}</small>
            {words.chapters[chapter]}
          </>
        )}
      </h1>
      {own.map((article) => (
        <section key={article.article} id={article.article} class={`law law--${Math.min(2, depthOf(article.article))}`}>
          <h2 class="law__head">
            <a class="badge" href={article.article === chapter ? `#${chapter}` : `/laws/${article.article}`}>
              {article.article}
            </a>
            {article.title}
          </h2>
          <p class="law__text">{article.text}</p>
          <LessonLinks article={article.article} course={course} />
        </section>
      ))}
      <Ways
        previous={previous && { href: `/laws/${previous}`, name: messages.laws.chapter(previous), title: words.chapters[previous] }}
        next={next && { href: `/laws/${next}`, name: messages.laws.chapter(next), title: words.chapters[next] }}
      />
      <p class="article__note">{messages.laws.lead}</p>
    </article>
  );
}

interface ArticleProps {
  id: string;
  articles: readonly Article[];
  course: Course | null;
  cases: readonly LawCase[];
  /** What belongs to the article has come, or will not: until then nothing stands below its text that could be moved. */
  settled: boolean;
}

export function ArticlePage({ id, articles, course, cases, settled }: ArticleProps) {
  const { core, messages } = usePage();
  const words = useRuleBookMessages();
  const article = useMemo(() => articles.find((one) => one.article === id), [id, articles]);
  const shown = useMemo(() => (course && article ? shownIn(course, id) : null), [course, id]);
  const own = useMemo(() => casesOfArticle(cases, id), [cases, id]);
  useEffect(() => {
    document.title = `${id} · adoube`;
  }, [id]);
  if (!article)
    return (
      <>
        <h1>{messages.laws.heading}</h1>
        <p>{messages.laws.unknown(id)}</p>
        <p>
          <a href="/laws">{messages.laws.all}</a>
        </p>
      </>
    );
  const chapter = chapterOf(id);
  const { previous, next } = neighboursOf(articles, article);
  const way = (one: Article | null) => one && { href: `/laws/${one.article}`, name: one.article, title: one.title };
  return (
    <article class="article law-article">
      <p class="law-where">
        <a href="/laws">{messages.laws.heading}</a>
        <span aria-hidden="true"> · </span>
        <a href={`/laws/${chapter}`}>
          {messages.laws.chapter(chapter)}
        </a>
      </p>
      <h1>
        <span class="badge badge--large">{article.article}</span> {article.title}
      </h1>
      <p class="article__text">{article.text}</p>
      {article.see.length > 0 && (
        <p class="article__see">
          {messages.laws.seeAlso}{' '}
          {article.see.map((other) => (
            <a key={other} class="badge" href={`/laws/${other}`} title={core.article(other)?.title}>
              {other}
            </a>
          ))}
        </p>
      )}
      {settled && (
        <>
          {course && shown && <LawBoard key={`${shown.lesson} ${shown.at}`} shown={shown} course={course} />}
          {course && (
            <section class="law-lessons" aria-labelledby="law-lessons">
              <h2 id="law-lessons">{words.lessons}</h2>
              {lessonsOfArticle(course, id).length > 0 ? (
                <LessonLinks article={id} course={course} />
              ) : (
                <p class="law-lessons__none">{words.noLessons}</p>
              )}
            </section>
          )}
          {own.length > 0 && <LawCases article={id} cases={own} />}
          <Ways previous={way(previous)} next={way(next)} />
          <p class="article__ways">
            <button type="button" class="button" onClick={() => (history.length > 1 ? history.back() : goTo('/'))}>
              {messages.laws.back}
            </button>
            <a href={`/laws/${chapter}`}>{words.inChapter}</a>
          </p>
          <p class="article__note">
            <span lang="en">{article.edition}</span>
            <br />
            {messages.laws.lead}
          </p>
        </>
      )}
    </article>
  );
}

function LessonLinks({ article, course }: { article: string; course: Course | null }) {
  const words = useRuleBookMessages();
  const lessons = course ? lessonsOn(course, article) : [];
  if (!course || lessons.length === 0) return null;
  return (
    <ul class="law__lessons" aria-label={words.lessons} data-testid="law-lessons">
      {lessons.map((id) => (
        <li key={id}>
          <a href={`/learn/${id}`}>{course.lessons[id]!.title}</a>
        </li>
      ))}
    </ul>
  );
}

interface Way {
  href: string;
  name: string;
  title: string;
}

function Ways({ previous, next }: { previous: Way | null; next: Way | null }) {
  const words = useRuleBookMessages();
  const way = (to: Way | null, label: string, kind: 'previous' | 'next') =>
    to ? (
      <a class={`lesson-way lesson-way--${kind}`} href={to.href} rel={kind === 'previous' ? 'prev' : 'next'} data-testid={`law-${kind}`}>
        <span class="lesson-way__label">
          {label} · {to.name}
        </span>
        <span>{to.title}</span>
      </a>
    ) : (
      <span />
    );
  return (
    <nav class="lesson-foot__ways law-ways" aria-label={words.neighbours}>
      {way(previous, words.previous, 'previous')}
      {way(next, words.next, 'next')}
    </nav>
  );
}

