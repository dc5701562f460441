// SPDX-License-Identifier: GPL-3.0-or-later
/** Before the game: the creator has a link to send; the friend takes the free seat or picks a hand. */
import { useState } from 'preact/hooks';
import { rememberedName, rememberName } from '../net/browser';
import type { Hand } from '../net/messages';
import type { RemoteGame } from '../net/remote_game';
import { usePage } from './context';
import { CopyButton } from './copy_button';

interface Props {
  game: RemoteGame;
  link: string;
  takeSeat: (name: string, hand?: Hand) => void;
  /** What the game is to be played on; null where nothing was agreed on. */
  terms: string | null;
  decline: () => void;
}

export function Invitation({ game, link, takeSeat, terms, decline }: Props) {
  if (game.setup.opponent) return <PersonalChallenge game={game} takeSeat={takeSeat} terms={terms} decline={decline} />;
  if (game.creator || game.you) return <LinkToSend link={link} terms={terms} listed={game.setup.listed === true} />;
  return game.room?.hands ? (
    <PickHand takeSeat={takeSeat} terms={terms} />
  ) : (
    <FreeSeat game={game} takeSeat={takeSeat} terms={terms} />
  );
}

/** A challenge to one account: it waits, it is for the reader, or for somebody else; or it was declined. */
function PersonalChallenge({ game, takeSeat, terms, decline }: Omit<Props, 'link'>) {
  const { messages, account } = usePage();
  const words = messages.online.challenge;
  const made = game.creator || game.you !== null;
  const forReader = account.account?.id === game.setup.opponent;
  const heading = game.room?.declined
    ? words.declined
    : made
      ? words.waiting
      : forReader
        ? words.forYou
        : words.forAnother;
  const open = forReader && !made && !game.room?.declined;
  return (
    <section class="card card--calm" data-testid="personal-challenge">
      <header class="card__head">
        <h2 class="card__heading">{heading}</h2>
      </header>
      {made && !game.room?.declined && <p class="card__text">{words.keepOpen}</p>}
      <Terms terms={terms} />
      {open && (
        <div class="card__buttons">
          {game.room?.hands ? (
            (['left', 'right'] as const).map((hand) => (
              <button key={hand} type="button" class="button button--primary" onClick={() => takeSeat('', hand)} data-testid={`hand-${hand}`}>
                {messages.friend[hand]}
              </button>
            ))
          ) : (
            <button type="button" class="button button--primary" onClick={() => takeSeat('')} data-testid="take-seat">
              {words.accept}
            </button>
          )}
          <button type="button" class="button" onClick={decline} data-testid="decline-challenge">
            {words.decline}
          </button>
        </div>
      )}
    </section>
  );
}

function LinkToSend({ link, terms, listed }: Pick<Props, 'link' | 'terms'> & { listed: boolean }) {
  const { messages } = usePage();
  return (
    <section class="card card--calm" data-testid="invitation">
      <header class="card__head">
        <h2 class="card__heading">{listed ? messages.online.lobby.waiting : messages.friend.waiting}</h2>
      </header>
      <p class="card__text">{listed ? messages.online.lobby.keepOpen : messages.friend.sendLink}</p>
      <Terms terms={terms} />
      <div class="share-line">
        <input
          class="entry__field"
          readOnly
          value={link}
          aria-label={messages.friend.link}
          data-testid="link"
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton label={messages.actions.copyLink} text={link} primary />
      </div>
    </section>
  );
}

function FreeSeat({ game, takeSeat, terms }: Pick<Props, 'game' | 'takeSeat' | 'terms'>) {
  const { messages } = usePage();
  const [name, setName] = useState(rememberedName);
  const color = game.room?.players.white.taken ? 'black' : 'white';
  return (
    <section class="card card--calm" data-testid="invitation">
      <header class="card__head">
        <h2 class="card__heading">{messages.friend.sitLead}</h2>
      </header>
      <Terms terms={terms} />
      <form
        class="share-line"
        onSubmit={(event) => {
          event.preventDefault();
          rememberName(name);
          takeSeat(name.trim());
        }}
      >
        <input
          class="entry__field"
          value={name}
          maxLength={20}
          autocomplete="nickname"
          aria-label={messages.friend.name}
          placeholder={`${messages.friend.name}${messages.players.aside(messages.friend.nameHint)}`}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" class="button button--primary" data-testid="take-seat">
          {messages.friend.sit(color)}
        </button>
      </form>
    </section>
  );
}

function PickHand({ takeSeat, terms }: Pick<Props, 'takeSeat' | 'terms'>) {
  const { messages } = usePage();
  const hand = (side: Hand, label: string) => (
    <button type="button" class="hand" onClick={() => takeSeat(rememberedName(), side)} data-testid={`hand-${side}`}>
      <ClosedHand mirrored={side === 'right'} />
      <span>{label}</span>
    </button>
  );
  return (
    <section class="card card--calm" data-testid="invitation">
      <header class="card__head">
        <h2 class="card__heading">{messages.friend.pick}</h2>
      </header>
      <p class="card__text">{messages.friend.pickLead}</p>
      <Terms terms={terms} />
      <div class="hands">
        {hand('left', messages.friend.left)}
        {hand('right', messages.friend.right)}
      </div>
    </section>
  );
}

function Terms({ terms }: Pick<Props, 'terms'>) {
  return (
    terms && (
      <p class="card__hint" data-testid="agreed-terms">
        {terms}
      </p>
    )
  );
}

/** A fist, seen from the front. */
export function ClosedHand({ mirrored = false }: { mirrored?: boolean }) {
  return (
    <svg class="closed-hand" viewBox="0 0 64 56" aria-hidden="true" focusable="false">
      <g transform={mirrored ? 'matrix(-1 0 0 1 64 0)' : undefined}>
        <path d="M14 22c0-5 3-8 7-8 1-4 4-6 8-6 3 0 5 1 7 4 5-1 9 1 10 5 5 0 8 4 8 9v8c0 9-7 15-17 15H27c-9 0-13-6-13-13z" />
        <path d="M14 27c5-2 12-2 18 0 4 1 5 6 1 8-5 2-10 1-14 0M21 15v8M36 13v10M46 18v8" />
      </g>
    </svg>
  );
}
