// SPDX-License-Identifier: GPL-3.0-or-later
/** Says aloud each new ruling with its article, and what is to be done next; and an illegal move that is asked about. */
import { shownEntry, type ArbiterState } from '../arbiter/arbiter_state';
import { describe, moveText } from '../arbiter/describe';
import { inSentences } from '../game/in_sentences';
import { useArbiterMessages, type ArbiterMessages } from '../i18n/arbiter_messages';
import type { Messages } from '../i18n/messages';
import { usePage } from './context';
import { LiveRegion, useNews, useSaid } from './live_region';

export function ArbiterAnnouncer({ desk }: { desk: ArbiterState }) {
  const { messages } = usePage();
  const arbiterWords = useArbiterMessages();
  const [said, say] = useSaid();
  useNews(desk, (before, now) => news(before, now, arbiterWords, messages), say);
  return <LiveRegion said={said} />;
}

function news(before: ArbiterState, now: ArbiterState, words: ArbiterMessages, messages: Messages): string | null {
  if (now.question && now.question !== before.question) {
    const reason = now.question.answer.reasons[0]?.text ?? '';
    return inSentences([words.question.heading(moveText(now.question.uci)), reason], messages.signs.stop);
  }
  const squares = now.draft?.squares;
  if (squares && squares !== before.draft?.squares && squares.length) {
    return words.board.touchOrder(squares[squares.length - 1]!, squares.length);
  }
  if (now.draft && now.draft.uci && now.draft.uci !== before.draft?.uci) return moveText(now.draft.uci);
  const entered = now.script !== before.script && now.script.events.length > before.script.events.length;
  if (!entered && now.looking === before.looking) return null;
  const entry = shownEntry(now);
  if (!entry) return null;
  const { event, ruling, number } = entry;
  const what = `${words.actors[event.by]}${words.colon}${describe(event, number - 1, now.answer, words)}`;
  const article = ruling.article ? messages.ruling.article(ruling.article) : '';
  return inSentences([what, ruling.text, article, now.looking ? '' : now.answer.next.text], messages.signs.stop);
}
