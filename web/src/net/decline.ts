// SPDX-License-Identifier: GPL-3.0-or-later
/** Declines a challenge to the account that is signed in. */
import { LastingSocket, type SocketSurroundings } from './lasting_socket';

const firstWait_ms = 500;

/** Comes back until it is done, or the game is no longer there to decline. */
export function declineChallenge(around: SocketSurroundings, game: string): void {
  const socket: LastingSocket = new LastingSocket(around, firstWait_ms, {
    opened: () => socket.say({ type: 'join', version: 1, game, seq: 0 }),
    heard: (message) => {
      if (message.type === 'joined' && !message.room.started) socket.say({ type: 'decline-challenge' });
      const settled = 'room' in message && (message.room.declined === true || message.room.started);
      if (settled || message.type === 'error') socket.close();
    },
    lost: () => true,
  });
  socket.connect();
}
