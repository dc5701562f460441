// SPDX-License-Identifier: GPL-3.0-or-later
/** The register of the Laws: all articles, or one with its neighbours (Laws 11.9). */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Article } from '../core/types';
import { usePage } from './context';
import { Masthead } from './masthead';
import { goTo } from './router';

export function LawsPage({ article }: { article: string | null }) {
  return (
    <div class="sheet">
      <Masthead here="laws" />
      <main class="sheet__body">{article ? <ArticleText id={article} /> : <ArticleIndex />}</main>
    </div>
  );
}

function ArticleText({ id }: { id: string }) {
  const { core, messages } = usePage();
  const article = useMemo(() => core.article(id), [id, messages]);
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
  return (
    <article class="article">
      <p class="article__edition" lang="en">
        {article.edition}
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
      <p class="article__ways">
        <button type="button" class="button" onClick={() => (history.length > 1 ? history.back() : goTo('/'))}>
          {messages.laws.back}
        </button>
        <a href="/laws">{messages.laws.all}</a>
      </p>
      <p class="article__note">{messages.laws.lead}</p>
    </article>
  );
}

function ArticleIndex() {
  const { core, messages } = usePage();
  const [words, setWords] = useState('');
  const articles = useMemo(() => core.articles(), [messages]);
  useEffect(() => {
    document.title = `${messages.laws.heading} · adoube`;
  }, [messages]);
  const sought = words.trim().toLowerCase();
  const found = articles.filter(
    (article) =>
      article.article.toLowerCase().startsWith(sought) ||
      [article.title, article.text].some((text) => text.toLowerCase().includes(sought)),
  );
  const chapters = [...new Set(found.map(chapterOf))];
  return (
    <>
      <h1>{messages.laws.heading}</h1>
      <p class="lead">{messages.laws.lead}</p>
      <input
        class="entry__field"
        type="search"
        aria-label={messages.laws.search}
        placeholder={messages.laws.search}
        value={words}
        onInput={(event) => setWords(event.currentTarget.value)}
      />
      <nav class="chapters" aria-label={messages.laws.chapters}>
        {chapters.map((chapter) => (
          <a key={chapter} href={`#chapter-${chapter}`}>
            {chapter}
          </a>
        ))}
      </nav>
      {found.length === 0 && <p role="status">{messages.laws.noneFound}</p>}
      {chapters.map((chapter) => (
        <section key={chapter} id={`chapter-${chapter}`}>
          <h2 class="index__chapter">{messages.laws.chapter(chapter)}</h2>
          <ul class="index">
            {found
              .filter((article) => chapterOf(article) === chapter)
              .map(({ article, title }) => (
                <li key={article}>
                  <a href={`/laws/${article}`}>
                    <span class="badge">{article}</span> {title}
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** "3" of 3.8.2.1, "B" of B.4, "III" of III.5. */
function chapterOf({ article }: Article): string {
  return article.split('.')[0]!;
}
