// SPDX-License-Identifier: GPL-3.0-or-later
/** The answer to a question about the board, beside any board: what a piece or square is about, or why a move was legal. */
import type { ComponentChildren } from 'preact';
import type { Square } from '../core/squares';
import type { Reason, SquareAnswer } from '../core/types';
import type { Messages } from '../i18n/messages';
import { usePage } from '../views/context';
import { Icon } from '../views/icons';
import { ReasonBadge } from '../views/ruling_card';
import { attackersOf, isWaiting, reasonsRead, type Asking, type Question } from './ask';

interface Props {
  asking: Asking;
  close: () => void;
  /** The move that led here, where it can be asked about. */
  move?: { san: string; ask: () => void } | null;
}

export function AskPanel({ asking, close, move = null }: Props) {
  const { messages } = usePage();
  const words = messages.asking;
  const { question } = asking;
  return (
    <section class="card card--calm card--scroll ask" data-testid="inquiry" tabIndex={0} aria-label={words.heading}>
      <header class="card__head">
        <h2 class="card__heading">{headingOf(question, messages)}</h2>
        <button type="button" class="tool" aria-label={messages.actions.close} title={`${messages.actions.close} (Esc)`} onClick={close} data-testid="ask-close">
          <Icon name="close" />
        </button>
      </header>
      <Answer asking={asking} />
      {move && question.kind === 'nothing' && (
        <div class="card__buttons">
          <button type="button" class="button" onClick={move.ask} data-testid="why-move">
            {words.whyMove(move.san)}
          </button>
        </div>
      )}
    </section>
  );
}

function Answer({ asking }: { asking: Asking }) {
  const words = usePage().messages.asking;
  const { question, points } = asking;
  switch (question.kind) {
    case 'nothing':
      return <p class="card__text">{words.point}</p>;
    case 'piece':
      return <AboutPiece asking={asking} question={question} />;
    case 'square':
      return <AboutSquare question={question} />;
    case 'move':
      return (
        <>
          <Reasons reasons={factsOf(question)} />
          {points && <p class="card__hint">{words.point}</p>}
        </>
      );
  }
}

/** First how the piece goes, then the conditions that were met, then what else the move did. */
function factsOf({ answer }: Extract<Question, { kind: 'move' }>): readonly Reason[] {
  const [goes, ...others] = answer.effects;
  return [...(goes ? [goes] : []), ...answer.grounds, ...others];
}

function AboutPiece({ asking, question }: { asking: Asking; question: Extract<Question, { kind: 'piece' }> }) {
  const words = usePage().messages.asking;
  const { answer, why } = question;
  const targets = [...new Set(answer.moves.map(({ to }) => to))];
  const refused = answer.refused.map(({ to }) => to);
  return (
    <>
      <Line label={words.attacks} squares={answer.attacks} />
      {isWaiting(asking) ? (
        <p class="card__text">{words.waits(answer.color!)}</p>
      ) : (
        <>
          <Line label={words.may} squares={targets} />
          {why ? (
            <Reasons reasons={reasonsRead(question)} lead={why} />
          ) : (
            refused.length > 0 && (
              <>
                <Line label={words.mayNot} squares={refused} />
                <p class="card__hint">{words.pickRefused}</p>
              </>
            )
          )}
        </>
      )}
      <Attackers question={question} />
    </>
  );
}

function AboutSquare({ question }: { question: Extract<Question, { kind: 'square' }> }) {
  const words = usePage().messages.asking;
  const { moves, refused } = question.answer;
  return (
    <>
      <Attackers question={question} />
      <Line label={words.canCome} squares={[...new Set(moves.map(({ san }) => san))]} />
      {refused.length > 0 && (
        <details class="card__more">
          <summary>{words.cannotCome(refused.length)}</summary>
          <RefusedComers refused={refused} />
        </details>
      )}
    </>
  );
}

function RefusedComers({ refused }: Pick<SquareAnswer, 'refused'>) {
  return (
    <ul class="reasons">
      {refused.map(({ from, reasons }) => (
        <li key={from}>
          {reasons[0] && <ReasonBadge reason={reasons[0]} />} {reasons[0]?.text}
        </li>
      ))}
    </ul>
  );
}

function Attackers({ question }: { question: Question }) {
  const words = usePage().messages.asking;
  return (
    <>
      {attackersOf(question).map(({ by, squares }) => (
        <Line key={by} label={words.attackedBy(by)} squares={squares} />
      ))}
    </>
  );
}

function Line({ label, squares }: { label: string; squares: readonly string[] }) {
  const { messages } = usePage();
  return (
    <p class="card__text">
      <span class="card__label">{label}</span> {squares.length ? squares.join(', ') : messages.asking.none}
    </p>
  );
}

function Reasons({ reasons, lead }: { reasons: readonly Reason[]; lead?: Square }): ComponentChildren {
  return (
    <ul class="reasons">
      {reasons.map((reason) => (
        <li key={reason.code}>
          {lead && <b>{lead} </b>}
          <ReasonBadge reason={reason} /> {reason.text}
        </li>
      ))}
    </ul>
  );
}

function headingOf(question: Question, messages: Messages): string {
  switch (question.kind) {
    case 'nothing':
      return messages.asking.heading;
    case 'move':
      return messages.asking.whyMove(question.answer.san ?? '');
    default: {
      const { square, color, piece } = question.kind === 'piece' ? question.around : question.answer;
      return color && piece ? messages.board.square(square, messages.piece(color, piece)) : messages.board.emptySquare(square);
    }
  }
}

/** What is said aloud of an answer. */
export function spokenAsking(asking: Asking, messages: Messages): string[] {
  const { question } = asking;
  const words = messages.asking;
  const line = (label: string, squares: readonly string[]) => `${label} ${squares.length ? squares.join(', ') : words.none}`;
  const attackers = attackersOf(question).map(({ by, squares }) => line(words.attackedBy(by), squares));
  const heading = headingOf(question, messages);
  switch (question.kind) {
    case 'nothing':
      return [heading, words.point];
    case 'move':
      return [heading, ...factsOf(question).map(({ text }) => text)];
    case 'square':
      return [heading, ...attackers, line(words.canCome, question.answer.moves.map(({ san }) => san))];
    case 'piece': {
      const reasons = reasonsRead(question);
      if (reasons.length > 0) return [heading, ...reasons.map(({ text }) => text)];
      const { answer } = question;
      const may = isWaiting(asking) ? words.waits(answer.color!) : line(words.may, answer.moves.map(({ to }) => to));
      return [heading, line(words.attacks, answer.attacks), may, ...attackers];
    }
  }
}
