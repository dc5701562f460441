// SPDX-License-Identifier: GPL-3.0-or-later
/** What a player wants to be called in the next game. */
import { usePage } from './context';

interface Props {
  name: string;
  onInput: (name: string) => void;
  class?: string;
}

export function PlayerNameField({ name, onInput, class: more }: Props) {
  const words = usePage().messages.friend;
  return (
    <label class={more ? `field ${more}` : 'field'}>
      <span>
        {words.name} <small>{words.nameHint}</small>
      </span>
      <input
        class="entry__field"
        value={name}
        maxLength={20}
        autocomplete="nickname"
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </label>
  );
}
