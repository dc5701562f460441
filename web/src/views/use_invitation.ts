// SPDX-License-Identifier: GPL-3.0-or-later
/** The invitation to be the arbiter: with the game's maker, who hands it on, and with the one who has followed the link. */
import { useEffect, useMemo } from 'preact/hooks';
import { invitations } from '../net/browser';
import type { RemoteGame } from '../net/remote_game';

export interface ArbiterInvitation {
  /** For the maker of the game to hand on. */
  given: string | null;
  /** For this reader to accept. */
  offered: string | null;
  /** A link was followed that is no longer good. */
  gone: boolean;
}

const inLink = /^#arbiter=([a-z2-7]{26})$/;

/** It stands behind the #, which no browser sends anywhere, and is taken out of the address at once. */
export function useInvitation(id: string, game: RemoteGame): ArbiterInvitation {
  const followed = useMemo(() => takenFromAddress(), [id]);
  const { known, you, creator, arbiter, room, fault } = game;
  const plays = you !== null || creator;
  const refused = fault?.code === 'wrong-invitation' || (followed !== null && fault?.code === 'seat-taken');
  const taken = arbiter || room?.arbiter?.taken === true;
  useEffect(() => {
    if (followed && known && !plays) invitations.keep(id, followed);
  }, [followed, known, plays]);
  useEffect(() => {
    if (known && (taken || refused)) invitations.forget(id);
  }, [known, taken, refused]);
  const kept = known && !taken && !refused ? (followed ?? invitations.of(id)) : null;
  if (plays) return { given: kept, offered: null, gone: false };
  return { given: null, offered: kept, gone: followed !== null && !arbiter && known && (taken || refused) };
}

function takenFromAddress(): string | null {
  const invitation = inLink.exec(location.hash)?.[1] ?? null;
  if (invitation) history.replaceState(history.state, '', location.pathname);
  return invitation;
}
