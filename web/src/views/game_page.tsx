// SPDX-License-Identifier: GPL-3.0-or-later
/** A game on the server: two players, and whoever watches. */
import { useEffect } from 'preact/hooks';
import type { Color } from '../core/squares';
import { bottomColor } from '../game/table_state';
import type { Messages } from '../i18n/messages';
import type { RemoteGame } from '../net/remote_game';
import { usePage } from './context';
import { Invitation } from './invitation';
import type { Person } from './player_bar';
import { goTo } from './router';
import { TableView } from './table_view';
import { termsText } from './terms_text';
import { useRemoteTable, type Table } from './use_table';

/** `side`: of the board, for one who watches; a link may also name the half-move that is shown first: /game/ID/black#23. */
export function GamePage({ id, side }: { id: string; side: Color | null }) {
  const { messages } = usePage();
  const table = useRemoteTable(id);
  const { game, state, send, now, takeSeat } = table;
  useEffect(() => {
    if (game.known) lookAsLinked(game, side, send);
  }, [game.known]);
  const people = { white: personAt(game, 'white'), black: personAt(game, 'black') };
  const terms = termsText(state.answer.regulations, messages);
  const link = `${location.origin}/game/${id}`;
  const waits = game.known && game.room !== null && !game.room.started;

  function personAt(from: RemoteGame, color: Color): Person {
    const player = from.room?.players[color];
    const taken = player?.taken ?? false;
    const name = player?.name || (taken ? messages.colors[color] : messages.players.free);
    const own = from.you === color ? ` (${messages.players.you})` : '';
    const tells = taken && from.you !== color && from.link === 'open';
    const avatar = player?.avatar === undefined ? undefined : { name: player.name, picture: player.avatar };
    return { name: `${name}${own}`, present: tells ? player?.present : undefined, avatar };
  }

  return (
    <TableView
      state={state}
      send={send}
      now={now}
      people={people}
      link={link}
      onNewGame={() => goTo('/friend')}
      title={messages.nav.friend}
      banner={<Banner game={game} clockRuns={state.answer.clock?.running != null} />}
      timeStands={game.room?.time_stands === true}
      notes={[...notesOf(game, messages), ...(terms && game.events.length === 0 ? [terms] : [])]}
      desk={waits ? <Invitation game={game} link={link} takeSeat={takeSeat} terms={terms} /> : undefined}
    />
  );
}

/** Shows the game as the link that was followed says. */
function lookAsLinked({ you }: RemoteGame, side: Color | null, send: Table['send']): void {
  if (side && you === null) send((table) => (bottomColor(table, false) === side ? null : { kind: 'flip' }));
  const plies = /^#(\d{1,5})$/.exec(location.hash)?.[1];
  if (plies) send(({ answer }) => (Number(plies) < answer.plies.length ? { kind: 'look', plies: Number(plies) } : null));
}

function Banner({ game, clockRuns }: { game: RemoteGame; clockRuns: boolean }) {
  const { messages } = usePage();
  const text =
    game.fault?.code === 'unknown-game'
      ? messages.net.unknownGame
      : game.fault?.code === 'wrong-key'
        ? messages.net.wrongKey
        : game.link === 'lost'
          ? messages.net[clockRuns ? 'lostWithClock' : 'lost']
          : game.link === 'connecting'
            ? messages.net.connecting
            : null;
  const calm = game.link === 'open' || game.link === 'connecting';
  return (
    <p class={`banner ${text ? '' : 'banner--empty'} ${calm ? 'banner--calm' : ''}`} role="status" data-testid="banner">
      {text}
    </p>
  );
}

/** What the desk says besides whose turn it is. */
function notesOf({ room, you, events }: RemoteGame, messages: Messages): string[] {
  if (!room?.started) return [];
  const notes: string[] = [];
  if (room.time_stands) notes.push(messages.net.timeStands);
  if (you === null) notes.push(messages.players.youWatch);
  if (room.spectators > 0) notes.push(messages.players.watching(room.spectators));
  const { picked } = room.hands ?? {};
  const held = picked && room.hands?.[picked];
  if (picked && held && events.length === 0) notes.push(messages.friend.opened(picked, held));
  return notes;
}
