// SPDX-License-Identifier: GPL-3.0-or-later
/** The rule book: the contents, a chapter in order, or one article with its lessons and neighbours (Laws 11.9). */
import '../styles/learn.css';
import '../styles/lesson.css';
import '../styles/rule_book.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Article } from '../core/types';
import { useRuleBookMessages } from '../i18n/rule_book_messages';
import { lessonsOfArticle, type Course } from '../learn/lesson';
import { articlesIn, articlesWith, isChapter, type ChapterId } from '../learn/rule_book';
import { ArticlePage, ChapterPage } from './law_article';
import { usePage } from './context';
import { Masthead } from './masthead';
import { useCases } from './use_cases';
import { useCourse } from './use_course';

export function LawsPage({ article }: { article: string | null }) {
  const { core, messages } = usePage();
  const articles = useMemo(() => core.articles(), [messages]);
  const { course, failed } = useCourse();
  const cases = useCases();
  const settled = course !== null || failed;
  return (
    <div class="sheet sheet--laws">
      <Masthead here="laws" />
      <main class="sheet__body">
        {article === null ? (
          <Contents articles={articles} course={course} />
        ) : isChapter(article) ? (
          settled && <ChapterPage key={article} chapter={article} articles={articles} course={course} />
        ) : (
          <ArticlePage key={article} id={article} articles={articles} course={course} cases={cases ?? []} settled={settled && cases !== null} />
        )}
      </main>
    </div>
  );
}

const parts: readonly ['basic' | 'competitive' | 'appendices' | 'guidelines', readonly ChapterId[]][] = [
  ['basic', ['0', '1', '2', '3', '4', '5']],
  ['competitive', ['6', '7', '8', '9', '10', '11', '12']],
  ['appendices', ['A', 'B', 'C', 'D']],
  ['guidelines', ['I', 'II', 'III']],
];

function Contents({ articles, course }: { articles: readonly Article[]; course: Course | null }) {
  const { messages } = usePage();
  const words = useRuleBookMessages();
  const [sought, setSought] = useState('');
  useEffect(() => {
    document.title = `${messages.laws.heading} · adoube`;
  }, [messages]);
  const searching = sought.trim() !== '';
  const found = searching ? articlesWith(articles, sought) : [];
  return (
    <>
      <h1>{messages.laws.heading}</h1>
      <p class="article__edition" lang="en">
        {articles[0]?.edition}
      </p>
      <p class="lead">{messages.laws.lead}</p>
      <div class="laws-find" role="search">
        <input
          class="entry__field"
          type="search"
          aria-label={messages.laws.search}
          placeholder={messages.laws.search}
          value={sought}
          onInput={(event) => setSought(event.currentTarget.value)}
        />
        <p class="visually-hidden" role="status">
          {searching ? (found.length ? words.found(found.length) : messages.laws.noneFound) : ''}
        </p>
      </div>
      {searching && found.length === 0 && <p class="laws-none">{messages.laws.noneFound}</p>}
      {searching && found.length > 0 && (
        <ul class="index" data-testid="found">
          {found.map(({ article, title }) => (
            <li key={article}>
              <a href={`/laws/${article}`}>
                <span class="badge">{article}</span> {title}
              </a>
            </li>
          ))}
        </ul>
      )}
      {!searching && <ChapterList articles={articles} course={course} />}
    </>
  );
}

function ChapterList({ articles, course }: { articles: readonly Article[]; course: Course | null }) {
  const { messages } = usePage();
  const words = useRuleBookMessages();
  const lessonsIn = (chapter: ChapterId) =>
    course ? new Set(articlesIn(articles, chapter).flatMap(({ article }) => lessonsOfArticle(course, article))).size : 0;
  return (
    <nav aria-label={words.contents}>
      {parts.map(([part, chapters]) => (
        <section key={part} aria-labelledby={`part-${part}`}>
          <h2 class="index__chapter" id={`part-${part}`}>
            {words.parts[part]}
          </h2>
          <ul class="index contents">
            {chapters.map((chapter) => (
              <li key={chapter}>
                <a href={`/laws/${chapter}`} data-testid="chapter">
                  <span class="contents__number">{messages.laws.chapter(chapter)}</span>
                  {chapter !== '0' && <span class="contents__title">{words.chapters[chapter]}</span>}
                  <span class="contents__count">
                    {words.count(articlesIn(articles, chapter).length)}
                    {lessonsIn(chapter) > 0 && ` · ${words.lessonsCount(lessonsIn(chapter))}`}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

