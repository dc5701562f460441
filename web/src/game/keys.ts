// SPDX-License-Identifier: GPL-3.0-or-later
/** What a key asks for at the table. Keys that move the focus are the view's own. */
import { promotionKinds, promotionLetter } from '../core/squares';
import { mayPoint, shownPly, type Intent, type TableState } from './table_state';

/** `onControl`: the focus is on a button or link, which Enter presses. Null where the key means nothing here. */
export function intentOfKey(key: string, state: TableState, onControl: boolean): Intent | null {
  if (state.promotion) {
    const kind = promotionKinds.find((candidate) => promotionLetter[candidate] === key.toLowerCase());
    if (kind) return { kind: 'promote', to: kind };
  }
  switch (key) {
    case 'ArrowLeft':
      return { kind: 'look-by', steps: -1 };
    case 'ArrowRight':
      return { kind: 'look-by', steps: 1 };
    case 'Home':
      return { kind: 'look', plies: 0 };
    case 'End':
      return { kind: 'look', plies: state.answer.plies.length };
    case 'ArrowUp':
      return shownPly(state) > 0 ? { kind: 'look', plies: 0 } : null;
    case 'ArrowDown':
      return { kind: 'look', plies: state.answer.plies.length };
    case 'f':
      return { kind: 'flip' };
    case 'w':
      if (state.desk?.kind === 'inquiry' && !state.selected) return { kind: 'cancel' };
      return state.selected || mayPoint(state) ? { kind: 'ask' } : null;
    case 'Escape':
      return { kind: 'cancel' };
    case 'Enter':
      return !onControl && asksForConfirmation(state) ? { kind: 'confirm' } : null;
    default:
      return null;
  }
}

function asksForConfirmation(state: TableState): boolean {
  return state.desk?.kind === 'preview' || state.desk?.kind === 'confirm' || state.desk?.kind === 'announce';
}
