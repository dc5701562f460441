// SPDX-License-Identifier: GPL-3.0-or-later
/** A game against the computer: of the server, which keeps the game, or the engine of this browser, which needs no server. */
import '../styles/computer.css';
import { useEffect, useState } from 'preact/hooks';
import { keepHere, keptHere } from '../engine/kept_game';
import { levels } from '../engine/level';
import { defaultTerms, readTerms, wishOf, type Terms } from '../game/terms';
import { useComputerMessages } from '../i18n/computer_messages';
import { hasComputer, makeGame, rememberedName } from '../net/browser';
import type { ColourChoice as Colour } from '../net/messages';
import { recall, remember } from '../settings/storage';
import { ColourChoice } from './colour_choice';
import { ComputerHere } from './computer_here';
import { usePage } from './context';
import { Masthead } from './masthead';
import { goTo } from './router';
import { TermsForm, useControl } from './terms_form';

const levelKey = 'adoube.level';
const termsKey = 'adoube.level.terms';

function rememberedLevel(): number {
  const stored = Number(recall(levelKey));
  return levels.some((_, at) => at + 1 === stored) ? stored : 2;
}

/** Who plays the computer may take moves back unless they chose otherwise: it always agrees. */
function rememberedTerms(): Terms {
  const stored = recall(termsKey);
  return stored === null ? { ...defaultTerms, takebacks: true } : readTerms(stored);
}

export function ComputerPage() {
  const { settings } = usePage();
  const words = useComputerMessages();
  const [colour, setColour] = useState<Colour>('white');
  const [level, setLevel] = useState(rememberedLevel);
  const [terms, setTerms] = useState(rememberedTerms);
  const control = useControl(terms);
  const server = useServer();
  const [isHere, setIsHere] = useState(() => keptHere() !== null);
  const [state, setState] = useState<'ready' | 'making' | 'failed'>('ready');
  useEffect(() => {
    document.title = `${words.title} · adoube`;
  }, [settings.language]);

  const startThere = async () => {
    setState('making');
    remember(termsKey, JSON.stringify(terms));
    const made = await makeGame(colour, rememberedName(), wishOf(terms, control?.regulations ?? null), level);
    if (made) goTo(made.invite);
    else setState('failed');
  };
  const startHere = () => {
    const mine = colour === 'hands' ? (Math.random() < 0.5 ? 'white' : 'black') : colour;
    keepHere({ colour: mine, level, events: [] });
    setIsHere(true);
  };
  const start = (where: 'there' | 'here') => {
    remember(levelKey, String(level));
    if (where === 'here') startHere();
    else void startThere();
  };
  if (isHere) return <ComputerHere onNewGame={() => setIsHere(false)} />;
  const hasServer = server === 'asked' || server === 'ready';
  const choice = (value: Colour, label: string, hint: string, piece: string) => (
    <ColourChoice value={value} chosen={colour} onChoose={setColour} label={label} hint={hint}>
      <span class={`choice__piece ${piece}`} />
    </ColourChoice>
  );

  return (
    <div class="sheet">
      <Masthead here="play" />
      <main class="sheet__body">
        <h1>{words.heading}</h1>
        <p class="lead">{words.lead}</p>
        <p role="status" data-testid="no-computer" class={hasServer ? 'visually-hidden' : ''}>
          {server === 'none' || server === 'unknown' ? words[server] : ''}
        </p>
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault();
            start(hasServer ? 'there' : 'here');
          }}
        >
          <label class="field">
            <span>{words.strength}</span>
            <select
              class="entry__field"
              value={level}
              onChange={(event) => setLevel(Number(event.currentTarget.value))}
              data-testid="level"
            >
              {levels.map((_, at) => (
                <option key={at + 1} value={at + 1}>
                  {words.levelOf(at + 1, words.levels[at] ?? '')}
                </option>
              ))}
            </select>
            <small>{words.fair}</small>
          </label>
          <fieldset class="choices">
            <legend>{words.colour}</legend>
            {choice('white', words.white, words.whiteHint, 'piece-white-king')}
            {choice('hands', words.lot, words.lotHint, 'piece-white-pawn')}
            {choice('black', words.black, words.blackHint, 'piece-black-king')}
          </fieldset>
          {hasServer && <TermsForm terms={terms} onChange={setTerms} online="computer" />}
          {hasServer && (
            <button
              type="submit"
              class="button button--primary button--large"
              disabled={server !== 'ready' || state === 'making' || control?.fault != null}
              data-testid="play-computer"
            >
              {state === 'making' ? words.starting : words.start}
            </button>
          )}
          <p class="computer__here">
            <button
              type={hasServer ? 'button' : 'submit'}
              class={hasServer ? 'button' : 'button button--primary button--large'}
              onClick={hasServer ? () => start('here') : undefined}
              data-testid="play-here"
            >
              {hasServer ? words.here : words.start}
            </button>
            <small>{words.hereHint}</small>
          </p>
          <p class="form__fault" role="alert">
            {state === 'failed' ? words.failed : ''}
          </p>
        </form>
      </main>
    </div>
  );
}

/** Whether the server has a computer to play against. */
function useServer(): 'asked' | 'ready' | 'none' | 'unknown' {
  const [server, setServer] = useState<'asked' | 'ready' | 'none' | 'unknown'>('asked');
  useEffect(() => {
    void hasComputer().then((has) => setServer(has === null ? 'unknown' : has ? 'ready' : 'none'));
  }, []);
  return server;
}
