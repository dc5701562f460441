// SPDX-License-Identifier: GPL-3.0-or-later
/** A game against the engine of the browser: how strong it is, and who has which colour. */
import '../styles/computer.css';
import { useEffect, useState } from 'preact/hooks';
import { keepHere, keptHere } from '../engine/kept_game';
import { levels } from '../engine/level';
import { useComputerMessages } from '../i18n/computer_messages';
import type { ColourChoice as Colour } from '../net/messages';
import { recall, remember } from '../settings/storage';
import { ColourChoice } from './colour_choice';
import { ComputerHere } from './computer_here';
import { usePage } from './context';
import { Masthead } from './masthead';

const storageKey = 'adoube.level';

function rememberedLevel(): number {
  const stored = Number(recall(storageKey));
  return levels.some((_, at) => at + 1 === stored) ? stored : 2;
}

export function ComputerPage() {
  const { settings } = usePage();
  const words = useComputerMessages();
  const [colour, setColour] = useState<Colour>('white');
  const [level, setLevel] = useState(rememberedLevel);
  const [isHere, setIsHere] = useState(() => keptHere() !== null);
  useEffect(() => {
    document.title = `${words.title} · adoube`;
  }, [settings.language]);
  const startHere = (event: Event) => {
    event.preventDefault();
    remember(storageKey, String(level));
    const mine = colour === 'hands' ? (Math.random() < 0.5 ? 'white' : 'black') : colour;
    keepHere({ colour: mine, level, events: [] });
    setIsHere(true);
  };
  if (isHere) return <ComputerHere onNewGame={() => setIsHere(false)} />;
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
        <form onSubmit={startHere} class="form">
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
          <p>
            <button type="submit" class="button button--primary button--large" data-testid="play-here">
              {words.start}
            </button>
          </p>
          <p>
            <small>{words.hereHint}</small>
          </p>
        </form>
      </main>
    </div>
  );
}
