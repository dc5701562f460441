// SPDX-License-Identifier: GPL-3.0-or-later
/** What games of the archive played from the position on the analysis board, and how they ended. */
import { grouped } from '../i18n/grouped';
import '../styles/archive.css';
import { useEffect, useState } from 'preact/hooks';
import { gamesOf, sharesOf, type Counts } from '../archive/share_of';
import { queryOf, nothingSought } from '../archive/search_form';
import { useArchiveMessages, type ArchiveMessages } from '../i18n/archive_messages';
import { Refusal, type Answer } from '../net/ask';
import { explorePosition } from '../net/archive';
import type { ExplorerMove, ExplorerPage } from '../net/messages';
import { ArchivedGames } from './archived_games';
import { usePage } from './context';
import { goTo } from './router';
import { Switch } from './segments';
import { ToolButton } from './tools';

interface Props {
  fen: string;
  chess960: boolean;
  onMove: (move: string) => void;
  onClose: () => void;
}

/** A position that is only passed on the way through a game is not asked about. */
const rest_ms = 200;

export function ExplorerPanel({ fen, chess960, onMove, onClose }: Props) {
  const { account, messages } = usePage();
  const archive = useArchiveMessages();
  const words = archive.explorer;
  const [own, setOwn] = useState(false);
  const [heard, setHeard] = useState<{ of: string; answer: Answer<ExplorerPage> } | null>(null);
  const asked = `${fen} ${chess960} ${own}`;
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(
      () =>
        void explorePosition(fen, chess960, own).then((answer) => {
          if (!gone) setHeard({ of: asked, answer });
        }),
      rest_ms,
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [asked]);

  const known = heard?.of === asked ? heard.answer : null;
  const page = known instanceof Refusal ? null : known;
  return (
    <section class="explorer" aria-label={words.heading} aria-busy={!known} data-testid="explorer">
      <div class="explorer__head">
        <b>{words.heading}</b>
        <span class="explorer__state" role="status" data-testid="explorer-state">
          {known instanceof Refusal
            ? problemText(known, archive)
            : page === null
              ? words.loading
              : gamesOf(page) === 0
                ? words.none
                : words.count(gamesOf(page))}
        </span>
        {account.account && <Switch label={words.mine} on={own} onChange={setOwn} testId="explorer-mine" />}
        <ToolButton name="close" label={messages.actions.close} onClick={onClose} testId="explorer-close" />
      </div>
      {page && page.moves.length > 0 && <Moves moves={page.moves} words={words} onMove={onMove} />}
      {page && page.games.length > 0 && (
        <>
          <h2 class="explorer__latest">{words.latest}</h2>
          <ArchivedGames games={page.games} />
          <button
            type="button"
            class="button"
            onClick={() => goTo(`/archive?${queryOf({ ...nothingSought, fen, own })}`)}
          >
            {words.all}
          </button>
        </>
      )}
    </section>
  );
}

interface MovesProps {
  moves: readonly ExplorerMove[];
  words: ArchiveMessages['explorer'];
  onMove: (move: string) => void;
}

function Moves({ moves, words, onMove }: MovesProps) {
  return (
    <table class="explorer__moves" data-testid="explorer-moves">
      <thead>
        <tr>
          <th scope="col">{words.move}</th>
          <th scope="col">{words.games}</th>
          <th scope="col">{words.results}</th>
        </tr>
      </thead>
      <tbody>
        {moves.map((move) => (
          <tr key={move.uci}>
            <th scope="row">
              <button type="button" class="explorer__move" aria-label={words.play(move.san)} onClick={() => onMove(move.uci)}>
                {move.san}
              </button>
            </th>
            <td class="explorer__count">{grouped(gamesOf(move))}</td>
            <td>
              <ResultBar counts={move} words={words} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** White's share, the draws' and Black's as a bar, with the numbers in it; read aloud as a sentence. */
function ResultBar({ counts, words }: { counts: Counts; words: ArchiveMessages['explorer'] }) {
  const shares = sharesOf(counts);
  if (!shares) return <span class="explorer__none">{words.noResult}</span>;
  return (
    <>
      <span class="visually-hidden">{words.share(shares.white, shares.draws, shares.black)}</span>
      <span class="result-bar" aria-hidden="true" title={words.share(shares.white, shares.draws, shares.black)}>
        {(['white', 'draws', 'black'] as const).map(
          (kind) =>
            shares[kind] > 0 && (
              <span key={kind} class={`result-bar__part result-bar__part--${kind}`} style={{ flexGrow: shares[kind] }}>
                {shares[kind] >= 14 ? shares[kind] : ''}
              </span>
            ),
        )}
      </span>
    </>
  );
}

export function problemText(refusal: Refusal, words: ArchiveMessages): string {
  if (refusal.code === 'unreachable') return words.unreachable;
  return words.problems[refusal.code] ?? words.otherwise;
}
