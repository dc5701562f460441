// SPDX-License-Identifier: GPL-3.0-or-later
/** What was entered, in the reader's words. */
import { resultText } from '../game/result_text';
import { squaresOfUci } from '../core/squares';
import type { GameAnswer, GameEvent, Ply } from '../core/types';
import { clockText } from '../game/clock_time';
import type { ArbiterMessages } from '../i18n/arbiter_en';
import type { Claim, Decision, Fault } from './acts';

/** `answer`: the game with this event, the one of that number from 0. */
export function describe(event: GameEvent, index: number, answer: GameAnswer, words: ArbiterMessages): string {
  const { happened, told } = words;
  switch (event.do) {
    case 'move':
      return told.move(moveName(event.uci, index, answer));
    case 'make':
      return told.make(moveName(event.uci, index, answer));
    case 'touch':
      return told.touch(event.squares);
    case 'illegal': {
      const what = event.what ?? 'illegal-move';
      const name = what in happened.acts ? happened.acts[what as keyof typeof happened.acts] : what;
      return told.illegal(told.act(name), event.uci ? moveText(event.uci) : '');
    }
    case 'point-out': {
      const name = happened.faults[event.what as Fault] ?? event.what;
      const ply = event.ply === undefined ? undefined : answer.plies[event.ply - 1];
      const detail = event.squares?.join(' ') ?? (ply ? numberedMove(ply, event.ply! - 1, answer.start) : '');
      return told.pointOut(name, detail);
    }
    case 'claim':
      return told.claim(happened.claims[event.kind as Claim] ?? event.kind, event.uci ? moveText(event.uci) : '');
    case 'decide':
      return told.decide(happened.decisions[event.what as Decision] ?? event.what);
    case 'set-clock':
      return told.setClock(event.to, clockText(event.ms));
    case 'penalty':
      return told.penalty(
        told.penalties[event.what] ?? event.what,
        words.actors[event.to],
        event.ms === undefined ? '' : clockText(event.ms, false),
      );
    case 'restore':
      return told.restore(positionName(event.ply, answer, words));
    case 'end':
      return told.end(resultText(event.result));
    default:
      return event.do in happened.acts ? told.act(happened.acts[event.do as keyof typeof happened.acts]) : event.do;
  }
}

/** "Nf3" where the move stands in the game, otherwise its squares. */
function moveName(uci: string, index: number, answer: GameAnswer): string {
  return answer.plies.find((ply) => ply.event === index)?.san ?? moveText(uci);
}

/** "e1–g1", "a7–a8=Q". */
export function moveText(uci: string): string {
  const squares = squaresOfUci(uci);
  if (!squares) return uci;
  return `${squares[0]}–${squares[1]}${uci[4] ? `=${uci[4].toUpperCase()}` : ''}`;
}

/** "12. Nf3" or "12… Nf6". `index`: of the half-move, from 0. */
export function numberedMove(ply: Ply, index: number, start: string): string {
  const fields = start.split(' ');
  const before = (Number(fields[5] ?? 1) - 1) * 2 + (fields[1] === 'b' ? 1 : 0) + index;
  return `${Math.floor(before / 2) + 1}${ply.by === 'white' ? '.' : '…'} ${ply.san}`;
}

/** The position after that many half-moves. */
export function positionName(plies: number, answer: GameAnswer, words: ArbiterMessages): string {
  const last = answer.plies[plies - 1];
  if (plies === 0) return words.happened.startPosition;
  return last ? words.told.position(numberedMove(last, plies - 1, answer.start)) : String(plies);
}
