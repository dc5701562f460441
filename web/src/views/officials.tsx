// SPDX-License-Identifier: GPL-3.0-or-later
/** A game with an arbiter: the arbiter's tools, what players and spectators see of it, and how somebody becomes the arbiter. */
import '../styles/officials.css';
import { useState } from 'preact/hooks';
import { acts } from '../arbiter/acts';
import { describe } from '../arbiter/describe';
import { formStep, officialEntries, onlineActs, type FormIntent, type OnlineForm } from '../arbiter/online_desk';
import { colors } from '../core/squares';
import type { Deed, GuidelinesClaim } from '../core/types';
import { clockText } from '../game/clock_time';
import { movingColor, type TableState } from '../game/table_state';
import { useArbiterMessages } from '../i18n/arbiter_messages';
import { useOfficialsMessages, type OfficialsMessages } from '../i18n/officials_messages';
import { rememberName, rememberedName } from '../net/browser';
import type { RemoteGame } from '../net/remote_game';
import { ActForm } from './arbiter_form';
import { usePage } from './context';
import { CopyButton } from './copy_button';

/** What the arbiter is called; the word for the office where no name was given. */
export function arbiterName({ room }: RemoteGame, words: OfficialsMessages): string {
  return room?.arbiter?.name || words.unnamed;
}

interface PanelProps {
  state: TableState;
  /** Asks the server for that act of the arbiter. */
  rule: (deed: Deed) => void;
}

/** On the arbiter's desk. */
export function ArbiterPanel({ state, rule }: PanelProps) {
  const { core } = usePage();
  const words = useOfficialsMessages();
  const [form, setForm] = useState<OnlineForm | null>(null);
  const { answer } = state;
  const hear = (intent: FormIntent) => {
    const next = formStep(core, answer, form, intent);
    setForm(next.form);
    if (next.deed) rule(next.deed);
  };
  return (
    <section class="official" aria-labelledby="official-heading" data-testid="arbiter-panel">
      <h2 id="official-heading" class="official__heading">
        {words.heading}
      </h2>
      <Wants state={state} words={words} />
      {form ? (
        <ActForm
          key={form.draft.act}
          desk={{ answer, fault: form.fault }}
          draft={form.draft}
          by="arbiter"
          send={hear}
        />
      ) : (
        <Acts state={state} onOpen={(act) => hear({ kind: 'open', act })} />
      )}
    </section>
  );
}

/** What the players want of the arbiter now. */
function Wants({ state: { answer }, words }: { state: TableState; words: OfficialsMessages }) {
  const wants = [
    ...colors.filter((color) => answer.conduct[color].calls_arbiter).map((color) => words.calls[color]),
    ...(answer.request ? [words.request] : []),
    ...(answer.clock?.stopped && !answer.outcome ? [words.stopped] : []),
  ];
  return (
    <p class="official__wants" role="status" data-testid="arbiter-wanted">
      {wants.join(' · ')}
    </p>
  );
}

function Acts({ state, onOpen }: { state: TableState; onOpen: (act: ReturnType<typeof onlineActs>[number]) => void }) {
  const arbiterWords = useArbiterMessages();
  const words = useOfficialsMessages();
  const possible = onlineActs(state.answer);
  return (
    <>
      <div class="acts">
        {possible.map((act) => (
          <button key={act} type="button" class="act" data-testid={`act-${act}`} onClick={() => onOpen(act)}>
            <span>{arbiterWords.happened.acts[act]}</span> <small>{acts[act].article}</small>
          </button>
        ))}
      </div>
      <p class="official__hint">{possible.length > 0 ? words.choose : words.over}</p>
    </>
  );
}

/** Below the board, for everyone: who the arbiter is, and every act with its article. */
export function OfficialLog({ game, state, link }: { game: RemoteGame; state: TableState; link: string | null }) {
  const { messages } = usePage();
  const arbiterWords = useArbiterMessages();
  const words = useOfficialsMessages();
  const entries = officialEntries(state.events, state.answer);
  const arbiter = game.room?.arbiter;
  const who = arbiterName(game, words);
  return (
    <section class="official official--log" aria-labelledby="official-log" data-testid="official-log">
      <h2 id="official-log" class="official__heading">
        {words.log}
      </h2>
      <p class="official__who" data-testid="arbiter-is">
        {arbiter?.taken ? `${arbiter.name ? words.decides(who) : words.heading} · ${arbiter.present ? words.here : words.away}` : words.free}
      </p>
      {link && !arbiter?.taken && <ArbiterLink link={link} />}
      {entries.length === 0 && <p class="official__hint">{words.nothing}</p>}
      <ol class="official__list">
        {entries.map(({ number, event, ruling }) => (
          <li key={number} class="official__line">
            {state.answer.clock && <span class="official__time">{clockText(event.at ?? 0, false)}</span>}
            <span>
              <b>{event.by === 'arbiter' ? who : messages.colors[event.by]}</b>{' '}
              {describe(event, number - 1, state.answer, arbiterWords)}
              <span class="official__ruling">{ruling.text}</span>
            </span>
            {ruling.article && (
              <a class="badge" href={`/laws/${ruling.article}`}>
                {ruling.article}
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The maker of the game hands it on; it is told to nobody else. */
export function ArbiterLink({ link }: { link: string }) {
  const { messages } = usePage();
  const words = useOfficialsMessages();
  return (
    <div class="official__invite" data-testid="arbiter-invitation">
      <h3 class="official__heading">{words.invite.heading}</h3>
      <p class="official__hint">{words.invite.text}</p>
      <div class="share-line">
        <input
          class="entry__field"
          readOnly
          value={link}
          aria-label={words.invite.label}
          data-testid="arbiter-link"
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton label={messages.actions.copyLink} text={link} />
      </div>
    </div>
  );
}

/** For one who has followed the arbiter's link. */
export function Appointment({ accept }: { accept: (name: string) => void }) {
  const words = useOfficialsMessages().appointment;
  const [name, setName] = useState(rememberedName);
  return (
    <section class="card card--calm" data-testid="appointment">
      <header class="card__head">
        <h2 class="card__heading">{words.heading}</h2>
      </header>
      <p class="card__text">{words.text}</p>
      <form
        class="share-line"
        onSubmit={(event) => {
          event.preventDefault();
          rememberName(name);
          accept(name.trim());
        }}
      >
        <input
          class="entry__field"
          value={name}
          maxLength={20}
          autocomplete="nickname"
          aria-label={words.name}
          placeholder={words.name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" class="button button--primary" data-testid="be-arbiter">
          {words.accept}
        </button>
      </form>
    </section>
  );
}

/** A line that stands where an invitation leads nowhere, or before the game has begun. */
export function OfficialNote({ of }: { of: 'gone' | 'before' }) {
  const words = useOfficialsMessages();
  return (
    <section class="note" data-testid="official-note">
      <p class="note__text">{of === 'before' ? words.before : words.appointment.gone}</p>
    </section>
  );
}

interface CallProps {
  state: TableState;
  you: 'white' | 'black';
  call: () => void;
}

export function CallArbiter({ state, you, call }: CallProps) {
  const words = useOfficialsMessages();
  const called = state.answer.conduct[you].calls_arbiter;
  return (
    <button type="button" class="button" disabled={called} onClick={call} data-testid="call-arbiter">
      {called ? words.called : words.call}
    </button>
  );
}

const guidelinesClaims = ['ask-increment', 'no-normal-win'] as const satisfies readonly GuidelinesClaim[];

/** What a player may ask of the arbiter where Guidelines III were announced. Too early, the rules say when (III.4, III.5). */
export function GuidelinesClaims({ state, claim }: { state: TableState; claim: (kind: GuidelinesClaim) => void }) {
  const words = useOfficialsMessages();
  const off = movingColor(state) === null;
  return (
    <>
      {guidelinesClaims.map((kind) => (
        <button key={kind} type="button" class="button" disabled={off} onClick={() => claim(kind)} data-testid={`claim-${kind}`}>
          {words.claims[kind]}
        </button>
      ))}
    </>
  );
}
