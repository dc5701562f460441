// SPDX-License-Identifier: GPL-3.0-or-later
/** The log as plain text, to be printed or kept: every entry with its ruling, article and clocks. */
import type { GameAnswer, GameSetup } from '../core/types';
import { colors } from '../core/squares';
import { clockText } from '../game/clock_time';
import type { ArbiterMessages } from '../i18n/arbiter_en';
import type { Entry } from './arbiter_state';
import { describe, numberedMove } from './describe';
import { resultText } from '../game/result_text';

/** `control`: the time control in words. */
export function reportText(
  setup: GameSetup,
  answer: GameAnswer,
  entries: readonly Entry[],
  words: ArbiterMessages,
  control: string,
): string {
  const { report, colon } = words;
  const { regulations } = answer;
  const line = (name: string, value: string) => `${name}${colon}${value}`;
  const head = [
    `adoube · ${report.title}`,
    report.laws,
    '',
    line(report.position, answer.start),
    line(report.control, regulations.time_control ? `${regulations.time_control} (${control})` : report.noControl),
    line(
      report.rules,
      `${words.setup.paces[regulations.rules]} · ${words.setup.supervision}${colon}${words.setup.supervisions[regulations.supervision]}`,
    ),
    line(report.penalty, clockText(regulations.penalty_ms, false)),
  ];
  const punished = colors.filter((color) => setup.illegal_acts?.[color]);
  if (punished.length) head.push(line(words.setup.earlier, punished.map((color) => words.actors[color]).join(' ')));
  const body = entries.flatMap((entry) => ['', ...entryLines(entry, answer, words)]);
  return [...head, ...body, '', ...endLines(answer, words), ''].join('\n');
}

function entryLines({ number, event, ruling }: Entry, answer: GameAnswer, words: ArbiterMessages): string[] {
  const time = answer.clock ? ` [${clockText(event.at ?? 0, false)}]` : '';
  const { report, log, colon } = words;
  const article = ruling.article ? ` (${ruling.article})` : '';
  const refused = ruling.ok ? '' : ` [${log.refused}]`;
  return [
    `${number}.${time} ${words.actors[event.by]}${colon}${describe(event, number - 1, answer, words)}`,
    `   ${report.ruling}${article}${refused}${colon}${ruling.text}`,
    ...(ruling.clock ? [`   ${report.clocks}${colon}${clockPair(ruling.clock)}`] : []),
  ];
}

/** White's time first. */
export function clockPair(clock: { white_ms: number; black_ms: number }): string {
  return `${clockText(clock.white_ms)} – ${clockText(clock.black_ms)}`;
}

function endLines(answer: GameAnswer, words: ArbiterMessages): string[] {
  const { report, colon } = words;
  const line = (name: string, value: string) => `${name}${colon}${value}`;
  const moves = answer.plies.map((ply, index) =>
    ply.by === 'white' || index === 0 ? numberedMove(ply, index, answer.start) : ply.san,
  );
  const { outcome } = answer;
  return [
    ...(moves.length ? [line(report.moves, moves.join(' '))] : []),
    outcome
      ? line(report.result, `${resultText(outcome.result)} · ${outcome.text} (${outcome.article})`)
      : report.unfinished,
  ];
}
