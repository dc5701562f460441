// SPDX-License-Identifier: GPL-3.0-or-later
/** Making a game to play with a friend. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { firstMoveFor } from '../game/challenges';
import { rememberTerms, rememberedTerms, wishOf } from '../game/terms';
import { makeGame, rememberName, rememberedName } from '../net/browser';
import type { ColourChoice as Colour } from '../net/messages';
import { ColourChoice } from './colour_choice';
import { usePage } from './context';
import { ClosedHand } from './invitation';
import { Masthead } from './masthead';
import { PlayerNameField } from './player_name_field';
import { goTo } from './router';
import { TermsForm, useControl } from './terms_form';

/** `listed`: the game is shown in the lobby, for anyone to join. */
export function FriendPage({ listed }: { listed: boolean }) {
  const { messages } = usePage();
  const words = messages.friend;
  const lobby = messages.online.lobby;
  const heading = listed ? lobby.heading : words.heading;
  const [colour, setColour] = useState<Colour>('hands');
  const [name, setName] = useState(rememberedName);
  const [terms, setTerms] = useState(rememberedTerms);
  const control = useControl(terms);
  const [state, setState] = useState<'ready' | 'making' | 'failed'>('ready');
  useEffect(() => {
    document.title = `${heading} · adoube`;
  }, [heading]);

  const make = async (event: Event) => {
    event.preventDefault();
    setState('making');
    rememberName(name);
    rememberTerms(terms);
    const wish = wishOf(terms, control?.regulations?.rules ?? null);
    const patience = terms.competition ? {} : { first_move_ms: firstMoveFor(terms.control) };
    const made = await makeGame(colour, name.trim(), listed ? { ...wish, ...patience, listed } : wish);
    if (made) goTo(made.invite);
    else setState('failed');
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
          <TermsForm terms={terms} onChange={setTerms} online />
          <PlayerNameField name={name} onInput={setName} />
          <button
            type="submit"
            class="button button--primary button--large"
            disabled={state === 'making' || control?.fault != null}
            data-testid="make"
          >
            {state === 'making' ? words.making : listed ? lobby.make : words.make}
          </button>
          <p class="form__fault" role="alert">
            {state === 'failed' ? words.failed : ''}
          </p>
        </form>
      </main>
    </div>
  );
}
