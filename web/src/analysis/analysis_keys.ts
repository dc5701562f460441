// SPDX-License-Identifier: GPL-3.0-or-later
/** What a key asks for while a game is analysed. Keys that move the focus are the view's own. No DOM. */
import { promotionKinds, promotionLetter } from '../core/squares';
import type { AnalysisIntent, AnalysisState } from './analysis_state';

export interface Key {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Null where the key means nothing here. */
export function intentOfKey(pressed: Key, state: AnalysisState): AnalysisIntent | null {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = pressed;
  if (altKey) return null;
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === 'z') return { kind: shiftKey ? 'redo' : 'undo' };
    return key.toLowerCase() === 'y' ? { kind: 'redo' } : null;
  }
  if (state.promotion) {
    const kind = promotionKinds.find((candidate) => promotionLetter[candidate] === key.toLowerCase());
    if (kind) return { kind: 'promote', to: kind };
  }
  switch (key) {
    case 'ArrowLeft':
      return { kind: shiftKey ? 'leave-variation' : 'previous' };
    case 'ArrowRight':
      return { kind: shiftKey ? 'enter-variation' : 'next' };
    case 'ArrowUp':
    case 'Home':
      return { kind: 'first' };
    case 'ArrowDown':
    case 'End':
      return { kind: 'last' };
    case 'f':
      return { kind: 'flip' };
    case 'w':
      return state.desk?.kind === 'inquiry' && !state.selected ? { kind: 'cancel' } : { kind: 'ask' };
    case 'Escape':
      return { kind: 'cancel' };
    default:
      return null;
  }
}
