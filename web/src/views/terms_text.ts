// SPDX-License-Identifier: GPL-3.0-or-later
/** What a game is played on, in a line: "5 minutes, 3 seconds more for each move · touch-move". */
import type { Regulations } from '../core/types';
import type { Messages } from '../i18n/messages';
import { controlMeaning } from './time_control_field';

/** Of a game on the server, or of one as the rules core has it. */
interface AgreedSetup {
  variant?: 'standard' | 'chess960';
  chess960?: boolean;
  start_number?: number;
  competition?: boolean;
  arbiter?: boolean;
}

/** What was agreed on besides: the variant and the manner, then the terms. Null likewise. */
export function setupText(setup: AgreedSetup, regulations: Regulations, messages: Messages): string | null {
  const { chess960, competition, arbiter } = messages.online;
  const { start_number: number } = setup;
  const drawn = setup.chess960 === true || setup.variant === 'chess960';
  const parts = [
    drawn && (number === undefined ? chess960.plain : chess960.position(number)),
    setup.competition && competition.short,
    setup.arbiter && arbiter.short,
    termsText(regulations, messages),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : null;
}

/** Null where nothing was agreed on: no clock, no touch-move. */
export function termsText(regulations: Regulations, messages: Messages): string | null {
  const words = messages.terms;
  const { time_control: control, first_moves_untimed: untimed, no_agreement_before: noDrawBefore } = regulations;
  const parts = [
    control && controlMeaning(control, messages),
    control && `${words.starts} ${untimed ? words.startsAfterMove : words.startsAtOnce}`,
    regulations.guidelines_iii && messages.online.guidelines.short,
    regulations.touch_move && words.touchMoveShort,
    regulations.takebacks && messages.online.takeBack.short,
    regulations.first_move_ms != null && messages.online.firstMove.short(Math.round(regulations.first_move_ms / 1000)),
    noDrawBefore > 0 && words.noDrawBeforeMove(Math.ceil(noDrawBefore / 2)),
  ].filter(Boolean);
  return control || parts.length > 0 ? parts.join(' · ') : null;
}
