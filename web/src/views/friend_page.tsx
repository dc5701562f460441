// SPDX-License-Identifier: GPL-3.0-or-later
/** Making a game to play with a friend. */
import { useEffect, useState } from 'preact/hooks';
import { rememberTerms, rememberedTerms, setupOf } from '../game/terms';
import { makeGame, rememberName, rememberedName } from '../net/browser';
import type { ColourChoice } from '../net/messages';
import { usePage } from './context';
import { ClosedHand } from './invitation';
import { Masthead } from './masthead';
import { goTo } from './router';
import { TermsForm, useControl } from './terms_form';

export function FriendPage() {
  const { messages } = usePage();
  const words = messages.friend;
  const [colour, setColour] = useState<ColourChoice>('hands');
  const [name, setName] = useState(rememberedName);
  const [terms, setTerms] = useState(rememberedTerms);
  const control = useControl(terms);
  const [state, setState] = useState<'ready' | 'making' | 'failed'>('ready');
  useEffect(() => {
    document.title = `${words.heading} · adoube`;
  }, [words]);

  const make = async (event: Event) => {
    event.preventDefault();
    setState('making');
    rememberName(name);
    rememberTerms(terms);
    const made = await makeGame(colour, name.trim(), setupOf(terms, control?.regulations?.rules ?? null));
    if (made) goTo(made.invite);
    else setState('failed');
  };
  const choice = (value: ColourChoice, label: string, hint: string, picture: preact.ComponentChildren) => (
    <label class={`choice ${colour === value ? 'is-chosen' : ''}`}>
      <input
        type="radio"
        name="colour"
        class="choice__input"
        value={value}
        checked={colour === value}
        onChange={() => setColour(value)}
      />
      <span class="choice__picture" aria-hidden="true">
        {picture}
      </span>
      <span class="choice__label">{label}</span>
      <span class="choice__hint">{hint}</span>
    </label>
  );

  return (
    <div class="sheet">
      <Masthead here="play" />
      <main class="sheet__body">
        <h1>{words.heading}</h1>
        <p class="lead">{words.lead}</p>
        <form onSubmit={(event) => void make(event)} class="form">
          <fieldset class="choices">
            <legend>{words.colour}</legend>
            {choice(
              'hands',
              words.hands,
              words.handsHint,
              <>
                <ClosedHand />
                <ClosedHand mirrored />
              </>,
            )}
            {choice('white', words.white, words.whiteHint, <span class="choice__piece piece-white-king" />)}
            {choice('black', words.black, words.blackHint, <span class="choice__piece piece-black-king" />)}
          </fieldset>
          <TermsForm terms={terms} onChange={setTerms} />
          <label class="field">
            <span>
              {words.name} <small>{words.nameHint}</small>
            </span>
            <input
              class="entry__field"
              value={name}
              maxLength={20}
              autocomplete="nickname"
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
          <button
            type="submit"
            class="button button--primary button--large"
            disabled={state === 'making' || control?.fault != null}
            data-testid="make"
          >
            {state === 'making' ? words.making : words.make}
          </button>
          <p class="form__fault" role="alert">
            {state === 'failed' ? words.failed : ''}
          </p>
        </form>
      </main>
    </div>
  );
}
