// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, it } from 'vitest';
import { pieceBytes, upload, type Post } from '../src/archive/upload';
import { Refusal, type Answer } from '../src/net/ask';
import type { ImportState } from '../src/net/messages';

const begun: ImportState = {
  import: 'abcdefghijkl',
  name: 'games.pgn',
  started: 1,
  taken: 0,
  games: 0,
  kept: 0,
  doubled: 0,
  faulty: 0,
  findings: 0,
  ended: false,
};

/** A server that takes what comes in order; `faults` are given instead of taking, in this order. */
function server(faults: (Refusal | 'taken, but not heard' | null)[] = []) {
  let state = { ...begun };
  let text = '';
  const waits: number[] = [];
  const post: Post & { text: () => string; waits: number[] } = {
    begin: async (name) => (state = { ...state, name }),
    read: async () => state,
    send: async (_id, offset, piece): Promise<Answer<ImportState>> => {
      const fault = faults.shift() ?? null;
      if (fault instanceof Refusal) return fault;
      if (offset !== state.taken) return new Refusal('wrong-offset');
      text += await piece.text();
      state = { ...state, taken: state.taken + piece.size };
      return fault ? new Refusal('unreachable') : state;
    },
    end: async () => (state = { ...state, ended: true }),
    wait: async (ms) => void waits.push(ms),
    text: () => text,
    waits,
  };
  return post;
}

const content = 'x'.repeat(pieceBytes) + 'y'.repeat(100);
const file = Object.assign(new Blob([content]), { name: 'games.pgn' });
const never = () => false;
const nobody = () => {};

describe('a file on its way to the archive', () => {
  it('goes in pieces, and its end is told', async () => {
    const post = server();
    const told: number[] = [];
    const state = await upload(post, file, null, ({ taken }) => told.push(taken), never);
    expect(state).toMatchObject({ ended: true, taken: content.length, name: 'games.pgn' });
    expect(told).toEqual([0, pieceBytes, content.length, content.length]);
    expect(post.text()).toBe(content);
  });
  it('tries again where nobody answers', async () => {
    const post = server([new Refusal('unreachable'), new Refusal('too-many', 7000)]);
    expect(await upload(post, file, null, nobody, never)).toMatchObject({ ended: true });
    expect(post.text()).toBe(content);
    expect(post.waits[1]).toBe(7000);
  });
  it('sends no piece twice that was taken and not heard of', async () => {
    const post = server(['taken, but not heard']);
    expect(await upload(post, file, null, nobody, never)).toMatchObject({ ended: true });
    expect(post.text()).toBe(content);
  });
  it('gives up in the end', async () => {
    const post = server(Array.from({ length: 20 }, () => new Refusal('unavailable')));
    expect(await upload(post, file, null, nobody, never)).toEqual(new Refusal('unavailable'));
  });
  it('gives up at once where trying again changes nothing', async () => {
    const post = server([new Refusal('archive-full')]);
    expect(await upload(post, file, null, nobody, never)).toEqual(new Refusal('archive-full'));
    expect(post.waits).toEqual([]);
  });
  it('stops, and goes on where it was', async () => {
    const post = server();
    let pieces = 0;
    const stopped = await upload(post, file, null, nobody, () => pieces++ > 0);
    expect(stopped).toMatchObject({ ended: false, taken: pieceBytes });
    expect(await upload(post, file, stopped as ImportState, nobody, never)).toMatchObject({ ended: true });
    expect(post.text()).toBe(content);
  });
  it('is named shortly enough for the server', async () => {
    const state = await upload(server(), Object.assign(new Blob(['']), { name: '局'.repeat(300) }), null, nobody, never);
    expect(new TextEncoder().encode((state as ImportState).name).length).toBeLessThanOrEqual(200);
  });
});
