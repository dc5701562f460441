// SPDX-License-Identifier: GPL-3.0-or-later
/** Says aloud what the eye would see: the move shown, what is noted there, how the position stands, and every refusal. */
import { spokenAsking } from '../ask/ask_panel';
import { clockOf, wordsOf } from '../analysis/comments';
import type { AnalysisState } from '../analysis/analysis_state';
import type { Standing } from '../analysis/standing';
import { nodeOf, start } from '../analysis/tree';
import type { Square } from '../core/squares';
import { inSentences } from '../game/in_sentences';
import { spokenPly, spokenTargets } from '../game/spoken_move';
import { useAnalysisMessages, type AnalysisMessages } from '../i18n/analysis_messages';
import type { Messages } from '../i18n/messages';
import { countersOf, outcomeText } from './analysis_status';
import { nagName } from './analysis_tree';
import { usePage } from './context';
import { LiveRegion, useNews, useSaid } from './live_region';

interface Props {
  state: AnalysisState;
  standing: Standing;
}

export function AnalysisAnnouncer({ state, standing }: Props) {
  const { messages } = usePage();
  const words = useAnalysisMessages();
  const [said, say] = useSaid();
  useNews(state, (before, now) => inSentences(news(before, now, standing, messages, words), messages.signs.stop), say);
  return <LiveRegion said={said} />;
}

function news(
  before: AnalysisState,
  now: AnalysisState,
  standing: Standing,
  messages: Messages,
  words: AnalysisMessages,
): string[] {
  if (now.at !== before.at || now.game.tree.nodes.get(start) !== before.game.tree.nodes.get(start))
    return spokenPlace(now, standing, messages, words);
  if (now.desk !== before.desk && now.desk) return spokenDesk(now, messages);
  if (now.selected && now.selected !== before.selected) return [spokenTargets(standing.fen, now.selected, targetsOf(now.selected, standing), messages)];
  return [];
}

function spokenPlace(state: AnalysisState, standing: Standing, messages: Messages, words: AnalysisMessages): string[] {
  const { tree } = state.game;
  const { move, parent, nags, comments, children } = nodeOf(tree, state.at);
  const before = parent === null ? null : nodeOf(tree, parent).fen;
  const clock = clockOf(comments);
  const fork = children.map((child) => nodeOf(tree, child).move!.san).join(words.comma);
  return [
    move && before ? spokenPly(move, before, messages) : words.status.start,
    ...nags.map((nag) => nagName(nag, words)),
    wordsOf(comments),
    clock ? words.tree.clock(clock) : '',
    outcomeText(standing, messages),
    ...countersOf(standing, words),
    children.length > 1 ? `${words.tree.fork}${words.colon}${fork}` : '',
  ].filter(Boolean);
}

function spokenDesk({ desk }: AnalysisState, messages: Messages): string[] {
  if (desk?.kind === 'ruling') {
    const { text, article } = desk.card.reason;
    return article ? [text, messages.ruling.article(article)] : [text];
  }
  if (desk?.kind !== 'inquiry') return [];
  return spokenAsking(desk.asking, messages);
}

function targetsOf(square: Square, { moves }: Standing): Square[] {
  return [...new Set(moves.filter(({ uci }) => uci.startsWith(square)).map(({ uci }) => uci.slice(2, 4) as Square))];
}
