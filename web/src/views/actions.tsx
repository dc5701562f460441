// SPDX-License-Identifier: GPL-3.0-or-later
/** What a player may do besides moving; each is a verb, and each has its place. */
import type { ComponentChildren } from 'preact';
import { actor, hasOfferedSinceMove, isOver, movingColor, type Intent, type TableState } from '../game/table_state';
import { pgnLink } from '../analysis/share';
import { usePage } from './context';
import { CopyButton } from './copy_button';
import { goTo } from './router';

interface Props {
  state: TableState;
  send: (intent: Intent) => void;
  onNewGame: () => void;
  /** After a game against someone elsewhere: the way to the next one between the two. */
  rematch?: ComponentChildren;
}

export function Actions({ state, send, onNewGame, rematch }: Props) {
  if (!isOver(state)) return <DuringGame state={state} send={send} />;
  return <AfterGame state={state} send={send} onNewGame={onNewGame} rematch={rematch} />;
}

function DuringGame({ state, send }: Pick<Props, 'state' | 'send'>) {
  const { messages } = usePage();
  const { answer } = state;
  const self = actor(state);
  const plays = self !== null;
  const repeated = plays && hasOfferedSinceMove(state, self);
  const mayOffer = plays && !answer.offers[self] && !repeated;
  return (
    <div class="actions" data-testid="actions">
      <button
        type="button"
        class="button"
        disabled={!mayOffer}
        title={repeated ? messages.offer.once : undefined}
        onClick={() => send({ kind: 'offer-draw' })}
      >
        {messages.actions.offerDraw}
      </button>
      <ClaimButton state={state} send={send} />
      <button type="button" class="button" disabled={!plays} onClick={() => send({ kind: 'resign' })}>
        {messages.actions.resign}
      </button>
      <button type="button" class="button" onClick={() => send({ kind: 'share' })}>
        {messages.actions.share}
      </button>
    </div>
  );
}

/** Claims now where one is correct now (9.2.2, 9.3.2); otherwise with a move to be announced (9.2.1, 9.3.1). */
function ClaimButton({ state, send }: Pick<Props, 'state' | 'send'>) {
  const { messages } = usePage();
  const { claims, claims_with_move: withMove } = state.answer;
  const now = claims[0];
  const mine = movingColor(state) !== null;
  if (now && mine) {
    return (
      <button
        type="button"
        class="button button--primary"
        title={messages.claims.claimNow(messages.claims[now.kind])}
        data-testid="claim-now"
        onClick={() => send({ kind: 'claim', claim: now.kind })}
      >
        {messages.actions.claimDraw}
      </button>
    );
  }
  const next = withMove[0];
  return (
    <button
      type="button"
      class={`button ${next && mine ? 'button--ready' : ''}`}
      disabled={!mine}
      title={messages.claims.which}
      data-testid="claim-with-move"
      onClick={() => send({ kind: 'announce', claim: next?.kind ?? 'threefold-repetition' })}
    >
      {messages.actions.announce}
    </button>
  );
}

/** Where there is a rematch to ask for, what can be copied is one step away, on the card for sharing. */
function AfterGame({ state, send, onNewGame, rematch }: Props) {
  const { messages } = usePage();
  return (
    <div class="actions" data-testid="actions">
      {rematch ?? (
        <>
          <CopyButton label={messages.actions.copyPgn} text={state.answer.pgn} />
          <CopyButton label={messages.actions.copyFen} text={state.answer.fen} />
        </>
      )}
      {rematch && (
        <button type="button" class="button" onClick={() => send({ kind: 'share' })}>
          {messages.actions.share}
        </button>
      )}
      <button type="button" class="button" onClick={() => void pgnLink(state.answer.pgn).then(goTo)} data-testid="analyse">
        {messages.actions.analyse}
      </button>
      <button type="button" class="button button--primary" onClick={onNewGame} data-testid="new-game">
        {messages.actions.newGame}
      </button>
    </div>
  );
}
