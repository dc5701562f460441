// SPDX-License-Identifier: GPL-3.0-or-later
/** Analyses as links: the part behind "#" never leaves the browser. "#fen=…" is a position, "#pgn=…" a game, compressed,
 * "#game=…" one of the archive. */
import { folded, unfolded } from '../core/folded';

export type Shared =
  /** A game of the server's archive. */
  | { kind: 'archived'; id: string }
  | { kind: 'fen'; fen: string }
  | { kind: 'pgn'; pgn: string }
  | { kind: 'unreadable' };

/** More than this some programs cut off. */
export const longestLink = 8000;

export function fenLink(fen: string): string {
  return `/analysis#fen=${fen.replaceAll(' ', '_')}`;
}

export async function pgnLink(pgn: string): Promise<string> {
  return `/analysis#pgn=${await folded(new TextEncoder().encode(pgn), 'deflate-raw')}`;
}

/** What the address brings; null for nothing. Longer games than `most` bytes are no link of this page. */
export async function sharedIn(search: string, hash: string, most = 4_000_000): Promise<Shared | null> {
  const fen = new URLSearchParams(search).get('fen') ?? valueIn(hash, 'fen');
  if (fen) return { kind: 'fen', fen: fen.replaceAll('_', ' ') };
  const archived = valueIn(hash, 'game');
  if (archived && /^[a-z2-7]{12,24}$/.test(archived)) return { kind: 'archived', id: archived };
  const packed = valueIn(hash, 'pgn');
  if (!packed) return null;
  try {
    const bytes = await unfolded(packed, 'deflate-raw', most);
    return { kind: 'pgn', pgn: new TextDecoder().decode(bytes) };
  } catch {
    return { kind: 'unreadable' };
  }
}

function valueIn(hash: string, name: string): string | null {
  const found = hash.startsWith(`#${name}=`) ? hash.slice(name.length + 2) : null;
  try {
    return found && decodeURIComponent(found);
  } catch {
    return found;
  }
}
