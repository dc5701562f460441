// SPDX-License-Identifier: GPL-3.0-or-later
/** Whose turn it is, and what else holds at the moment: a duty, an offer, a touch. */
import type { ComponentChildren } from 'preact';
import { actor, isToBegin, mayTakeBack, movingColor, touchBinds, type Intent, type TableState } from '../game/table_state';
import type { Messages } from '../i18n/messages';
import { usePage } from './context';
import { ToolButton } from './tools';

interface Props {
  state: TableState;
  send: (intent: Intent) => void;
  notes: string[];
  /** Opens the choice of a clock and touch-move, where the game has not begun and the terms are this page's. */
  onSetUp?: (() => void) | undefined;
  buttons?: ComponentChildren;
}

export function StatusNote({ state, send, notes, onSetUp, buttons }: Props) {
  const { messages } = usePage();
  const { answer } = state;
  const self = actor(state);
  const ownOffer = self && answer.offers[self] ? `${messages.offer.yours}${messages.signs.stop}${messages.offer.hint}` : null;
  const words = messages.online.takeBack;
  const ownRequest = self && answer.take_back.asked === self ? `${words.yours}${messages.signs.stop}${words.hint}` : null;
  const { premove } = state;
  const aheadShown = premove && messages.status.ahead(premove.from, premove.to);
  const begins = answer.plies.length === 0;
  const turn = turnShown(state, messages);
  const undo = mayTakeBack(state) && (
    <ToolButton name="undo" label={messages.actions.takeBack} onClick={() => send({ kind: 'take-back' })} testId="take-back" />
  );
  return (
    <Note text={turn} sign={answer.check ? messages.status.check : null} tool={undo}>
      {[dutyOf(state, messages), aheadShown, ownOffer, ownRequest, ...notes].filter((line) => line && line !== turn).map((line) => (
        <p key={line} class="note__line">
          {line}
        </p>
      ))}
      {isToBegin(state) && <p class="note__line note__line--first">{messages.status.firstStep}</p>}
      <div class="note__buttons">
        {buttons}
        {touchBinds(state) && answer.touched.length === 0 && (
          <button
            type="button"
            class="button"
            title={messages.touch.adjustHint}
            onClick={() => send({ kind: 'adjust' })}
            data-testid="adjust"
          >
            {messages.touch.adjust}
          </button>
        )}
        {begins && onSetUp && (
          <>
            {isPlain(state) && (
              <>
                <a class="button button--primary" href="/lobby">
                  {messages.online.lobby.go}
                </a>
                <a class="button" href="/friend">
                  {messages.nav.friend}
                </a>
                <a class="button" href="/computer">
                  {messages.online.lobby.computer}
                </a>
              </>
            )}
            <button type="button" class="button" onClick={onSetUp} data-testid="set-up">
              {messages.terms.setUp}
            </button>
          </>
        )}
      </div>
    </Note>
  );
}

/** Nothing was agreed on: neither a clock nor touch-move. */
function isPlain({ answer }: TableState): boolean {
  return answer.clock === null && !answer.regulations.touch_move;
}

function turnShown(state: TableState, messages: Messages): string {
  const { answer, seat } = state;
  if (state.pending.length > 0 && !movingColor(state)) return messages.status.sending;
  if (seat === 'both' || seat === null) return messages.status.toMove(answer.turn);
  return movingColor(state) ? messages.status.yourMove : messages.status.waitingFor(answer.turn);
}

/** What binds the player on move: an announced move, or what was touched. */
export function dutyOf(state: TableState, messages: Messages): string | null {
  const { answer } = state;
  const duty = answer.must_play?.uci ?? answer.must_play?.square;
  if (duty) return messages.status.mustPlay(duty);
  if (!answer.regulations.touch_move || !movingColor(state)) return null;
  if (answer.binding) {
    const { text, article } = answer.binding;
    return article === null ? text : messages.touch.cited(text, article);
  }
  if (answer.adjusting) return messages.touch.adjusting;
  return answer.touched.length > 0 ? messages.touch.bindsNothing(answer.touched.join(', ')) : messages.touch.on;
}

interface NoteProps {
  text: string;
  sign?: string | null;
  /** At the end of the line that says whose turn it is. */
  tool?: ComponentChildren;
  children?: ComponentChildren;
}

export function Note({ text, sign, tool, children }: NoteProps) {
  return (
    <section class="note" data-testid="status">
      <div class="note__head">
        <p class="note__text">
          {text}
          {sign && <span class="note__sign">{sign}</span>}
        </p>
        {tool}
      </div>
      {children}
    </section>
  );
}
