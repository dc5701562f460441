// SPDX-License-Identifier: GPL-3.0-or-later
/** Says aloud what the eye would see: moves of both sides, rulings, questions, the result (Laws 12.2.6, D.2.1, D.2.10.2). */
import { useEffect, useRef, useState } from 'preact/hooks';
import { colors, piecesOf } from '../core/squares';
import { spokenPly } from '../game/spoken_move';
import { destinations, type TableState } from '../game/table_state';
import type { Messages } from '../i18n/messages';
import { spokenAsking } from '../ask/ask_panel';
import { usePage } from './context';

interface Props {
  state: TableState;
  /** Said whenever its turn grows: what was asked for, or a warning. */
  aside: { text: string; turn: number };
}

export function Announcer({ state, aside }: Props) {
  const { messages, settings } = usePage();
  const [said, setSaid] = useState({ text: '', turn: 0 });
  const before = useRef(state);
  useEffect(() => {
    const text = news(before.current, state, messages);
    before.current = state;
    if (text && settings.speech) speak(text, settings.language);
    if (text) setSaid(({ turn }) => ({ text, turn: turn + 1 }));
  }, [state]);
  useEffect(() => {
    if (aside.text) setSaid(({ turn }) => ({ text: aside.text, turn: turn + 1 }));
  }, [aside.turn]);
  // The same words twice are announced twice, because they stand in another element.
  return (
    <div class="visually-hidden" aria-live="polite" aria-atomic="true" data-testid="announcer">
      <p key={said.turn}>{said.text}</p>
    </div>
  );
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
    parts.push(messages.result[outcome.result], outcome.text || outcome.name, messages.ruling.article(outcome.article));
  }
  for (const color of colors) {
    if (now.answer.offers[color] && !before.answer.offers[color]) parts.push(messages.offer.open(color));
  }
  if (now.premove && now.premove !== before.premove) parts.push(messages.status.ahead(now.premove.from, now.premove.to));
  if (now.desk !== before.desk) parts.push(...spokenDesk(now, messages));
  if (now.selected && now.selected !== before.selected && !now.desk) parts.push(spokenSelection(now, messages));
  return parts.length ? parts.join('. ') : null;
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

function spokenSelection(state: TableState, messages: Messages): string {
  const piece = piecesOf(state.answer.fen).get(state.selected!);
  const name = piece ? `${messages.piece(piece.color, piece.kind)} ${state.selected}` : state.selected!;
  return messages.spoken.legalTargets(name, (destinations(state).get(state.selected!) ?? []).join(', '));
}

export function spokenMove(state: TableState, index: number, messages: Messages): string {
  const ply = state.answer.plies[index];
  const before = state.answer.plies[index - 1]?.fen ?? state.answer.start;
  return ply ? spokenPly(ply, before, messages, ply.by) : '';
}
