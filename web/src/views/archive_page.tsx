// SPDX-License-Identifier: GPL-3.0-or-later
/** /archive: games that have ended are searched, one's own taken away, and files of games brought in. */
import '../styles/archive.css';
import { useEffect, useState } from 'preact/hooks';
import { formIn, queryOf, type SearchForm } from '../archive/search_form';
import { useArchiveMessages } from '../i18n/archive_messages';
import { Refusal } from '../net/ask';
import { findGames, ownGamesPath } from '../net/archive';
import type { ArchivedGame } from '../net/messages';
import { ArchiveBring } from './archive_bring';
import { ArchiveSearch } from './archive_search';
import { ArchivedGames } from './archived_games';
import { usePage } from './context';
import { problemText } from './explorer_panel';
import { Masthead } from './masthead';

interface Found {
  games: ArchivedGame[];
  more: string | undefined;
}

export function ArchivePage() {
  const { account } = usePage();
  const words = useArchiveMessages();
  const [asked, setAsked] = useState<SearchForm>(() => formIn(location.search));
  const [found, setFound] = useState<Found | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(true);
  useEffect(() => {
    document.title = `${words.heading} · adoube`;
  }, [words]);

  const look = async (form: SearchForm, before?: string) => {
    setBusy(true);
    const answer = await findGames(queryOf(form, before));
    setBusy(false);
    if (answer instanceof Refusal) return setRefusal(answer);
    setRefusal(null);
    setFound((known) => ({ games: before && known ? [...known.games, ...answer.games] : answer.games, more: answer.more }));
  };
  useEffect(() => {
    void look(asked);
  }, [asked]);
  const search = (form: SearchForm) => {
    const query = queryOf(form);
    history.replaceState(null, '', `/archive${query && '?'}${query}`);
    setAsked({ ...form });
  };

  const state = () => {
    if (refusal) return problemText(refusal, words);
    if (!found) return words.searching;
    if (found.games.length === 0 && !found.more) return words.none;
    return words.shown(found.games.length, found.more !== undefined);
  };
  return (
    <div class="sheet sheet--archive">
      <Masthead />
      <main class="sheet__body archive" data-testid="archive-page">
        <header>
          <h1>{words.heading}</h1>
          <p class="lead">{words.lead}</p>
        </header>
        <ArchiveSearch asked={asked} onSearch={search} />
        <section aria-labelledby="archive-found" aria-busy={busy}>
          <h2 id="archive-found">{words.found}</h2>
          <p class={refusal ? 'form__fault' : 'archive__hint'} role="status" data-testid="archive-state">
            {state()}
          </p>
          {found && <ArchivedGames games={found.games} />}
          {found?.more && (
            <button type="button" class="button" disabled={busy} onClick={() => void look(asked, found.more)} data-testid="more-games">
              {words.more}
            </button>
          )}
        </section>
        {account.known && (
          <section aria-labelledby="archive-own">
            <h2 id="archive-own">{words.own.heading}</h2>
            {account.account ? (
              <>
                <p class="archive__hint">{words.own.text}</p>
                <p class="archive__actions">
                  <a class="button" href={ownGamesPath} download="adoube.pgn" data-testid="download-own">
                    {words.own.download}
                  </a>
                </p>
                <ArchiveBring onBrought={() => void look(asked)} />
              </>
            ) : (
              <>
                <p class="archive__hint">{words.own.signIn}</p>
                <p class="archive__actions">
                  <a class="button" href="/account">
                    {words.own.act}
                  </a>
                </p>
              </>
            )}
          </section>
        )}
      </main>
    </div>
  );
}
