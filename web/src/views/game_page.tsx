// SPDX-License-Identifier: GPL-3.0-or-later
/** A game on the server: two players, and whoever watches. */
import { useEffect, useState } from 'preact/hooks';
import type { Color } from '../core/squares';
import { opposite } from '../core/squares';
import { bottomColor, isOver, isUnaided, type TableState } from '../game/table_state';
import type { Messages } from '../i18n/messages';
import { takesSeat } from '../net/arrivals';
import { rememberedName, rememberOpponent } from '../net/browser';
import type { Hand } from '../net/messages';
import type { RemoteGame } from '../net/remote_game';
import { usePage } from './context';
import { Invitation } from './invitation';
import { UnknownGame } from './not_here';
import { lazily, PartWaiting } from './lazy';
import type { Person } from './player_bar';
import { rematchButton, RematchNews, useRematch } from './rematch';
import { goTo } from './router';
import { TableView } from './table_view';
import { setupText } from './terms_text';
import { useInvitation } from './use_invitation';
import { useRemoteTable, type Table } from './use_table';

const officials = () => import('./officials');
const ArbiterPanel = lazily(() => officials().then((part) => part.ArbiterPanel), PartWaiting);
const OfficialLog = lazily(() => officials().then((part) => part.OfficialLog), PartWaiting);
const Appointment = lazily(() => officials().then((part) => part.Appointment), PartWaiting);
const OfficialNote = lazily(() => officials().then((part) => part.OfficialNote), PartWaiting);
const GuidelinesClaims = lazily(() => officials().then((part) => part.GuidelinesClaims), PartWaiting);
const CallArbiter = lazily(() => officials().then((part) => part.CallArbiter), PartWaiting);

/** `side`: of the board, for one who watches; a link may also name the half-move that is shown first: /game/ID/black#23. */
export function GamePage({ id, side }: { id: string; side: Color | null }) {
  const { messages } = usePage();
  const table = useRemoteTable(id);
  const { game, state, send, now, takeSeat, beArbiter, decline, rule } = table;
  const invitation = useInvitation(id, game);
  useEffect(() => {
    if (!game.known) return;
    lookAsLinked(game, side, send);
    if (takesSeat(id) && !game.you && !game.creator && !game.room?.started)
      takeSeat(rememberedName(), game.room?.hands && anyHand());
  }, [game.known]);
  useRematch(id, game);
  useEffect(() => {
    const opponent = game.you && game.room?.started ? game.room.players[opposite(game.you)] : null;
    if (opponent?.avatar !== undefined && opponent.name) rememberOpponent(opponent.name);
  }, [game.you, game.room?.started]);
  const left_s = useFirstMove(game, state, now);
  const people = { white: personAt(game, 'white'), black: personAt(game, 'black') };
  const terms = setupText(state.setup, state.answer.regulations, messages);
  const link = `${location.origin}/game/${id}`;
  const official = officialDesk();
  const waits = game.known && game.room !== null && !game.room.started;

  /** What the one who is or may be the arbiter has on the desk. */
  function officialDesk() {
    if (invitation.offered) return <Appointment accept={(name) => beArbiter(invitation.offered!, name)} />;
    if (invitation.gone) return <OfficialNote of="gone" />;
    if (!game.arbiter) return undefined;
    return game.room?.started ? <ArbiterPanel state={state} rule={rule} /> : <OfficialNote of="before" />;
  }

  function personAt(from: RemoteGame, color: Color): Person {
    const player = from.room?.players[color];
    if (state.setup.computer?.colour === color)
      return { name: messages.players.computer(state.setup.computer.level), present: player?.present === false ? false : undefined };
    const taken = player?.taken ?? false;
    const name = player?.name || (taken || !from.room ? messages.colors[color] : messages.players.free);
    const own = from.you === color ? messages.players.aside(messages.players.you) : '';
    const tells = taken && from.you !== color && from.link === 'open';
    const avatar = player?.avatar === undefined ? undefined : { name: player.name, picture: player.avatar };
    return { name: `${name}${own}`, present: tells ? player?.present : undefined, avatar };
  }

  if (game.fault?.code === 'unknown-game') return <UnknownGame />;
  return (
    <TableView
      state={state}
      send={send}
      now={now}
      people={people}
      link={link}
      onNewGame={() => goTo(state.setup.computer ? '/computer' : state.setup.listed ? '/lobby' : '/friend')}
      title={state.setup.computer ? messages.nav.computer : messages.nav.friend}
      banner={<Banner game={game} clockRuns={state.answer.clock?.running != null} />}
      timeStands={game.room?.time_stands === true}
      notes={[
        ...(left_s === null ? [] : [messages.online.firstMove.due(state.answer.turn, left_s)]),
        ...officialNotes(state),
        ...awayNote(game, state, people, messages),
        ...notesOf(game, messages),
        ...(isUnaided(state) ? [messages.online.competition.kept] : []),
        ...(terms && game.events.length === 0 ? [terms] : []),
      ]}
      afterEnd={
        <>
          <RematchNews game={game} state={state} send={send} />
          <p class="card__hint">
            <a href={`/game/${id}/analysis`} data-testid="report">
              {messages.online.report}
            </a>
          </p>
        </>
      }
      rematch={rematchButton({ game, state, send }, messages.online.rematch)}
      desk={waits ? (official ?? <Invitation game={game} link={link} takeSeat={takeSeat} terms={terms} decline={decline} />) : undefined}
      official={official}
      roomy={official !== undefined || (waits && game.room?.arbiter !== undefined)}
      below={game.room?.arbiter && <OfficialLog game={game} state={state} link={invitation.given && `${link}#arbiter=${invitation.given}`} />}
      noteButtons={
        game.room?.arbiter &&
        game.you && (
          <>
            <CallArbiter state={state} you={game.you} call={() => send({ kind: 'call-arbiter' })} />
            {state.answer.regulations.guidelines_iii && <GuidelinesClaims state={state} claim={(claim) => send({ kind: 'claim', claim })} />}
          </>
        )
      }
    />
  );
}

/** Seconds left for a first move that has a limit; null where there is none, or time does not run. */
function useFirstMove({ room, link }: RemoteGame, { answer, pending }: TableState, now: () => number): number | null {
  const due = answer.first_move_due_ms;
  const waits = due !== null && room?.started === true && !room.time_stands && link === 'open' && pending.length === 0;
  const [, tick] = useState(0);
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, [waits]);
  return waits ? Math.max(0, Math.ceil((due - now()) / 1000)) : null;
}

/** What the arbiter has just done; and that the clocks stand. */
function officialNotes({ answer, events }: TableState): string[] {
  const last = answer.rulings[events.length - 1];
  const done = last?.by === 'arbiter' || last?.do === 'call-arbiter' ? [cited(last)] : [];
  const stop = answer.clock?.stopped ? answer.rulings.filter(({ do: act, ok }) => ok && act === 'stop').slice(-1) : [];
  return [...new Set([...done, ...stop.map(cited)])];
}

function cited({ text, article }: { text: string; article: string | null }): string {
  return article === null ? text : `${text} (${article})`;
}

/** The opponent is away, and what comes of it: nothing but what the clock brings (6.9). */
function awayNote(
  { you, room, link }: RemoteGame,
  state: TableState,
  people: Record<Color, Person>,
  { online }: Messages,
): string[] {
  if (!you || !room?.started || isOver(state) || link !== 'open' || room.players[opposite(you)].present) return [];
  if (state.setup.computer) return [online.away.noEngine];
  const { clock, turn } = state.answer;
  const { name } = people[opposite(you)];
  if (!clock) return [online.away.waits(name)];
  return [turn === you ? online.away.ownClock(name) : online.away.clockRuns(name)];
}

/** For one who has not looked at them. */
function anyHand(): Hand {
  return crypto.getRandomValues(new Uint8Array(1))[0]! % 2 === 0 ? 'left' : 'right';
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
    game.fault?.code === 'wrong-key'
      ? messages.net.wrongKey
      : game.fault?.code === 'seat-taken'
        ? messages.online.seatTaken
        : game.fault?.code === 'too-many'
          ? messages.online.tooManyClocks
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
function notesOf({ room, you, arbiter, events }: RemoteGame, messages: Messages): string[] {
  if (!room?.started) return [];
  const notes: string[] = [];
  if (room.time_stands) notes.push(messages.net.timeStands);
  if (you === null && !arbiter) notes.push(messages.players.youWatch);
  if (room.spectators > 0) notes.push(messages.players.watching(room.spectators));
  const { picked } = room.hands ?? {};
  const held = picked && room.hands?.[picked];
  if (picked && held && events.length === 0) notes.push(messages.friend.opened(picked, held));
  return notes;
}
