// SPDX-License-Identifier: GPL-3.0-or-later
/** What players agree on before a game, besides who has which colour. */
import type { RulesCore } from '../core/core';
import type { CoreError, GameSetup, Regulations } from '../core/types';
import { recall, remember } from '../settings/storage';

export interface Terms {
  /** The text of the time control, maybe one that cannot be read; null for a game without a clock. */
  control: string | null;
  touchMove: boolean;
  /** What an incorrect claim gives the opponent in blitz (B.2): the Laws leave it open. */
  blitzPenalty_ms: number;
  /** Time runs only after each player's first move; otherwise at once (6.6). */
  firstMovesUntimed: boolean;
  /** Moves may be taken back where both agree; in a game against someone elsewhere, without touch-move. */
  takebacks: boolean;
  /** The start position is drawn, one of 960; in a game against someone elsewhere. */
  chess960: boolean;
  /** Nothing helps the players until the end (11.3.1); likewise. */
  competition: boolean;
  /** Somebody who does not play decides where the Laws ask for an arbiter; likewise. */
  arbiter: boolean;
  /** Guidelines III are announced (III.2.1); they hold where guidelinesFor() says so. */
  guidelines: boolean;
  /** No draw by agreement before this many moves of each player (9.1.1); 0 for none. */
  noDrawBefore: number;
}

export const presets = ['3+2', '5+0', '10+0', '15+10', '30+0', '90/40+30;30+30'] as const;

export const defaultTerms: Terms = {
  control: null,
  touchMove: false,
  blitzPenalty_ms: 60_000,
  firstMovesUntimed: true,
  takebacks: false,
  chess960: false,
  competition: false,
  arbiter: false,
  guidelines: false,
  noDrawBefore: 0,
};

/** Either what the text comes to, or what is wrong with it. */
export type ControlRead = { regulations: Regulations; fault: null } | { regulations: null; fault: CoreError['error'] };

export function readControl(core: RulesCore, control: string): ControlRead {
  const answer = core.regulations({ fen: 'startpos', time_control: control, penalty_ms: defaultTerms.blitzPenalty_ms });
  return 'code' in answer ? { regulations: null, fault: answer } : { regulations: answer, fault: null };
}

/** The set-up of a game on these terms. `pace` is that of the control (regulations.rules). */
export function setupOf(terms: Terms, pace: Regulations['rules'] | null, fen = 'startpos'): GameSetup {
  return {
    fen,
    touch_move: terms.touchMove,
    ...(terms.noDrawBefore > 0 ? { no_agreement_before: 2 * terms.noDrawBefore } : {}),
    ...(terms.control === null
      ? {}
      : {
          time_control: terms.control,
          first_moves_untimed: terms.firstMovesUntimed,
          ...(pace === 'blitz' ? { penalty_ms: terms.blitzPenalty_ms } : {}),
        }),
  };
}

/** What a game against someone elsewhere is asked for with. */
export type OnlineWish = GameSetup & { variant?: 'chess960'; listed?: boolean };

/**
 * Guidelines III are for a last period without added time, and not for blitz (III.1, III.2.2). What they give is the arbiter's to
 * decide (III.4, III.5.1); play without one under them (III.6) is not offered.
 */
export function guidelinesFor(terms: Terms, regulations: Regulations | null): 'offered' | 'needs-arbiter' | 'never' {
  const last = regulations?.time_control?.split(';').at(-1);
  if (last === undefined || /[+db][1-9]/.test(last) || regulations?.rules === 'blitz') return 'never';
  return terms.arbiter ? 'offered' : 'needs-arbiter';
}

/** The same as setupOf(), with what only a server can keep to. `regulations`: those of the control; null without a clock. */
export function wishOf(terms: Terms, regulations: Regulations | null): OnlineWish {
  const { fen, ...setup } = setupOf(terms, regulations?.rules ?? null);
  return {
    ...setup,
    // Without a position the server draws one.
    ...(terms.chess960 ? { variant: 'chess960' as const } : { fen }),
    ...(terms.competition ? { competition: true } : {}),
    ...(terms.arbiter ? { arbiter: true } : {}),
    ...(terms.guidelines && guidelinesFor(terms, regulations) === 'offered' ? { guidelines_iii: true } : {}),
    ...(terms.takebacks && !terms.competition && !terms.touchMove ? { takebacks: true } : {}),
  } as OnlineWish;
}

const storageKey = 'adoube.terms';

/** The terms last chosen in this browser. */
export function rememberedTerms(): Terms {
  return readTerms(recall(storageKey));
}

export function rememberTerms(terms: Terms): void {
  remember(storageKey, JSON.stringify(terms));
}

/** Terms in stored text; whatever is missing or not understood takes its default. */
export function readTerms(text: string | null): Terms {
  const stored = parsed(text);
  const { control, touchMove, blitzPenalty_ms: penalty, firstMovesUntimed, noDrawBefore } = stored;
  const flag = (name: 'takebacks' | 'chess960' | 'competition' | 'arbiter' | 'guidelines') => stored[name] === true;
  return {
    control: typeof control === 'string' ? control : defaultTerms.control,
    touchMove: typeof touchMove === 'boolean' ? touchMove : defaultTerms.touchMove,
    blitzPenalty_ms: penalty === 60_000 || penalty === 120_000 ? penalty : defaultTerms.blitzPenalty_ms,
    firstMovesUntimed: typeof firstMovesUntimed === 'boolean' ? firstMovesUntimed : defaultTerms.firstMovesUntimed,
    takebacks: flag('takebacks'),
    chess960: flag('chess960'),
    competition: flag('competition'),
    arbiter: flag('arbiter'),
    guidelines: flag('guidelines'),
    noDrawBefore: isMoveCount(noDrawBefore) ? noDrawBefore : defaultTerms.noDrawBefore,
  };
}

export function isMoveCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 100;
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
