// SPDX-License-Identifier: GPL-3.0-or-later
/** How the position stands: whose turn it is or how the game ends here, what the moves are called, what the counters say. */
import type { AnalysisState } from '../analysis/analysis_state';
import type { Standing } from '../analysis/standing';
import type { OpeningAnswer } from '../core/types';
import { useAnalysisMessages, type AnalysisMessages } from '../i18n/analysis_messages';
import type { Messages } from '../i18n/messages';
import { usePage } from './context';
import { OpeningText } from './opening_name';
import { ArticleBadge } from './ruling_card';
import { ToolButton } from './tools';

interface Props {
  state: AnalysisState;
  standing: Standing;
  opening: OpeningAnswer | null;
  fault: string | null;
  onHeard: () => void;
}

export function AnalysisStatus({ standing, opening, fault, onHeard }: Props) {
  const { messages } = usePage();
  const words = useAnalysisMessages();
  const { outcome } = standing;
  const counters = countersOf(standing, words);
  return (
    <section class="analysis__status" data-testid="status">
      <p class="analysis__standing">
        {outcome ? (
          <>
            {outcome.article && <ArticleBadge id={outcome.article} />} <b>{outcomeText(standing, messages)}</b>
          </>
        ) : (
          <b>{words.status.toMove(standing.turn)}</b>
        )}
        {standing.check && !outcome && <span class="note__sign">{words.status.check}</span>}
        {counters.length > 0 && <span class="analysis__counters">{counters.join(words.comma)}</span>}
      </p>
      {fault ? (
        <p class="analysis__fault" role="alert">
          {fault} <ToolButton name="close" label={messages.actions.close} onClick={onHeard} />
        </p>
      ) : standing.endedAfter && !outcome ? (
        <p class="opening">{words.status.endedAfter(standing.endedAfter.ply, standing.endedAfter.outcome.name)}</p>
      ) : (
        <OpeningText opening={opening} />
      )}
    </section>
  );
}

/** "Checkmate · White wins". */
export function outcomeText({ outcome }: Standing, messages: Messages): string {
  if (!outcome) return '';
  const { name, result } = outcome;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} · ${messages.result[result]}`;
}

/** What matters only when it is there: repetitions, moves without a capture once they count, open claims. */
export function countersOf({ repetitions, halfmoves, claims, outcome }: Standing, { status }: AnalysisMessages): string[] {
  const counters: string[] = [];
  if (outcome) return counters;
  if (repetitions > 1) counters.push(status.times(repetitions));
  if (halfmoves >= 20) counters.push(status.movesShort(halfmoves));
  return [...counters, ...claims.map(({ kind }) => status.claim[kind])];
}
