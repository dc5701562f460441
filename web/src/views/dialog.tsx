// SPDX-License-Identifier: GPL-3.0-or-later
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { usePage } from './context';
import { ToolButton } from './tools';

interface Props {
  heading: string;
  onClose: () => void;
  children: ComponentChildren;
  testId: string;
}

/** A panel over the page; Esc, the cross or a click beside it closes it. */
export function Dialog({ heading, onClose, children, testId }: Props) {
  const { messages } = usePage();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      class="dialog"
      ref={dialog}
      onClose={onClose}
      aria-labelledby="dialog-heading"
      data-testid={testId}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div class="dialog__body">
        <header class="dialog__head">
          <h2 id="dialog-heading">{heading}</h2>
          <ToolButton name="close" label={messages.actions.close} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}
