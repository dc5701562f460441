// SPDX-License-Identifier: GPL-3.0-or-later
/** What the engine of the server says of a finished game: a graph, the mistakes in words, and every move in a table. */
import '../styles/report.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { expectations, judgedMoves, whitesPoints, type JudgedMove } from '../analysis/report';
import { pgnLink } from '../analysis/share';
import type { GameAnswer, GameEvent, Ply } from '../core/types';
import type { Color } from '../core/squares';
import { scoreText, shownLine } from '../engine/shown_line';
import { useReportMessages, type ReportMessages } from '../i18n/report_messages';
import type { Evaluation, GameState } from '../net/messages';
import { coreSetup } from '../net/remote_game';
import { usePage } from './context';
import { Masthead } from './masthead';
import { MiniBoard } from './mini_board';
import { ReportGraph } from './report_graph';
import { goTo } from './router';
import { useReport, type Report } from './use_report';

export function ReportPage({ id }: { id: string }) {
  const { core, settings } = usePage();
  const words = useReportMessages();
  const report = useReport(id);
  const { game } = report;
  const answer = useMemo(
    () => game && core.game(coreSetup(game.setup), game.events as GameEvent[]),
    [game, core.language, settings.language],
  );
  useEffect(() => {
    document.title = `${words.title} · adoube`;
  }, [words]);
  return (
    <div class="sheet">
      <Masthead here="analysis" />
      <main class="sheet__body evaluated">
        <h1>{words.title}</h1>
        {game && <Players game={game} words={words} />}
        <p class="evaluated__ways">
          <a class="button" href={`/game/${id}`}>
            {words.back}
          </a>
          {answer && (
            <button type="button" class="button" onClick={() => void pgnLink(answer.pgn).then(goTo)}>
              {words.board}
            </button>
          )}
        </p>
        <Stage report={report} words={words} />
        {answer && report.analysis && report.analysis.evaluations.length > 0 && (
          <Found answer={answer} evaluations={report.analysis.evaluations} chess960={game?.setup.variant === 'chess960'} words={words} />
        )}
      </main>
    </div>
  );
}

function Players({ game: { setup, room }, words }: { game: GameState; words: ReportMessages }) {
  const { messages } = usePage();
  const name = (color: Color) =>
    setup.computer?.colour === color ? messages.players.computer(setup.computer.level) : room.players[color].name || messages.colors[color];
  return <p class="lead">{words.versus(name('white'), name('black'))}</p>;
}

/** How far the analysis is, and the way to it. */
function Stage({ report: { game, analysis, problem, ask }, words }: { report: Report; words: ReportMessages }) {
  const said = problem ? problemText(problem, words) : !game || !analysis ? words.loading : stageText(analysis, words);
  const over = game !== null && game.outcome !== null;
  const mayAsk = over && analysis !== null && (analysis.stage === 'none' || analysis.stage === 'given-up') && problem !== 'unavailable';
  const runs = analysis?.stage === 'running' || analysis?.stage === 'waiting';
  return (
    <section class="evaluated__stage" aria-label={words.title}>
      <p role="status" data-testid="report-stage" data-stage={analysis?.stage}>
        {game && !over ? words.notOver : said}
      </p>
      {analysis && runs && <progress max={analysis.positions} value={analysis.evaluations.length} aria-label={words.title} />}
      {mayAsk && (
        <button type="button" class="button button--primary" onClick={ask} data-testid="ask-for-analysis">
          {analysis.stage === 'none' ? words.ask : words.again}
        </button>
      )}
    </section>
  );
}

function stageText({ stage, evaluations, positions }: NonNullable<Report['analysis']>, words: ReportMessages): string {
  switch (stage) {
    case 'none':
      return words.none;
    case 'waiting':
      return words.waiting;
    case 'running':
      return words.running(evaluations.length, positions);
    case 'given-up':
      return words.givenUp;
    case 'done':
      return words.done;
  }
}

function problemText(problem: NonNullable<Report['problem']>, words: ReportMessages): string {
  if (problem === 'unknown-game') return words.unknown;
  if (problem === 'not-over') return words.notOver;
  if (problem === 'unavailable') return words.noEngine;
  if (problem === 'too-many') return words.tooMany;
  return words.unreachable;
}

interface FoundProps {
  answer: GameAnswer;
  evaluations: readonly Evaluation[];
  chess960: boolean;
  words: ReportMessages;
}

function Found({ answer, evaluations, chess960, words }: FoundProps) {
  const { core } = usePage();
  const [chosen, setChosen] = useState(0);
  const atEnd = whitesPoints(answer.outcome?.result ?? null);
  const { plies } = answer;
  const moves = judgedMoves(
    evaluations,
    plies.map(({ by }) => by),
    atEnd,
  );
  const marked = moves.filter(({ judgement }) => judgement !== null);
  const fenAt = (ply: number) => plies[ply - 1]?.fen ?? answer.start;
  const lineFrom = (ply: number): string | null => {
    const moves = evaluations[ply]?.line ?? [];
    const score = { unit: 'centipawns' as const, value: 0 };
    return shownLine(core, fenAt(ply), { depth: 0, rank: 1, score, moves }, chess960)?.text ?? null;
  };
  const shown = moves[chosen - 1];
  const best = lineFrom(chosen);
  const better = shown?.judgement ? lineFrom(chosen - 1) : null;
  const name = chosen === 0 ? words.start : moveName(plies, chosen, answer.start);
  const spoken = [name, shown?.judgement && words.judgement[shown.judgement], score(evaluations[chosen], words)].filter(Boolean).join(words.comma);
  return (
    <>
      <ReportGraph
        points={expectations(evaluations, atEnd)}
        positions={plies.length + 1}
        marked={marked}
        chosen={chosen}
        onChoose={setChosen}
        spoken={spoken}
        words={words}
      />
      <div class="evaluated__shown">
        <MiniBoard fen={fenAt(chosen)} />
        <div data-testid="report-shown">
          <p class="evaluated__name">
            {name} <b>{score(evaluations[chosen], words)}</b>
          </p>
          {shown?.judgement && (
            <p class={`evaluated__judgement evaluated__judgement--${shown.judgement}`}>
              {judged(shown, words)}
            </p>
          )}
          {better && <p>{words.better(better)}</p>}
          {best && <p>{words.line(best)}</p>}
        </div>
      </div>
      <Mistakes marked={marked} plies={plies} start={answer.start} onChoose={setChosen} words={words} />
      <details class="evaluated__all">
        <summary>{words.table}</summary>
        <p>
          <small>{words.scoreHint}</small>
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.move}</th>
              <th scope="col">{words.score}</th>
              <th scope="col">{words.mistakes}</th>
            </tr>
          </thead>
          <tbody>
            {moves.map((move) => (
              <tr key={move.ply}>
                <th scope="row">{moveName(plies, move.ply, answer.start)}</th>
                <td>{score(move.after, words)}</td>
                <td>{move.judgement ? words.judgement[move.judgement] : ''}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

interface MistakesProps {
  marked: readonly JudgedMove[];
  plies: readonly Ply[];
  start: string;
  onChoose: (ply: number) => void;
  words: ReportMessages;
}

function Mistakes({ marked, plies, start, onChoose, words }: MistakesProps) {
  const count = (by: Color, judgement: string) => marked.filter((move) => move.by === by && move.judgement === judgement).length;
  const summary = (by: Color) => words.summary(by, count(by, 'serious'), count(by, 'mistake'));
  return (
    <section aria-labelledby="report-mistakes">
      <h2 id="report-mistakes">{words.mistakes}</h2>
      <p>
        {summary('white')}
        <br />
        {summary('black')}
      </p>
      {marked.length === 0 && <p>{words.noMistakes}</p>}
      <ul class="evaluated__mistakes" data-testid="report-mistakes">
        {marked.map((move) => (
          <li key={move.ply}>
            <button type="button" class="button" onClick={() => onChoose(move.ply)}>
              {moveName(plies, move.ply, start)}
            </button>{' '}
            {judged(move, words)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function judged({ judgement, before, after }: JudgedMove, words: ReportMessages): string {
  return judgement ? words.judged(words.judgement[judgement], score(before, words), score(after, words)) : '';
}

/** "12… Nf6": the number is that of the position before it. */
function moveName(plies: readonly Ply[], ply: number, start: string): string {
  const [, turn, , , , number] = (plies[ply - 2]?.fen ?? start).split(' ');
  return `${number}${turn === 'b' ? '…' : '.'} ${plies[ply - 1]?.san ?? ''}`;
}

function score(evaluation: Evaluation | undefined, words: ReportMessages): string {
  if (!evaluation) return '';
  if (evaluation.mate !== undefined) return scoreText({ unit: 'mate', value: evaluation.mate });
  return evaluation.cp === undefined ? words.over : scoreText({ unit: 'centipawns', value: evaluation.cp });
}
