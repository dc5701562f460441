// SPDX-License-Identifier: GPL-3.0-or-later
/** A player beside the board: colour, name, presence, and what has been captured (Laws 6.12.1). */
import type { ComponentChildren } from 'preact';
import type { Color } from '../core/squares';
import { captures } from '../game/material';
import { isOver, shownFen, type TableState } from '../game/table_state';
import { Avatar } from './avatar';
import { usePage } from './context';

export interface Person {
  name: string;
  /** Undefined where presence has no meaning: both players sit at one board. */
  present?: boolean | undefined;
  /** Of the one whose account has the seat; `name` is the account's. */
  avatar?: { name: string; picture: string } | undefined;
}

interface Props {
  state: TableState;
  color: Color;
  person: Person;
  /** The game has not started: nobody is on move. */
  waits: boolean;
  /** The player's clock, in a game that has one. */
  clock?: ComponentChildren;
}

export function PlayerBar({ state, color, person, waits, clock }: Props) {
  const { messages } = usePage();
  const { taken, lead } = captures(state.answer.start, shownFen(state), color);
  const other: Color = color === 'white' ? 'black' : 'white';
  const onMove = !isOver(state) && state.answer.turn === color && !waits;
  const spoken = messages.players.taken(taken.map((kind) => messages.kinds[kind]));
  return (
    <div class={`player ${onMove ? 'player--on-move' : ''}`} data-testid={`player-${color}`}>
      <span class={`player__colour player__colour--${color}`} aria-hidden="true" />
      {person.avatar && <Avatar name={person.avatar.name} picture={person.avatar.picture} size={28} />}
      <span class="player__name">{person.name}</span>
      {person.present !== undefined && (
        <span class={`player__presence ${person.present ? 'is-present' : ''}`}>
          {person.present ? messages.players.present : messages.players.away}
        </span>
      )}
      {taken.length > 0 && (
        <span class="player__taken">
          <span class="visually-hidden">{spoken}</span>
          {taken.map((kind, index) => (
            <span
              key={index}
              aria-hidden="true"
              class={`player__piece piece-${other}-${kind} ${taken[index - 1] === kind ? 'is-stacked' : ''}`}
            />
          ))}
        </span>
      )}
      {lead > 0 && (
        <span class="player__lead" title={messages.players.lead(lead)}>
          +{lead}
        </span>
      )}
      {clock && <span class="player__clock">{clock}</span>}
    </div>
  );
}
