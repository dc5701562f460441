// SPDX-License-Identifier: GPL-3.0-or-later
/** What a game is played on, in a line: "5 minutes, 3 seconds more for each move · touch-move". */
import type { Regulations } from '../core/types';
import type { Messages } from '../i18n/messages';
import { controlMeaning } from './time_control_field';

/** Null where nothing was agreed on: no clock, no touch-move. */
export function termsText(regulations: Regulations, messages: Messages): string | null {
  const words = messages.terms;
  const { time_control: control, first_moves_untimed: untimed, no_agreement_before: noDrawBefore } = regulations;
  const parts = [
    control && controlMeaning(control, messages),
    control && `${words.starts} ${untimed ? words.startsAfterMove : words.startsAtOnce}`,
    regulations.touch_move && words.touchMoveShort,
    noDrawBefore > 0 && words.noDrawBeforeMove(Math.ceil(noDrawBefore / 2)),
  ].filter(Boolean);
  return control || parts.length > 0 ? parts.join(' · ') : null;
}
