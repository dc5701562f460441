// SPDX-License-Identifier: GPL-3.0-or-later
/** Forms of an account: fields that browsers know how to fill, one answer below. */
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { useAccountMessages, type AccountMessages } from '../i18n/account_messages';
import { Refusal, type Answer } from '../net/ask';
import { usePage } from './context';
import { useSentence } from './use_sentence';

export function refusalText(words: AccountMessages, refusal: Refusal): string {
  if (refusal.code === 'unreachable') return words.unreachable;
  if (refusal.waitMs > 0) return words.wait(Math.ceil(refusal.waitMs / 1000));
  return words.problems[refusal.code] ?? words.otherwise;
}

interface Said {
  text: string;
  good: boolean;
}

export interface Asking {
  busy: boolean;
  said: Said | null;
  say: (text: string) => void;
  /** Asks the server; `then` gets what it answers where it has not refused. */
  ask: <T>(question: Promise<Answer<T>>, then: (answer: T) => void) => Promise<void>;
}

/** One question to the server at a time, and what came of it. */
export function useAsking(): Asking {
  const words = useAccountMessages();
  const { account } = usePage();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useSentence<Said | null>(null);
  const ask = async <T,>(question: Promise<Answer<T>>, then: (answer: T) => void) => {
    setBusy(true);
    setSaid(null);
    const answer = await question;
    setBusy(false);
    if (!(answer instanceof Refusal)) return then(answer);
    setSaid({ text: refusalText(words, answer), good: false });
    if (answer.code === 'signed-out') account.leave();
  };
  return { busy, said, ask, say: (text) => setSaid({ text, good: true }) };
}

export function Answered({ asking }: { asking: Asking }) {
  const { busy, said } = asking;
  const words = useAccountMessages();
  return (
    <p class={`account__said ${said && !said.good ? 'form__fault' : ''}`} role="status" data-testid="account-said">
      {busy ? words.working : (said?.text ?? '')}
    </p>
  );
}

interface TextFieldProps {
  label: string;
  hint?: string;
  value: string;
  onInput: (value: string) => void;
  autocomplete: string;
  testId: string;
}

export function NameField({ label, hint, value, onInput, autocomplete, testId }: TextFieldProps) {
  return (
    <label class="field">
      <span>
        {label} {hint && <small>{hint}</small>}
      </span>
      <input
        class="entry__field"
        value={value}
        maxLength={40}
        required
        autocomplete={autocomplete}
        autocapitalize="off"
        spellcheck={false}
        onInput={(event) => onInput(event.currentTarget.value)}
        data-testid={testId}
      />
    </label>
  );
}

export function PasswordField({ label, hint, value, onInput, autocomplete, testId }: TextFieldProps) {
  const words = useAccountMessages();
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <div class="field">
      <span>
        <label for={id}>{label}</label> {hint && <small id={`${id}-hint`}>{hint}</small>}
      </span>
      <input
        class="entry__field"
        id={id}
        type={shown ? 'text' : 'password'}
        value={value}
        maxLength={200}
        required
        aria-describedby={hint ? `${id}-hint` : undefined}
        autocomplete={autocomplete}
        autocapitalize="off"
        spellcheck={false}
        onInput={(event) => onInput(event.currentTarget.value)}
        data-testid={testId}
      />
      <label class="account__show">
        <input type="checkbox" checked={shown} onChange={(event) => setShown(event.currentTarget.checked)} />
        <span>{words.showPassword}</span>
      </label>
    </div>
  );
}

interface SectionProps {
  heading: string;
  children: ComponentChildren;
  testId?: string;
}

export function Section({ heading, children, testId }: SectionProps) {
  const id = useId();
  return (
    <section class="account__section" aria-labelledby={id} data-testid={testId}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}
