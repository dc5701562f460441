// SPDX-License-Identifier: GPL-3.0-or-later
import { useState } from 'preact/hooks';
import { preferencesOf } from '../account/account';
import { useAccountMessages } from '../i18n/account_messages';
import { signIn, signUp } from '../net/account';
import { Answered, NameField, PasswordField, useAsking } from './account_form';
import { usePage } from './context';
import { Segments } from './segments';

const ways = ['signIn', 'signUp'] as const;

/** Signing in, or making an account. */
export function AccountDoor() {
  const words = useAccountMessages();
  const { account, settings } = usePage();
  const [way, setWay] = useState<(typeof ways)[number]>('signIn');
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const asking = useAsking();
  const makes = way === 'signUp';

  const submit = (event: Event) => {
    event.preventDefault();
    const question = makes
      ? signUp(name.trim(), password, preferencesOf(settings))
      : signIn(name.trim(), password);
    void asking.ask(question, account.enter);
  };
  return (
    <>
      <h1>{words.heading}</h1>
      <p class="lead">{words.lead}</p>
      <form class="form" onSubmit={submit}>
        <Segments label={words.heading} value={way} among={ways} name={(one) => words[one]} onChoose={setWay} testId="way" />
        <NameField
          label={words.name}
          {...(makes ? { hint: words.nameHint } : {})}
          value={name}
          onInput={setName}
          autocomplete="username"
          testId="account-name"
        />
        <PasswordField
          key={way}
          label={words.password}
          {...(makes ? { hint: words.passwordHint } : {})}
          value={password}
          onInput={setPassword}
          autocomplete={makes ? 'new-password' : 'current-password'}
          testId="account-password"
        />
        <div>
          <button type="submit" class="button button--primary button--large" disabled={asking.busy} data-testid="enter">
            {words[way]}
          </button>
          <Answered asking={asking} />
        </div>
      </form>
    </>
  );
}
