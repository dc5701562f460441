// SPDX-License-Identifier: GPL-3.0-or-later
/** Who can still win: both verdicts with their sentences, the line that shows it move by move, or the proof drawn on the squares. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { colors, piecesOf, type Color, type Square } from '../core/squares';
import type { Outcome, PieceLetter, WinVerdict } from '../core/types';
import {
  choicesOf,
  drawnProof,
  fenOf,
  fixedOf,
  isAtEnd,
  lineOf,
  pieceOf,
  reachesOf,
  type Pointed,
  type Reach,
  type Study,
} from '../game/study';
import type { Messages } from '../i18n/messages';
import { moveNumber } from '../game/move_number';
import { usePage } from './context';
import { ToolButton } from './tools';
import type { StudyDesk } from './use_study';

/** `outcome`: of the game, where it is over. */
export function StudyPanel({ desk, outcome }: { desk: StudyDesk; outcome: Outcome | null }) {
  const { messages } = usePage();
  const words = messages.study;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    return () => void requestAnimationFrame(giveBackFocus);
  }, []);
  return (
    <section class="card card--calm study" aria-labelledby="study-heading" data-testid="study">
      <header class="card__head">
        <h2 class="card__heading" id="study-heading" tabIndex={-1} ref={heading}>
          {words.heading}
        </h2>
        <ToolButton name="close" label={`${messages.actions.close} (Esc)`} onClick={desk.close} testId="study-close" />
      </header>
      <p class={desk.study && !desk.waits ? 'visually-hidden' : 'study__waits'} role="status" data-testid="study-said">
        {desk.waits ? words.working : desk.study ? bothTexts(desk.study) : words.failed}
      </p>
      {desk.study && <Reading desk={desk} study={desk.study} outcome={outcome} />}
    </section>
  );
}

/** The button that opened the panel has the focus again, unless something else has taken it. */
function giveBackFocus(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-testid=why]')?.focus();
}

function bothTexts({ answer }: Study): string {
  return [...new Set(colors.map((color) => answer[color].text))].join(' ');
}

interface ReadingProps {
  desk: StudyDesk;
  study: Study;
  outcome: Outcome | null;
}

function Reading({ desk, study, outcome }: ReadingProps) {
  const { messages, settings } = usePage();
  const undetermined = colors.some((color) => study.answer[color].verdict === 'undetermined');
  return (
    <>
      {lineOf(study).length > 0 && <LinePlayer study={study} send={desk.send} />}
      <ul class="study__sides">
        {colors.map((color) => (
          <Side key={color} color={color} study={study} send={desk.send} />
        ))}
      </ul>
      <Legend study={study} send={desk.send} />
      {undetermined && (
        <div class="study__open" data-testid="study-open">
          <p>
            {messages.study.spent(study.answer.nodes.toLocaleString(settings.language))} {messages.study.openMeans(outcomeKind(outcome))}
          </p>
          {desk.canLookFurther && (
            <button type="button" class="button" disabled={desk.waits} onClick={desk.lookFurther} data-testid="look-further">
              {messages.study.lookFurther}
            </button>
          )}
        </div>
      )}
    </>
  );
}

function outcomeKind(outcome: Outcome | null): 'goes-on' | 'stands' {
  return outcome && outcome.result !== '*' ? 'stands' : 'goes-on';
}

const signs: Readonly<Record<WinVerdict, string>> = { winnable: '✓', unwinnable: '✕', undetermined: '?' };

/** One side's verdict: pressing it draws what it rests on. */
function Side({ color, study, send }: { color: Color; study: Study; send: StudyDesk['send'] }) {
  const { messages } = usePage();
  const side = study.answer[color];
  const shown = study.side === color;
  return (
    <li class={`study__side ${shown ? 'is-shown' : ''}`} data-testid={`study-${color}`} data-verdict={side.verdict}>
      <button
        type="button"
        class="study__choose"
        aria-pressed={shown}
        onClick={() => send({ kind: 'side', side: color })}
        data-testid={`study-show-${color}`}
      >
        <span class={`player__colour player__colour--${color}`} aria-hidden="true" />
        <b>{messages.study.verdict[side.verdict](color)}</b>
        <span class={`study__sign study__sign--${side.verdict}`} aria-hidden="true">
          {signs[side.verdict]}
        </span>
      </button>
      <p class="study__text">{side.text}</p>
    </li>
  );
}

/** A line that could happen, or one of only moves: stepped on the board, the game itself is untouched. */
function LinePlayer({ study, send }: { study: Study; send: StudyDesk['send'] }) {
  const { messages } = usePage();
  const words = messages.study;
  const moves = lineOf(study);
  const last = moves.length;
  const list = useRef<HTMLOListElement>(null);
  const forced = study.answer[study.side].verdict !== 'winnable';
  useLayoutEffect(() => keepCurrentInView(list.current), [study.at, study.side]);
  const go = (name: 'first' | 'previous' | 'next' | 'last', at: number, off: boolean) => (
    <ToolButton
      name={name}
      label={words.step[name]}
      disabled={off}
      onClick={() => send({ kind: 'go', at })}
      testId={`line-${name}`}
    />
  );
  return (
    <div class="study__line" data-testid="line">
      <p class="study__banner" data-testid="line-banner">
        {forced ? words.forcedLine : words.couldHappen}
      </p>
      <div class="study__player">
        {go('first', 0, study.at === 0)}
        {go('previous', study.at - 1, study.at === 0)}
        <button
          type="button"
          class="tool study__play"
          aria-pressed={study.plays}
          aria-label={words.play}
          title={words.play}
          onClick={() => send({ kind: 'play' })}
          data-testid="line-play"
        >
          <span class={study.plays ? 'sign-pause' : 'sign-play'} aria-hidden="true" />
        </button>
        {go('next', study.at + 1, isAtEnd(study))}
        {go('last', last, isAtEnd(study))}
        <span class="study__count">{words.count(study.at, last)}</span>
      </div>
      <p class="visually-hidden" aria-live="polite" data-testid="line-said">
        {study.at > 0 ? `${words.count(study.at, last)}${messages.signs.colon}${moves[study.at - 1]!.san}` : ''}
      </p>
      <ol class="line" aria-label={words.moves} ref={list}>
        {moves.map(({ san }, index) => (
          <li key={index}>
            <button
              type="button"
              class={`line__move ${index === study.at - 1 ? 'is-current' : ''}`}
              aria-current={index === study.at - 1 ? 'step' : undefined}
              onClick={() => send({ kind: 'go', at: index + 1 })}
            >
              <span class="line__number">{moveNumber(study.answer.fen, index)}</span>
              {san}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Scrolls the list itself, never the page. */
function keepCurrentInView(list: HTMLElement | null): void {
  const current = list?.querySelector<HTMLElement>('.is-current');
  if (!list) return;
  if (!current) return list.scrollTo(0, 0);
  const box = list.getBoundingClientRect();
  const item = current.getBoundingClientRect();
  list.scrollTop += item.top + item.height / 2 - (box.top + box.height / 2);
}

/** What the signs on the board mean, with their squares in words; and whose reach is to be seen. */
function Legend({ study, send }: { study: Study; send: StudyDesk['send'] }) {
  const { messages } = usePage();
  const words = messages.study;
  const proof = drawnProof(study);
  const reaches = reachesOf(proof, study.pointed);
  const fixed = fixedOf(study);
  const choices = choicesOf(study);
  if (reaches.length === 0 && fixed.squares.length === 0) return null;
  return (
    <div class="study__proof" data-testid="proof">
      {choices.length > 1 && (
        <div class="study__choices" role="group" aria-label={words.whose}>
          {choices.map((choice) => (
            <button
              key={choice}
              type="button"
              class="study__choice"
              aria-pressed={choice === study.pointed}
              onClick={() => send({ kind: 'point', at: choice })}
            >
              {choiceName(choice, study, messages)}
            </button>
          ))}
        </div>
      )}
      <ul class="study__legend" aria-label={words.legend}>
        {fixed.squares.length > 0 && (
          <li data-testid="legend-fixed">
            <span class="study__key study__key--fixed" aria-hidden="true" />
            <span>
              {fixed.unchanged ? words.fixed : words.nowhereElse}
              {messages.signs.colon}
              <span class="study__squares">{fixed.squares.join(' ')}</span>
            </span>
          </li>
        )}
        {reaches.map((reach) => (
          <li key={`${reach.piece.color} ${reach.piece.kind}`} data-testid={`legend-reach-${reach.piece.color}`}>
            <span class={`study__key study__key--${reach.piece.color}`} aria-hidden="true" />
            <span>
              {words.canStand(reachName(reach, messages), reach.squares.length)}
              <span class="visually-hidden" data-testid="reach-squares">
                {messages.signs.colon}
                {reach.squares.join(' ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p class="card__hint">{words.pointHint}</p>
    </div>
  );
}

function choiceName(choice: Pointed, study: Study, messages: Messages): string {
  if (choice === 'kings') return messages.study.kings;
  if (choice.length === 2) {
    const piece = piecesOf(fenOf(study)).get(choice as Square);
    return piece ? `${messages.piece(piece.color, piece.kind)} ${choice}` : choice;
  }
  const { color, kind } = pieceOf(choice as PieceLetter);
  return messages.piece(color, kind);
}

function reachName({ piece, home }: Reach, messages: Messages): string {
  const name = messages.piece(piece.color, piece.kind);
  return home && piece.kind !== 'king' ? `${name} ${home}` : name;
}

/** Ends of a game that rest on who can still win. */
const rests: readonly string[] = ['dead-position', 'flag-fall', 'resignation', 'illegal-moves'];

/** Opens the panel: "Why?" where the end of the game rests on it; nothing where mate or stalemate stands on the board. */
export function WhyButton({ outcome, onAsk }: { outcome: Outcome | null; onAsk: () => void }) {
  const { messages } = usePage();
  const { reason } = outcome ?? {};
  if (reason === 'checkmate' || reason === 'stalemate') return null;
  return (
    <button type="button" class="button" onClick={onAsk} data-testid="why">
      {reason && rests.includes(reason) ? messages.study.why : messages.study.ask}
    </button>
  );
}
