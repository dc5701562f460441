// SPDX-License-Identifier: GPL-3.0-or-later
/** Says aloud what the eye would see: moves of both sides, rulings, questions, the result (Laws 12.2.6, D.2.1, D.2.10.2). */
import { useEffect } from 'preact/hooks';
import { colors } from '../core/squares';
import { inSentences } from '../game/in_sentences';
import { spokenPly, spokenTargets } from '../game/spoken_move';
import { destinations, type TableState } from '../game/table_state';
import type { Messages } from '../i18n/messages';
import { spokenAsking } from '../ask/ask_panel';
import { usePage } from './context';
import { LiveRegion, useNews, useSaid, type Said } from './live_region';

interface Props {
  state: TableState;
  /** Said whenever its turn grows: what was asked for, or a warning. */
  aside: Said;
}

export function Announcer({ state, aside }: Props) {
  const { messages, settings } = usePage();
  const [said, say] = useSaid();
  const hear = (text: string) => {
    if (settings.speech) speak(text, settings.language);
    say(text);
  };
  useNews(state, (before, now) => news(before, now, messages), hear);
  useEffect(() => {
    if (aside.text) say(aside.text);
  }, [aside.turn]);
  return <LiveRegion said={said} />;
}

/** In the page's language, by the browser's own voice; what was being said gives way. */
function speak(text: string, language: string): void {
  if (!('speechSynthesis' in window)) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = { en: 'en', 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-TW' }[language] ?? language;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}

function news(before: TableState, now: TableState, messages: Messages): string | null {
  const parts: string[] = [];
  const played = now.answer.plies.length;
  if (played === before.answer.plies.length + 1) parts.push(spokenMove(now, played - 1, messages));
  const outcome = now.answer.outcome;
  if (outcome && !before.answer.outcome) {
    parts.push(messages.result[outcome.result], outcome.text || outcome.name);
    if (outcome.article) parts.push(messages.ruling.article(outcome.article));
  }
  for (const color of colors) {
    if (now.answer.offers[color] && !before.answer.offers[color]) parts.push(messages.offer.open(color));
  }
  parts.push(...spokenAgreements(before, now));
  if (now.premove && now.premove !== before.premove) parts.push(messages.status.ahead(now.premove.from, now.premove.to));
  if (now.desk !== before.desk) parts.push(...spokenDesk(now, messages));
  if (now.selected && now.selected !== before.selected && !now.desk) {
    parts.push(spokenTargets(now.answer.fen, now.selected, destinations(now).get(now.selected) ?? [], messages));
  }
  return parts.length ? inSentences(parts, messages.signs.stop) : null;
}

/** Requests to take a move back or to play again, what the arbiter does and is called for: the rules core has the sentences. */
function spokenAgreements(before: TableState, now: TableState): string[] {
  const seen = before.events.length + before.pending.length;
  return now.answer.rulings
    .filter(({ event, ok, by, do: act }) => ok && event >= seen && (by === 'arbiter' || /take-back|rematch|call-arbiter/.test(act)))
    .map(({ text }) => text);
}

function spokenDesk(state: TableState, messages: Messages): string[] {
  const desk = state.desk;
  switch (desk?.kind) {
    case 'ruling': {
      const { text, article } = desk.card.reason;
      return article ? [text, messages.ruling.article(article)] : [text];
    }
    case 'inquiry':
      return spokenAsking(desk.asking, messages);
    case 'preview':
      return [messages.preview.heading(desk.san), ...desk.answer.effects.map(({ text }) => text)];
    case 'confirm':
      return [messages.confirm[desk.act](desk.by)];
    case 'announce':
      return [desk.san ? messages.claims.announceMove(desk.san) : messages.claims.choose];
    default:
      return [];
  }
}

export function spokenMove(state: TableState, index: number, messages: Messages): string {
  const ply = state.answer.plies[index];
  const before = state.answer.plies[index - 1]?.fen ?? state.answer.start;
  return ply ? spokenPly(ply, before, messages, ply.by) : '';
}
