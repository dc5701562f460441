// SPDX-License-Identifier: GPL-3.0-or-later
/** /account: signing in, and everything about one's own account. */
import '../styles/account.css';
import { useEffect } from 'preact/hooks';
import { useAccountMessages } from '../i18n/account_messages';
import { AccountDoor } from './account_door';
import { AccountProfile } from './account_profile';
import { usePage } from './context';
import { Masthead } from './masthead';

export function AccountPage() {
  const { account } = usePage();
  const words = useAccountMessages();
  useEffect(() => {
    document.title = `${words.heading} · adoube`;
  }, [words]);
  return (
    <div class="sheet">
      <Masthead here="account" />
      <main class="sheet__body account" aria-busy={!account.known} data-testid="account-page">
        {account.known && (account.account ? <AccountProfile own={account.account} /> : <AccountDoor />)}
      </main>
    </div>
  );
}
