// SPDX-License-Identifier: GPL-3.0-or-later
import { Avatar } from './avatar';
import { usePage } from './context';
import { ToolButton } from './tools';
import { Icon, type IconName } from './icons';

/** The name of the house and the ways through it. */
export function Masthead({ here }: { here?: 'play' | 'learn' | 'analysis' | 'arbiter' | 'laws' | 'account' }) {
  const { account, challenges, messages, openSettings, openKeys } = usePage();
  const link = (path: string, name: IconName, label: string, current: boolean) => (
    <a class="masthead__link" href={path} title={label} aria-current={current ? 'page' : undefined}>
      <Icon name={name} />
      <span>{label}</span>
    </a>
  );
  return (
    <header class="masthead">
      <a class="masthead__name" href="/" aria-label={messages.nav.home}>
        adoube
      </a>
      <nav class="masthead__nav" aria-label={messages.nav.ways}>
        {challenges > 0 ? <Challenged count={challenges} current={here === 'play'} /> : link('/', 'play', messages.nav.play, here === 'play')}
        {link('/learn', 'learn', messages.nav.learn, here === 'learn')}
        {link('/analysis', 'analysis', messages.nav.analysis, here === 'analysis')}
        {link('/arbiter', 'arbiter', messages.nav.arbiter, here === 'arbiter')}
        {link('/laws', 'laws', messages.nav.laws, here === 'laws')}
      </nav>
      <a
        class="masthead__account"
        href="/account"
        title={account.account?.name ?? messages.nav.account}
        aria-current={here === 'account' ? 'page' : undefined}
        data-testid="account"
      >
        {account.account ? (
          <Avatar name={account.account.name} picture={account.account.avatar} size={28} />
        ) : (
          <Icon name="person" />
        )}
        <span class="visually-hidden">{messages.nav.account}</span>
        {account.account && <span class="masthead__who">{account.account.name}</span>}
      </a>
      <ToolButton name="keys" label={`${messages.nav.keys} (?)`} onClick={openKeys} />
      <ToolButton name="gear" label={messages.nav.settings} onClick={openSettings} testId="settings" />
    </header>
  );
}

/** While a challenge waits, the way to play leads to it. */
function Challenged({ count, current }: { count: number; current: boolean }) {
  const { nav, players } = usePage().messages;
  return (
    <a class="masthead__link" href="/lobby" title={nav.challenges(count)} aria-current={current ? 'page' : undefined} data-testid="challenged">
      <Icon name="play" />
      <span>{nav.play}</span>
      <span class="visually-hidden">{players.aside(nav.challenges(count))}</span>
      <b class="masthead__count" aria-hidden="true">
        {count}
      </b>
    </a>
  );
}
