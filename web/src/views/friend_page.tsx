// SPDX-License-Identifier: GPL-3.0-or-later
/** Making a game to play with a friend. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { firstMoveFor } from '../game/challenges';
import { rememberTerms, rememberedTerms, wishOf } from '../game/terms';
import { challenge, knownOpponents, makeGame, rememberName, rememberedName } from '../net/browser';
import type { ColourChoice as Colour, ErrorCode } from '../net/messages';
import { ColourChoice } from './colour_choice';
import type { Messages } from '../i18n/messages';
import { usePage } from './context';
import { ClosedHand } from './invitation';
import { Masthead } from './masthead';
import { PlayerNameField } from './player_name_field';
import { goTo } from './router';
import { TermsForm, useControl } from './terms_form';

/** `listed`: the game is shown in the lobby, for anyone to join. */
export function FriendPage({ listed }: { listed: boolean }) {
  const { messages, account } = usePage();
  const words = messages.friend;
  const [opponent, setOpponent] = useState('');
  const lobby = messages.online.lobby;
  const heading = listed ? lobby.heading : words.heading;
  const [colour, setColour] = useState<Colour>('hands');
  const [name, setName] = useState(rememberedName);
  const [terms, setTerms] = useState(rememberedTerms);
  const control = useControl(terms);
  const [state, setState] = useState<'ready' | 'making' | 'failed' | ErrorCode>('ready');
  useEffect(() => {
    document.title = `${heading} · adoube`;
  }, [heading]);

  const make = async (event: Event) => {
    event.preventDefault();
    setState('making');
    rememberName(name);
    rememberTerms(terms);
    const wish = wishOf(terms, control?.regulations ?? null);
    const patience = terms.competition || terms.arbiter ? {} : { first_move_ms: firstMoveFor(terms.control) };
    const to = listed && account.account ? opponent.trim() : '';
    const made = to
      ? await challenge(colour, { ...wish, ...patience }, to)
      : await makeGame(colour, name.trim(), listed ? { ...wish, ...patience, listed } : wish);
    if (made !== null && typeof made === 'object') goTo(made.invite);
    else setState(made === null || made === 'unreachable' ? 'failed' : made);
  };
  const choice = (value: Colour, label: string, hint: string, picture: ComponentChildren) => (
    <ColourChoice value={value} chosen={colour} onChoose={setColour} label={label} hint={hint}>
      {picture}
    </ColourChoice>
  );

  return (
    <div class="sheet">
      <Masthead here="play" />
      <main class="sheet__body">
        <h1>{heading}</h1>
        <p class="lead">{listed ? lobby.lead : words.lead}</p>
        <form onSubmit={(event) => void make(event)} class="form">
          <fieldset class="choices">
            <legend>{words.colour}</legend>
            {choice(
              'hands',
              words.hands,
              listed ? lobby.opponentsHint.hands : words.handsHint,
              <>
                <ClosedHand />
                <ClosedHand mirrored />
              </>,
            )}
            {choice('white', words.white, listed ? lobby.opponentsHint.white : words.whiteHint, <span class="choice__piece piece-white-king" />)}
            {choice('black', words.black, listed ? lobby.opponentsHint.black : words.blackHint, <span class="choice__piece piece-black-king" />)}
          </fieldset>
          <TermsForm terms={terms} onChange={setTerms} online="person" />
          {listed && account.account && <OpponentField name={opponent} onInput={setOpponent} />}
          <PlayerNameField name={name} onInput={setName} />
          <button
            type="submit"
            class="button button--primary button--large"
            disabled={state === 'making' || control?.fault != null}
            data-testid="make"
          >
            {state === 'making' ? words.making : listed ? (opponent.trim() ? messages.online.challenge.make : lobby.make) : words.make}
          </button>
          <p class="form__fault" role="alert">
            {faultText(state, messages)}
          </p>
        </form>
      </main>
    </div>
  );
}

function faultText(state: string, { friend, online }: Messages): string {
  if (state === 'ready' || state === 'making') return '';
  const { faults } = online.challenge;
  return state in faults ? faults[state as keyof typeof faults] : friend.failed;
}

/** Whom the challenge is to; empty: whoever takes it. Accounts played against before are offered. */
function OpponentField({ name, onInput }: { name: string; onInput: (name: string) => void }) {
  const words = usePage().messages.online.challenge;
  return (
    <label class="field">
      <span>
        {words.to} <small>{words.toHint}</small>
      </span>
      <input
        class="entry__field"
        value={name}
        maxLength={20}
        list="known-opponents"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        onInput={(event) => onInput(event.currentTarget.value)}
        data-testid="opponent"
      />
      <datalist id="known-opponents">
        {knownOpponents().map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </label>
  );
}
