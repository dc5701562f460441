// SPDX-License-Identifier: GPL-3.0-or-later
/** One field for whatever can be typed at a step: a move, squares, a piece with its square. */
import { useState } from 'preact/hooks';
import { useLearnMessages } from '../i18n/learn_messages';
import { handMoves, handUse } from '../learn/player';
import { usePage } from './context';
import type { LessonTable } from './use_player';

/** Nothing where the board is only looked at. */
export function LessonEntry({ table: { player, send } }: { table: LessonTable }) {
  const { messages } = usePage();
  const words = useLearnMessages().task.entry;
  const [text, setText] = useState('');
  const use = handUse(player);
  if (use === 'look') return null;
  const label = handMoves(use) ? words.move : use === 'place-any' ? words.piece : words.squares;
  const enter = () => {
    if (!text.trim()) return;
    send({ kind: 'type', text });
    setText('');
  };
  return (
    <div class="lesson-entry">
      <input
        class="entry__field"
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        aria-label={label}
        placeholder={label}
        title={`${label} (/)`}
        enterkeyhint="done"
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          enter();
        }}
        data-testid="entry"
      />
      <button type="button" class="button" onClick={enter}>
        {messages.moves.enter}
      </button>
    </div>
  );
}
