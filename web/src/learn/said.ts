// SPDX-License-Identifier: GPL-3.0-or-later
/** What is said to an answer, in the reader's words. */
import type { ArbiterMessages } from '../i18n/arbiter_messages';
import type { LearnMessages } from '../i18n/learn_en';
import type { Messages } from '../i18n/messages';
import { spokenPly } from '../game/spoken_move';
import type { Task } from './lesson';
import { fenAt, type Line } from './line';
import { stopOf, taskOf, type Player, type Verdict } from './player';

/** What the answer misses; of a choice that no rule can judge, what the lesson says of it. */
export function saidMisses(verdict: Verdict, task: Task | null, words: LearnMessages): string[] {
  const why = task?.kind === 'choice' && 'option' in verdict.answer ? task.options[verdict.answer.option]?.why : undefined;
  if (why) return [why];
  return verdict.misses.map(({ code, squares, value }) => words.misses[code](squares, String(value ?? '')));
}

/** "A solution: Rd7." */
export function saidSolution(player: Player, words: LearnMessages, arbiterWords: ArbiterMessages): string {
  const what = solutionText(player, words, arbiterWords);
  return what ? words.task.solutionIs(what) : words.task.solution;
}

function solutionText(player: Player, words: LearnMessages, arbiterWords: ArbiterMessages): string {
  const task = taskOf(player);
  const { draft, line, given } = stopOf(player);
  switch (task?.kind) {
    case 'move':
      return line.moves[given]?.san ?? '';
    case 'squares':
    case 'place':
      return [...draft.squares].sort().join(' ');
    case 'state':
      return draft.state ? words.task.states[draft.state] : '';
    case 'legal':
      return draft.code === null ? words.task.yes : (task.options.find(({ code }) => code === draft.code)?.text ?? '');
    case 'claim':
      return claimText(player, words);
    case 'notation':
      return draft.text;
    case 'ruling':
    case 'choice':
      return draft.option === null ? '' : (task.options[draft.option]?.text ?? '');
    case 'act':
      return draft.events.map((event) => arbiterWords.happened.acts[event.do as 'press'] ?? event.do).join(words.comma);
    default:
      return '';
  }
}

function claimText(player: Player, words: LearnMessages): string {
  const { claim, uci } = stopOf(player).draft;
  const name = words.task.claims[claim ?? 'none'];
  return uci ? `${name}${words.comma}${words.task.announced(uci)}` : name;
}

/** A move of the line as it is said. */
export function spokenMove(line: Line, index: number, messages: Messages): string {
  const move = line.moves[index];
  return move ? spokenPly(move, fenAt(line, index), messages) : '';
}
