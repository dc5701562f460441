// SPDX-License-Identifier: GPL-3.0-or-later
/** What a piece may do, what it may not, and why. */
import type { Square } from '../core/squares';
import type { PieceAnswer } from '../core/types';
import type { Messages } from '../i18n/messages';
import { usePage } from './context';
import { ReasonBadge } from './ruling_card';

export function InquiryCard({ answer, asked }: { answer: PieceAnswer; asked: Square | null }) {
  const { messages } = usePage();
  const words = messages.inquiry;
  const refused = asked ? answer.refused.find(({ to }) => to === asked) : undefined;
  const targets = [...new Set(answer.moves.map(({ to }) => to))];
  return (
    <section class="card card--calm card--scroll" data-testid="inquiry" tabIndex={0} aria-label={words.ask}>
      <header class="card__head">
        <h2 class="card__heading">{inquiryHeading(answer, messages)}</h2>
      </header>
      <p class="card__text">
        <span class="card__label">{words.may}</span> {targets.length ? targets.join(', ') : words.none}
      </p>
      {refused ? (
        <ul class="reasons">
          {refused.reasons.map((reason) => (
            <li key={reason.code}>
              <b>{refused.to}</b> <ReasonBadge reason={reason} /> {reason.text}
            </li>
          ))}
        </ul>
      ) : (
        answer.refused.length > 0 && (
          <>
            <p class="card__text">
              <span class="card__label">{words.mayNot}</span> {answer.refused.map(({ to }) => to).join(', ')}
            </p>
            <p class="card__hint">{words.pickRefused}</p>
          </>
        )
      )}
    </section>
  );
}

export function inquiryHeading({ color, piece, square }: PieceAnswer, messages: Messages): string {
  return color && piece ? messages.board.square(square, messages.piece(color, piece)) : messages.board.emptySquare(square);
}
