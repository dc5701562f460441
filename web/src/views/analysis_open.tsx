// SPDX-License-Identifier: GPL-3.0-or-later
/** Brings a game or a position: pasted, from a file, or what this browser has kept. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { newAnalysis, opened } from '../analysis/analysis_state';
import type { KeptAnalysis } from '../analysis/keeping';
import { largestFile, moveOfProblem, read, readBatch, type Batch } from '../analysis/reading';
import { gameOf, newGame } from '../analysis/tree_json';
import type { PgnGame } from '../core/types';
import { useAnalysisMessages, type AnalysisMessages } from '../i18n/analysis_messages';
import { usePage } from './context';
import { Dialog } from './dialog';
import { ArticleBadge } from './ruling_card';
import { ToolButton } from './tools';
import { restored, type AnalysisTable } from './use_analysis';

interface Props {
  table: AnalysisTable;
  /** One that was dropped on the page. */
  file: File | null;
  /** `brought`: another analysis is open now. */
  onClose: (brought: boolean) => void;
}

interface Remark {
  place: string;
  article: string | null;
  text: string;
}

export function AnalysisOpen({ table, file, onClose }: Props) {
  const { core } = usePage();
  const words = useAnalysisMessages().open;
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [remarks, setRemarks] = useState<Remark[]>([]);
  const [choice, setChoice] = useState<{ bytes: Uint8Array; batch: Batch } | null>(null);
  const chooser = useRef<HTMLInputElement>(null);

  const take = (game: PgnGame) => {
    const next = gameOf(game);
    const found = game.problems.filter(({ severity }) => severity === 'error');
    if (next) table.open(opened(next, false));
    if (next && found.length === 0) return onClose(true);
    setChoice(null);
    setFault(next ? words.kept : null);
    setRemarks(
      found.map((problem) => ({
        place: words.place(problem.line, game.game, moveOfProblem(problem, game.fen)),
        article: null,
        text: problem.text,
      })),
    );
  };
  const hear = (bytes: Uint8Array) => {
    setFault(null);
    setRemarks([]);
    setChoice(null);
    const reading = read(core, bytes);
    switch (reading.kind) {
      case 'position':
        table.open(newAnalysis(newGame(reading.fen)));
        return onClose(true);
      case 'faulty-position':
        return setRemarks(reading.problems.map(({ text: said, article }) => ({ place: 'FEN', article, text: said })));
      case 'nothing':
        return setFault(words.noGame);
      case 'games': {
        const [only, second] = reading.batch.games;
        if (only && !second && reading.batch.next === null) return take(only);
        return setChoice({ bytes, batch: reading.batch });
      }
    }
  };
  const hearFile = async (brought: File) => {
    if (brought.size > largestFile) return setFault(words.tooLarge(`${largestFile / 1024 / 1024} MB`));
    try {
      hear(new Uint8Array(await brought.arrayBuffer()));
    } catch {
      setFault(words.unreadable);
    }
  };
  useEffect(() => {
    if (file) void hearFile(file);
  }, [file]);
  const submit = (event: Event) => {
    event.preventDefault();
    if (text.trim()) hear(new TextEncoder().encode(text));
    else setFault(words.empty);
  };

  return (
    <Dialog heading={words.heading} onClose={() => onClose(remarks.length > 0)} testId="open-dialog">
      <form class="opener" onSubmit={submit}>
        <label class="opener__text">
          <span>{words.text}</span>
          <textarea
            rows={5}
            value={text}
            placeholder={words.hint}
            spellcheck={false}
            onInput={(event) => setText(event.currentTarget.value)}
            data-testid="open-text"
          />
        </label>
        <div class="opener__buttons">
          <button type="submit" class="button button--primary" data-testid="read">
            {words.read}
          </button>
          <button type="button" class="button" onClick={() => chooser.current?.click()}>
            {words.file}
          </button>
          <button
            type="button"
            class="button"
            data-testid="fresh"
            onClick={() => {
              table.open(newAnalysis());
              onClose(true);
            }}
          >
            {words.fresh}
          </button>
          <input
            ref={chooser}
            class="visually-hidden"
            type="file"
            accept=".pgn,.fen,.txt,text/plain,application/x-chess-pgn"
            tabIndex={-1}
            aria-hidden="true"
            data-testid="open-file"
            onChange={(event) => {
              const [brought] = event.currentTarget.files ?? [];
              if (brought) void hearFile(brought);
            }}
          />
        </div>
      </form>
      <div role="status">
        {fault && <p class="opener__fault">{fault}</p>}
        {remarks.length > 0 && (
          <ul class="remarks" data-testid="remarks" aria-label={words.problems(remarks.length)}>
            {remarks.map(({ place, article, text: said }, index) => (
              <li key={index}>
                <b>{place}</b> {article && <ArticleBadge id={article} />} {said}
              </li>
            ))}
          </ul>
        )}
      </div>
      {choice && (
        <GameChoice
          batch={choice.batch}
          onChoose={take}
          onNext={() => setChoice({ ...choice, batch: readBatch(core, choice.bytes, choice.batch) })}
        />
      )}
      {!choice && <Shelf table={table} onClose={onClose} />}
    </Dialog>
  );
}

function GameChoice({ batch, onChoose, onNext }: { batch: Batch; onChoose: (game: PgnGame) => void; onNext: () => void }) {
  const words = useAnalysisMessages().open;
  return (
    <section class="shelf" aria-label={words.games(batch.games.length)} data-testid="games">
      <h3>{words.games(batch.games.length)}</h3>
      <ol class="shelf__list" start={batch.before + 1}>
        {batch.games.map((game) => (
          <li key={game.game}>
            <button type="button" class="shelf__open" onClick={() => onChoose(game)}>
              <span class="shelf__number">{game.game}.</span> {namesOf(game, words)}{' '}
              <span class="shelf__when">
                {game.result} {tag(game, 'Event')} {tag(game, 'Date')}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {batch.next !== null && (
        <p>
          {words.further(batch.before + batch.games.length)}{' '}
          <button type="button" class="button" onClick={onNext}>
            {words.next}
          </button>
        </p>
      )}
    </section>
  );
}

function tag({ tags }: PgnGame, name: string): string {
  const value = tags.find(([known]) => known === name)?.[1] ?? '';
  return /^[?.]*$/.test(value) ? '' : value;
}

function namesOf(game: PgnGame, words: AnalysisMessages['open']): string {
  const [white, black] = [tag(game, 'White'), tag(game, 'Black')];
  return white || black ? `${white || '?'} – ${black || '?'}` : game.moves.slice(0, 4).map(({ san }) => san).join(' ') || words.noNames;
}

function Shelf({ table, onClose }: Pick<Props, 'table' | 'onClose'>) {
  const { core, settings } = usePage();
  const words = useAnalysisMessages().open;
  const [removed, setRemoved] = useState<{ one: KeptAnalysis; at: number } | null>(null);
  const time = new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' });
  const open = (kept: KeptAnalysis) => {
    const state = restored(core, kept);
    if (state && kept.id !== table.id) table.open(state, kept.id);
    onClose(true);
  };
  return (
    <section class="shelf" data-testid="shelf">
      <h3>{words.shelf}</h3>
      <p class="shelf__hint">{table.shelf.length > 0 ? words.shelfHint : words.shelfEmpty}</p>
      <ul class="shelf__list">
        {table.shelf.map((kept, index) => (
          <li key={kept.id}>
            <button type="button" class="shelf__open" onClick={() => open(kept)}>
              {kept.title.includes('/') ? words.position : kept.title}{' '}
              <span class="shelf__when">{kept.id === table.id ? words.now : time.format(kept.changed)}</span>
            </button>
            {kept.id !== table.id && (
              <ToolButton
                name="delete"
                label={words.remove(kept.title)}
                onClick={() => {
                  table.setShelf(table.shelf.filter(({ id }) => id !== kept.id));
                  setRemoved({ one: kept, at: index });
                }}
                testId="remove"
              />
            )}
          </li>
        ))}
      </ul>
      <p role="status">
        {removed && (
          <>
            {words.removed}{' '}
            <button
              type="button"
              class="button"
              onClick={() => {
                table.setShelf([...table.shelf.slice(0, removed.at), removed.one, ...table.shelf.slice(removed.at)]);
                setRemoved(null);
              }}
            >
              {words.putBack}
            </button>
          </>
        )}
      </p>
    </section>
  );
}
