// SPDX-License-Identifier: GPL-3.0-or-later
/** The cases of an article: a position, what is asked of it, and, unfolded, what the rules answer and why. */
import { resultText } from '../game/result_text';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { fenLink } from '../analysis/share';
import { drawingOfReason, type Mark } from '../board/marks';
import { turnOfFen } from '../board/scene';
import type { RulesCore } from '../core/core';
import { piecesOf, type Color, type Square } from '../core/squares';
import { joined } from '../i18n/joined';
import type { Messages } from '../i18n/messages';
import type { RuleBookMessages } from '../i18n/rule_book_en';
import { useRuleBookMessages } from '../i18n/rule_book_messages';
import { answerTo, moveParts, movesText, otherArticles, standOf, type Ask, type CaseAnswer, type LawCase, type Sentence, type Stand } from '../learn/law_cases';
import { usePage } from './context';
import { MiniBoard } from './mini_board';
import { goTo } from './router';
import { ArticleBadge } from './ruling_card';

export function LawCases({ article, cases }: { article: string; cases: readonly LawCase[] }) {
  const words = useRuleBookMessages();
  const named = useNamedCase();
  return (
    <section class="law-cases" aria-labelledby="law-cases" data-testid="law-cases">
      <h2 id="law-cases">{words.cases}</h2>
      <p class="law-cases__lead">{words.casesLead}</p>
      <ul class="law-cases__list">
        {cases.map((one) => (
          <li key={one.id}>
            <CaseCard one={one} article={article} named={one.id === named} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The case that the address names: "/laws/3.8.2#C05". */
function useNamedCase(): string {
  const [named, setNamed] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const changed = () => setNamed(location.hash.slice(1));
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  return named;
}

function CaseCard({ one, article, named }: { one: LawCase; article: string; named: boolean }) {
  const { core, messages } = usePage();
  const words = useRuleBookMessages();
  const [open, setOpen] = useState(named);
  const stand = useMemo(() => standOf(core, one), [one]);
  useEffect(() => {
    if (!named) return;
    setOpen(true);
    document.getElementById(one.id)?.scrollIntoView();
  }, [named]);
  const played = movesText(stand);
  return (
    <details id={one.id} class="law-case" open={open} onToggle={(event) => setOpen(event.currentTarget.open)} data-testid="law-case">
      <summary>
        <MiniBoard fen={stand.fen} />
        <span class="law-case__head">
          <span class="law-case__id">{one.id}</span>
          <span class="law-case__turn">{words.toMove(messages.colors[turnOfFen(stand.fen)])}</span>
        </span>
        <span class="law-case__questions">
          {played && <span class="law-case__moves">{played}</span>}
          {one.ask.map((ask) => (
            <span key={JSON.stringify(ask)}>{questionOf(core, one, ask, stand, messages, words)}</span>
          ))}
        </span>
      </summary>
      {open && <Answers one={one} article={article} stand={stand} />}
    </details>
  );
}

function Answers({ one, article, stand }: { one: LawCase; article: string; stand: Stand }) {
  const { core, messages } = usePage();
  const words = useRuleBookMessages();
  const answers = useMemo(() => one.ask.map((ask) => ({ ask, answer: answerTo(core, one, ask) })), [one, core.language]);
  const others = otherArticles(one, article);
  return (
    <div class="law-case__body">
      <p class="visually-hidden">{(['white', 'black'] as const).map((color) => piecesText(stand.fen, color, messages, words)).join(' ')}</p>
      {answers.map(({ ask, answer }) => {
        const marks = marksOf(answer, ask);
        return (
          <div key={JSON.stringify(ask)} class="law-answer" data-testid="law-answer">
            {(marks.size > 0 || ask.after) && <MiniBoard fen={answer.fen} marks={marks} />}
            <div class="law-answer__words">
              {one.ask.length > 1 && <p class="law-answer__question">{questionOf(core, one, ask, stand, messages, words)}</p>}
              <p class="law-answer__verdict">{verdictText(answer, words)}</p>
              {answer.sentences.map((sentence) => (
                <Said key={sentence.text} sentence={sentence} />
              ))}
            </div>
          </div>
        );
      })}
      {others.length > 0 && (
        <p class="law-case__others">
          {words.otherArticles}{' '}
          {others.map((other) => (
            <a key={other} class="badge" href={`/laws/${other}#${one.id}`} aria-label={messages.ruling.article(other)} onClick={follow}>
              {other}
            </a>
          ))}
        </p>
      )}
      {!one.chess960 && core.isPlayable(stand.fen) && (
        <p>
          <a href={fenLink(stand.fen)}>{words.analyse}</a>
        </p>
      )}
    </div>
  );
}

function Said({ sentence: { text, article } }: { sentence: Sentence }) {
  return (
    <p>
      {article && (
        <>
          <ArticleBadge id={article} />{' '}
        </>
      )}
      {text}
    </p>
  );
}

/** Within the page, with the case that the address names. */
function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  goTo(event.currentTarget.pathname + event.currentTarget.hash);
}

/** `before`: where the case stands; the question may be asked one move later. */
function questionOf(core: RulesCore, one: LawCase, ask: Ask, before: Stand, { colors, kinds, claims }: Messages, words: RuleBookMessages): string {
  const { fen } = ask.after ? standOf(core, one, ask.after) : before;
  const turn = colors[turnOfFen(fen)];
  const asked = ((): string => {
    if ('move' in ask) {
      const { kind, from, to, promoted } = moveParts(fen, ask.move);
      if (one.chess960) return words.ask.castling(from, to);
      return promoted ? words.ask.promotion(from, to, kinds[promoted]) : words.ask.move(kinds[kind], from, to);
    }
    if ('ends' in ask) return words.ask.ends;
    if ('claim' in ask) return ask.with ? words.ask.claimWith(turn, claims[ask.claim], ask.with) : words.ask.claim(turn, claims[ask.claim]);
    if ('flag_fall' in ask) return words.ask.flagFall(colors[ask.flag_fall]);
    if ('resignation' in ask) return words.ask.resignation(colors[ask.resignation]);
    if ('can_mate' in ask) return words.ask.canMate(colors[ask.can_mate]);
    if ('position' in ask) return words.ask.position;
    if ('touch' in ask) return words.ask.touch(turn, ask.touch);
    const { kind, from, to } = moveParts(fen, ask.written);
    return words.ask.written(kinds[kind], from, to);
  })();
  return ask.after ? joined(words.ask.after(colors[turnOfFen(before.fen)], ask.after), asked) : asked;
}

function verdictText({ verdict }: CaseAnswer, words: RuleBookMessages): string {
  if (typeof verdict === 'string') return words.verdicts[verdict];
  return 'result' in verdict ? resultText(verdict.result) : verdict.written;
}

function piecesText(fen: string, color: Color, messages: Messages, words: RuleBookMessages): string {
  const own = [...piecesOf(fen)].filter(([, piece]) => piece.color === color);
  return words.pieces(messages.colors[color], own.map(([square, { kind }]) => words.pieceOn(messages.kinds[kind], square)).join(words.between));
}

/** The squares of the first sentence that has any to show. */
function marksOf({ fen, sentences }: CaseAnswer, ask: Ask): ReadonlyMap<Square, Mark> {
  const reason = sentences.find((sentence) => sentence.reason && sentence.reason.squares.length > 0)?.reason;
  if (!reason) return new Map();
  const move = 'move' in ask ? moveParts(fen, ask.move) : null;
  const marks = new Map(drawingOfReason(reason, move?.from ?? null, move?.to ?? null, piecesOf(fen)).marks);
  for (const square of reason.squares) if (!marks.has(square)) marks.set(square, 'asked');
  return marks;
}
