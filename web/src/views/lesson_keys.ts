// SPDX-License-Identifier: GPL-3.0-or-later
/** Keys of a lesson. Each has a button as well; none does anything while a text is typed. */
import { promotionKinds, promotionLetter } from '../core/squares';
import { stopOf, type Player } from '../learn/player';
import type { PlayerIntent } from '../learn/player_step';
import type { LessonTable } from './use_player';

export function onLessonKey(event: KeyboardEvent, { player, send }: LessonTable, openKeys: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || document.querySelector('dialog[open]')) return;
  const target = event.target as HTMLElement;
  if (target.matches('input:not([type=radio]), textarea, select')) {
    if (event.key === 'Escape') target.blur();
    return;
  }
  if (event.key === '?') openKeys();
  else if (event.key === '/') focusOn('[data-testid="entry"]');
  else if (event.key === 'b' && !stopOf(player).promotion) focusOn('.grid__cell[tabindex="0"]');
  else {
    const onControl = target.matches('input, a, summary, [role="gridcell"]');
    const intent = intentOfKey(event.key, player, onControl);
    if (!intent) return;
    send(intent);
  }
  event.preventDefault();
}

/** `onControl`: the focus is on something that arrow keys belong to. */
export function intentOfKey(key: string, player: Player, onControl: boolean): PlayerIntent | null {
  const { ply, line, promotion } = stopOf(player);
  const becomes = promotion && promotionKinds.find((kind) => promotionLetter[kind] === key);
  if (becomes) return { kind: 'promote', to: becomes };
  switch (key) {
    case 'ArrowLeft':
      return onControl ? null : { kind: 'look', ply: ply - 1 };
    case 'ArrowRight':
      return onControl ? null : { kind: 'look', ply: ply + 1 };
    case 'Home':
      return onControl ? null : { kind: 'look', ply: 0 };
    case 'End':
      return onControl ? null : { kind: 'look', ply: line.moves.length };
    case 'n':
      return { kind: 'go', at: player.at + 1 };
    case 'p':
      return { kind: 'go', at: player.at - 1 };
    case 'f':
      return { kind: 'flip' };
    case 'w':
      return { kind: 'inquire' };
    case 'Escape':
      return { kind: 'cancel' };
    default:
      return null;
  }
}

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}
