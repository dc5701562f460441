// SPDX-License-Identifier: GPL-3.0-or-later
/** One's own account: picture, name, password, browsers, data, and its end. */
import { useState } from 'preact/hooks';
import { useAccountMessages } from '../i18n/account_messages';
import { joined } from '../i18n/joined';
import { changePassword, changePicture, changePreferences, deleteAccount, removePicture, rename, signOut } from '../net/account';
import { preferencesOf } from '../account/account';
import type { OwnAccount } from '../net/messages';
import { Answered, NameField, PasswordField, Section, useAsking } from './account_form';
import { AccountSessions } from './account_sessions';
import { Avatar } from './avatar';
import { usePage } from './context';

export function AccountProfile({ own }: { own: OwnAccount }) {
  const words = useAccountMessages();
  const { account, settings } = usePage();
  const asking = useAsking();
  const day = new Intl.DateTimeFormat(settings.language, { dateStyle: 'long' }).format(own.made);
  return (
    <>
      <header class="account__head">
        <Avatar name={own.name} picture={own.avatar} size={72} />
        <div>
          <h1 data-testid="own-name">{own.name}</h1>
          <p class="account__soft">{words.since(day)}</p>
        </div>
        <button
          type="button"
          class="button"
          disabled={asking.busy}
          onClick={() => void asking.ask(signOut(), account.leave)}
          data-testid="sign-out"
        >
          {words.signOut}
        </button>
      </header>
      <Answered asking={asking} />
      <Picture own={own} />
      <Rename />
      <NewPassword name={own.name} />
      <Section heading={words.settings.heading}>
        <p>{words.settings.text}</p>
      </Section>
      <Challenges own={own} />
      <AccountSessions />
      <Section heading={words.takeAway.heading}>
        <p>{words.takeAway.text}</p>
        <p>
          <a class="button" href="/api/account/export" download="adoube.json" data-testid="take-away">
            {words.takeAway.act}
          </a>
        </p>
      </Section>
      <Deletion name={own.name} />
    </>
  );
}

/** Everybody may challenge this account by its name, or nobody. */
function Challenges({ own }: { own: OwnAccount }) {
  const words = useAccountMessages().challenges;
  const { account, settings } = usePage();
  const asking = useAsking();
  return (
    <Section heading={words.heading} testId="challenges">
      <label class="flag">
        <input
          type="checkbox"
          role="switch"
          checked={own.challenges}
          disabled={asking.busy}
          data-testid="take-challenges"
          onChange={(event) =>
            void asking.ask(
              changePreferences({ ...preferencesOf(settings), challenges: event.currentTarget.checked }),
              account.update,
            )
          }
        />
        <span class="flag__track" aria-hidden="true" />
        <span>{words.text}</span>
      </label>
      <Answered asking={asking} />
    </Section>
  );
}

function Picture({ own }: { own: OwnAccount }) {
  const words = useAccountMessages();
  const { account } = usePage();
  const asking = useAsking();
  const take = (file: File | undefined) => {
    if (!file) return;
    void asking.ask(changePicture(file), (changed) => {
      account.update(changed);
      asking.say(words.picture.kept);
    });
  };
  return (
    <Section heading={words.picture.heading} testId="picture">
      <p class="account__soft">{own.avatar ? words.picture.hint : joined(words.picture.drawn, words.picture.hint)}</p>
      <div class="account__row">
        <label class="button account__file">
          {words.picture.choose}
          <input
            class="visually-hidden"
            type="file"
            accept="image/png,image/jpeg,image/webp"
            disabled={asking.busy}
            onChange={(event) => take(event.currentTarget.files?.[0])}
            data-testid="choose-picture"
          />
        </label>
        {own.avatar && (
          <button
            type="button"
            class="button"
            disabled={asking.busy}
            onClick={() => void asking.ask(removePicture(), account.update)}
            data-testid="remove-picture"
          >
            {words.picture.remove}
          </button>
        )}
      </div>
      <Answered asking={asking} />
    </Section>
  );
}

function Rename() {
  const words = useAccountMessages();
  const { account } = usePage();
  const asking = useAsking();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const submit = (event: Event) => {
    event.preventDefault();
    void asking.ask(rename(name.trim(), password), (changed) => {
      account.update(changed);
      setName('');
      setPassword('');
      asking.say(words.rename.done);
    });
  };
  return (
    <Section heading={words.rename.heading} testId="rename">
      <p class="account__soft">{words.rename.hint}</p>
      <form class="account__form" onSubmit={submit}>
        <NameField
          label={words.rename.newName}
          hint={words.nameHint}
          value={name}
          onInput={setName}
          autocomplete="off"
          testId="new-name"
        />
        <PasswordField
          label={words.newPassword.current}
          value={password}
          onInput={setPassword}
          autocomplete="current-password"
          testId="rename-password"
        />
        <button type="submit" class="button" disabled={asking.busy} data-testid="rename-act">
          {words.rename.act}
        </button>
      </form>
      <Answered asking={asking} />
    </Section>
  );
}

function NewPassword({ name }: { name: string }) {
  const words = useAccountMessages();
  const { account } = usePage();
  const asking = useAsking();
  const [password, setPassword] = useState('');
  const [wanted, setWanted] = useState('');
  const submit = (event: Event) => {
    event.preventDefault();
    void asking.ask(changePassword(password, wanted), (changed) => {
      account.update(changed);
      setPassword('');
      setWanted('');
      asking.say(words.newPassword.done);
    });
  };
  return (
    <Section heading={words.newPassword.heading} testId="new-password">
      <p class="account__soft">{words.newPassword.hint}</p>
      <form class="account__form" onSubmit={submit}>
        <input class="visually-hidden" type="text" autocomplete="username" value={name} readOnly tabIndex={-1} aria-hidden="true" />
        <PasswordField
          label={words.newPassword.current}
          value={password}
          onInput={setPassword}
          autocomplete="current-password"
          testId="current-password"
        />
        <PasswordField
          label={words.newPassword.wanted}
          hint={words.passwordHint}
          value={wanted}
          onInput={setWanted}
          autocomplete="new-password"
          testId="wanted-password"
        />
        <button type="submit" class="button" disabled={asking.busy} data-testid="password-act">
          {words.newPassword.act}
        </button>
      </form>
      <Answered asking={asking} />
    </Section>
  );
}

function Deletion({ name }: { name: string }) {
  const words = useAccountMessages();
  const { account } = usePage();
  const asking = useAsking();
  const [begun, setBegun] = useState(false);
  const [password, setPassword] = useState('');
  const submit = (event: Event) => {
    event.preventDefault();
    void asking.ask(deleteAccount(password), account.leave);
  };
  return (
    <Section heading={words.deletion.heading} testId="deletion">
      <p>{words.deletion.text}</p>
      {begun ? (
        <form class="account__form" onSubmit={submit}>
          <p>{words.deletion.sure}</p>
          <input class="visually-hidden" type="text" autocomplete="username" value={name} readOnly tabIndex={-1} aria-hidden="true" />
          <PasswordField
            label={words.password}
            value={password}
            onInput={setPassword}
            autocomplete="current-password"
            testId="deletion-password"
          />
          <div class="account__row">
            <button type="submit" class="button button--fault" disabled={asking.busy} data-testid="delete-act">
              {words.deletion.act}
            </button>
            <button type="button" class="button" onClick={() => setBegun(false)}>
              {words.deletion.keep}
            </button>
          </div>
        </form>
      ) : (
        <p>
          <button type="button" class="button" onClick={() => setBegun(true)} data-testid="delete-begin">
            {words.deletion.begin}
          </button>
        </p>
      )}
      <Answered asking={asking} />
    </Section>
  );
}
