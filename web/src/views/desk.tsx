// SPDX-License-Identifier: GPL-3.0-or-later
/** The desk beside the board: one thing lies on it at a time, and its place is always kept. */
import { resultText } from '../game/result_text';
import type { ComponentChildren } from 'preact';
import { AskPanel } from '../ask/ask_panel';
import { opposite, type Color } from '../core/squares';
import type { ClaimKind, GameAnswer } from '../core/types';
import { countedTo, kingToAsk, moveLabel, type Counted } from '../game/ending';
import { drawingOf } from '../game/table_drawing';
import { answerer, isLive, isOver, shownPly, takeBackToAnswer, type Intent, type TableState } from '../game/table_state';
import type { Messages } from '../i18n/messages';
import { usePage } from './context';
import { RulingCard, SentenceCard } from './ruling_card';
import { PreviewCard } from './preview_card';
import { ShareCard } from './share_card';
import { dutyOf, Note, StatusNote } from './status_note';
import { WhyButton } from './study_panel';

interface Props {
  state: TableState;
  send: (intent: Intent) => void;
  /** Address of the game, where it has one to share. */
  link?: string | undefined;
  notes: string[];
  onSetUp?: (() => void) | undefined;
  /** Asks who can still win the position shown. */
  onAsk: () => void;
  /** What stands on the card of the result besides. */
  afterEnd?: ComponentChildren;
  /** What lies here while nothing else does. */
  official?: ComponentChildren;
  noteButtons?: ComponentChildren;
}

export function Desk({ state, send, link, notes, onSetUp, onAsk, afterEnd, official, noteButtons }: Props) {
  const { messages } = usePage();
  const desk = state.desk;
  const offered = answerer(state);
  switch (desk?.kind) {
    case 'ruling':
      return <RulingCard card={desk.card} marks={drawingOf(state).marks} />;
    case 'inquiry':
      return (
        <AskPanel asking={desk.asking} close={() => send({ kind: 'cancel' })} move={moveAskable(state, send)} />
      );
    case 'preview':
      return <PreviewCard desk={desk} send={send} />;
    case 'share':
      return <ShareCard state={state} send={send} link={link} />;
    case 'confirm':
      return (
        <Question
          heading={messages.confirm[desk.act](desk.by)}
          text={desk.act === 'take-back' ? messages.confirm.noSuchThing : messages.confirm.again}
          send={send}
          yes={messages.confirm.yes[desk.act]}
        />
      );
    case 'announce':
      return (
        <Question
          heading={messages.actions.announce}
          text={desk.san ? warningOf(state, messages) : messages.claims.choose}
          send={send}
          yes={desk.san ? messages.claims.announceMove(desk.san) : null}
        >
          <ClaimKinds chosen={desk.claim} send={send} />
        </Question>
      );
  }
  if (!isLive(state)) {
    return (
      <Note text={messages.status.lookingBack(shownPly(state), state.answer.plies.length)}>
        <div class="note__buttons">
          <button type="button" class="button" onClick={() => send({ kind: 'look', plies: state.answer.plies.length })}>
            {messages.status.backToGame}
          </button>
          {isOver(state) && <WhyButton outcome={null} onAsk={onAsk} />}
        </div>
      </Note>
    );
  }
  if (isOver(state)) return <ResultCard state={state} send={send} onAsk={onAsk} afterEnd={afterEnd} />;
  if (official) return official;
  const asked = takeBackToAnswer(state);
  if (asked) return <TakeBackCard by={asked} send={send} />;
  if (offered) return <OfferCard by={opposite(offered)} duty={dutyOf(state, messages)} send={send} />;
  return <StatusNote state={state} send={send} notes={notes} onSetUp={onSetUp} buttons={noteButtons} />;
}

/** What an incorrect claim costs. */
function warningOf({ answer }: TableState, { claims, terms }: Messages): string {
  const { penalty_ms: penalty } = answer.regulations;
  const given = answer.clock ? claims.givesTime(terms.penaltyMinutes(Math.round(penalty / 60_000))) : '';
  return [claims.incorrectWarning, given].filter(Boolean).join(' ');
}

/** The move that led to the position shown. */
function moveAskable(state: TableState, send: Props['send']) {
  const ply = state.answer.plies[shownPly(state) - 1];
  return ply?.legal ? { san: ply.san, ask: () => send({ kind: 'ask-move' }) } : null;
}

function ResultCard({ state, send, onAsk, afterEnd }: Pick<Props, 'state' | 'send' | 'onAsk' | 'afterEnd'>) {
  const { messages } = usePage();
  const outcome = state.answer.outcome!;
  const counted = countedTo(state.answer);
  const king = kingToAsk(state.answer);
  const heading = (
    <>
      <strong class="score">{resultText(outcome.result)}</strong>{' '}
      {messages.result[outcome.result]}
    </>
  );
  return (
    <SentenceCard
      article={outcome.article}
      tone="result"
      heading={heading}
      text={outcome.text || outcome.name}
      testId="result"
    >
      {outcome.undetermined && <p class="card__hint">{messages.study.undetermined}</p>}
      {counted && <p class="card__hint">{countedText(state.answer, counted, messages)}</p>}
      <div class="card__buttons">
        {king ? (
          <button type="button" class="button" onClick={() => send({ kind: 'ask', square: king })} data-testid="why-end">
            {messages.study.why}
          </button>
        ) : (
          outcome.reason !== 'aborted' && <WhyButton outcome={outcome} onAsk={onAsk} />
        )}
      </div>
      {afterEnd}
    </SentenceCard>
  );
}

function countedText(answer: GameAnswer, counted: Counted, { asking }: Messages): string {
  if (counted.kind === 'quiet') return asking.quiet(Math.floor(counted.plies / 2));
  return asking.repeated(counted.plies.map((ply) => (ply === 0 ? asking.atStart : moveLabel(answer, ply))));
}

/** `duty`: what binds the player on move at the same time, as after a claim that was incorrect. */
function OfferCard({ by, duty, send }: { by: Color; duty: string | null; send: Props['send'] }) {
  const { messages } = usePage();
  return (
    <SentenceCard article="9.1.2.1" tone="calm" heading={messages.offer.open(by)} text={messages.offer.hint} testId="offer">
      {duty && <p class="card__hint">{duty}</p>}
      <div class="card__buttons">
        <button type="button" class="button button--primary" onClick={() => send({ kind: 'accept-draw' })}>
          {messages.actions.accept}
        </button>
        <button type="button" class="button" onClick={() => send({ kind: 'decline-draw' })}>
          {messages.actions.decline}
        </button>
      </div>
    </SentenceCard>
  );
}

/** The Laws have no such request, so no article stands on it. */
function TakeBackCard({ by, send }: { by: Color; send: Props['send'] }) {
  const words = usePage().messages.online.takeBack;
  return (
    <SentenceCard article={null} tone="calm" heading={words.asked(by)} text={words.hint} testId="take-back-asked">
      <div class="card__buttons">
        <button type="button" class="button button--primary" onClick={() => send({ kind: 'accept-take-back' })}>
          {words.accept}
        </button>
        <button type="button" class="button" onClick={() => send({ kind: 'decline-take-back' })}>
          {words.decline}
        </button>
      </div>
    </SentenceCard>
  );
}

interface QuestionProps {
  heading: string;
  text: string;
  /** Null while there is nothing to confirm yet. */
  yes: string | null;
  send: Props['send'];
  children?: ComponentChildren;
}

function Question({ heading, text, yes, send, children }: QuestionProps) {
  const { messages } = usePage();
  return (
    <section class="card card--calm" data-testid="question">
      <header class="card__head">
        <h2 class="card__heading">{heading}</h2>
      </header>
      <p class="card__text">{text}</p>
      {children}
      <div class="card__buttons">
        <button type="button" class="button" onClick={() => send({ kind: 'cancel' })}>
          {messages.actions.cancel}
        </button>
        {yes && (
          <button type="button" class="button button--primary" onClick={() => send({ kind: 'confirm' })}>
            {yes}
          </button>
        )}
      </div>
    </section>
  );
}

const claimKinds: readonly ClaimKind[] = ['threefold-repetition', 'fifty-moves'];

function ClaimKinds({ chosen, send }: { chosen: ClaimKind; send: Props['send'] }) {
  const { messages } = usePage();
  return (
    <div class="kinds" role="group" aria-label={messages.actions.claimDraw}>
      {claimKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          class="kinds__kind"
          aria-pressed={kind === chosen}
          onClick={() => send({ kind: 'announce', claim: kind })}
        >
          {messages.claims[kind]}
        </button>
      ))}
    </div>
  );
}
