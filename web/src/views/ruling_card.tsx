// SPDX-License-Identifier: GPL-3.0-or-later
/** The ruling card: the article as a badge, one sentence, the parts as drawn on the board, and the way to the article. */
import type { ComponentChildren } from 'preact';
import type { Reason } from '../core/types';
import type { Card } from '../game/table_state';
import type { Mark } from '../board/marks';
import { usePage } from './context';

export function ArticleBadge({ id }: { id: string }) {
  const { messages } = usePage();
  return (
    <a class="badge" href={`/laws/${id}`} aria-label={messages.ruling.article(id)}>
      {id}
    </a>
  );
}

export function ReasonBadge({ reason }: { reason: Reason }) {
  return reason.article ? <ArticleBadge id={reason.article} /> : null;
}

interface CardProps {
  article: string | null;
  tone: 'fault' | 'calm' | 'result';
  heading?: ComponentChildren;
  text: string;
  children?: ComponentChildren;
  testId?: string;
}

/** Any sentence with its article: a refusal, a claim that was heard, a result. */
export function SentenceCard({ article, tone, heading, text, children, testId = 'ruling' }: CardProps) {
  const { messages } = usePage();
  return (
    <section class={`card card--${tone}`} data-testid={testId}>
      <header class="card__head">
        {article && <ArticleBadge id={article} />}
        {heading && <h2 class="card__heading">{heading}</h2>}
        {article && (
          <a class="card__link" href={`/laws/${article}`}>
            {messages.actions.readArticle}
          </a>
        )}
      </header>
      <p class="card__text">{text}</p>
      {children}
    </section>
  );
}

export function RulingCard({ card, marks }: { card: Card; marks: Map<string, Mark> }) {
  const { messages } = usePage();
  return (
    <SentenceCard article={card.reason.article} tone={card.ok ? 'calm' : 'fault'} text={card.reason.text}>
      <Legend marks={marks} />
      {card.more.length > 0 && (
        <details class="card__more">
          <summary>{messages.ruling.more(card.more.length)}</summary>
          <ul>
            {card.more.map((reason) => (
              <li key={reason.code}>
                <ReasonBadge reason={reason} /> {reason.text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </SentenceCard>
  );
}

const legendOrder = ['attacker', 'path', 'obstacle', 'king'] as const;

/** Which shape on the board means what; only the ones that are there. */
function Legend({ marks }: { marks: Map<string, Mark> }) {
  const { messages } = usePage();
  const present = legendOrder.filter((part) => [...marks.values()].includes(part));
  if (present.length === 0) return null;
  return (
    <ul class="legend">
      {present.map((part) => {
        const squares = [...marks].filter(([, mark]) => mark === part).map(([square]) => square);
        return (
          <li key={part}>
            <span class={`legend__sign legend__sign--${part}`} aria-hidden="true" />
            {messages.ruling.legend[part]} {squares.join(' ')}
          </li>
        );
      })}
    </ul>
  );
}
