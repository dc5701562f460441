// SPDX-License-Identifier: GPL-3.0-or-later
import { useEffect, useState } from 'preact/hooks';
import { usePage } from './context';

/** Copies `text` and says whether it worked, in its own place. */
export function CopyButton({ label, text, primary = false }: { label: string; text: string; primary?: boolean }) {
  const { messages } = usePage();
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(null), 2000);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = () => copyText(text).then((worked) => setSaid(worked ? messages.actions.copied : messages.actions.notCopied));
  return (
    <button type="button" class={`button ${primary ? 'button--primary' : ''}`} onClick={() => void copy()}>
      <span class="button__steady">{label}</span>
      <span class="button__said" role="status">
        {said ?? ''}
      </span>
    </button>
  );
}

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** For pages without a secure context, where there is no clipboard object. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visually-hidden';
  document.body.append(field);
  field.select();
  const worked = document.execCommand('copy');
  field.remove();
  return worked;
}
