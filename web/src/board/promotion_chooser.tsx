// SPDX-License-Identifier: GPL-3.0-or-later
/** The four pieces a pawn may become (3.7.3.3), over the promotion square, as a column towards the middle of the board. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { files, promotionKinds, promotionLetter, type Color, type File, type Square } from '../core/squares';
import type { Messages } from '../i18n/messages';
import type { BoardIntent } from './scene';

interface Props {
  to: Square;
  bottom: Color;
  messages: Messages;
  send: (intent: BoardIntent) => void;
}

export function PromotionChooser({ to, bottom, messages, send }: Props) {
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => first.current?.focus({ preventScroll: true }), []);
  const color: Color = to[1] === '8' ? 'white' : 'black';
  const file = files.indexOf(to[0] as File);
  const left = `${(bottom === 'white' ? file : 7 - file) * 12.5}%`;
  const top = (to[1] === '8') === (bottom === 'white');

  return (
    <div class="promotion" onClick={(event) => event.target === event.currentTarget && send({ kind: 'cancel' })}>
      <div
        role="group"
        aria-label={messages.board.promotion}
        data-testid="promotion"
        onKeyDown={walk}
        class={`promotion__column ${top ? 'promotion__column--top' : 'promotion__column--bottom'}`}
        style={{ left }}
      >
        {promotionKinds.map((kind, index) => (
          <button
            key={kind}
            type="button"
            ref={index === 0 ? first : null}
            class={`promotion__piece piece-${color}-${kind}`}
            aria-label={messages.kinds[kind]}
            aria-keyshortcuts={promotionLetter[kind]}
            title={`${messages.kinds[kind]} (${promotionLetter[kind]})`}
            onClick={() => send({ kind: 'promote', to: kind })}
          />
        ))}
      </div>
    </div>
  );
}

/** Up and down walk through the column. */
function walk(event: KeyboardEvent) {
  const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };
  const by = steps[event.key];
  const column = event.currentTarget as HTMLElement;
  if (!by) return;
  event.preventDefault();
  event.stopPropagation();
  const buttons = [...column.querySelectorAll('button')];
  const visual = column.classList.contains('promotion__column--bottom') ? -by : by;
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(at + visual + buttons.length) % buttons.length]?.focus({ preventScroll: true });
}
