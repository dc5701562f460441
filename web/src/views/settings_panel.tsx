// SPDX-License-Identifier: GPL-3.0-or-later
import { languages, messagesFor } from '../i18n/messages';
import { autoQueens, boards, boardSizes, notations, pieceSets, themes, type Settings } from '../settings/settings';
import { usePage } from './context';
import { Dialog } from './dialog';
import { playSound } from './use_sounds';

type Flag = 'coordinates' | 'previewFirst' | 'targets' | 'premoves' | 'autoFlip' | 'sound' | 'speech' | 'inWords';
const flags: readonly Flag[] = ['previewFirst', 'targets', 'coordinates', 'premoves', 'autoFlip', 'sound', 'speech', 'inWords'];

export function SettingsPanel({ onClose }: { onClose: () => void }) {
  const { settings, change, messages } = usePage();
  const words = messages.settings;
  return (
    <Dialog heading={words.heading} onClose={onClose} testId="settings-panel">
      <Choice
        label={words.language}
        value={settings.language}
        among={languages}
        name={(language) => messagesFor(language).languageName}
        lang={(language) => language}
        onChoose={(language) => change({ language })}
      />
      <Choice
        label={words.theme}
        value={settings.theme}
        among={themes}
        name={(theme) => words.themes[theme]}
        onChoose={(theme) => change({ theme })}
      />
      <Choice
        label={words.board}
        value={settings.board}
        among={boards}
        name={(board) => words.boards[board]}
        swatch
        onChoose={(board) => change({ board })}
      />
      <Choice
        label={words.pieces}
        value={settings.pieces}
        among={pieceSets}
        name={(set) => words.pieceSets[set]}
        onChoose={(pieces) => change({ pieces })}
      />
      <Choice
        label={words.boardSize}
        value={String(settings.boardSize)}
        among={boardSizes.map(String)}
        name={(size) => `${size} %`}
        onChoose={(size) => change({ boardSize: boardSizes.find((one) => String(one) === size)! })}
      />
      <Choice
        label={words.notation}
        value={settings.notation}
        among={notations}
        name={(notation) => words.notations[notation]}
        onChoose={(notation) => change({ notation })}
      />
      <Choice
        label={words.autoQueen}
        value={settings.autoQueen}
        among={autoQueens}
        name={(when) => words.autoQueens[when]}
        onChoose={(autoQueen) => change({ autoQueen })}
      />
      <div class="flags">
        {flags.map((flag) => (
          <label class="flag" key={flag}>
            <input
              type="checkbox"
              role="switch"
              checked={settings[flag]}
              onChange={(event) => change({ [flag]: event.currentTarget.checked } as Partial<Settings>)}
            />
            <span class="flag__track" aria-hidden="true" />
            <span>{words[flag]}</span>
          </label>
        ))}
      </div>
      {settings.sound && (
        <label class="slider">
          <span>{words.volume}</span>
          <input
            type="range"
            min="0"
            max="100"
            step="10"
            value={settings.volume}
            onInput={(event) => change({ volume: event.currentTarget.valueAsNumber })}
            onChange={() => playSound('move', settings)}
            data-testid="volume"
          />
        </label>
      )}
      <p class="dialog__note">{words.kept}</p>
    </Dialog>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  among: readonly T[];
  name: (value: T) => string;
  lang?: (value: T) => string;
  swatch?: boolean;
  onChoose: (value: T) => void;
}

function Choice<T extends string>({ label, value, among, name, lang, swatch = false, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset class="segments">
      <legend>{label}</legend>
      <div class="segments__row">
        {among.map((one) => (
          <label key={one} class={`segment ${one === value ? 'is-chosen' : ''}`} lang={lang?.(one)}>
            <input type="radio" name={label} checked={one === value} onChange={() => onChoose(one)} />
            {swatch && <span class="swatch" data-board={one} aria-hidden="true" />}
            {name(one)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
