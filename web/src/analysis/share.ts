// SPDX-License-Identifier: GPL-3.0-or-later
/** Analyses as links: the part behind "#" never leaves the browser. "#fen=…" is a position, "#pgn=…" a game, compressed. */

export type Shared = { kind: 'fen'; fen: string } | { kind: 'pgn'; pgn: string } | { kind: 'unreadable' };

/** More than this some programs cut off. */
export const longestLink = 8000;

export function fenLink(fen: string): string {
  return `/analysis#fen=${fen.replaceAll(' ', '_')}`;
}

export async function pgnLink(pgn: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(pgn), new CompressionStream('deflate-raw'));
  return `/analysis#pgn=${toBase64(bytes)}`;
}

/** What the address brings; null for nothing. Longer games than `most` bytes are no link of this page. */
export async function sharedIn(search: string, hash: string, most = 4_000_000): Promise<Shared | null> {
  const fen = new URLSearchParams(search).get('fen') ?? valueIn(hash, 'fen');
  if (fen) return { kind: 'fen', fen: fen.replaceAll('_', ' ') };
  const packed = valueIn(hash, 'pgn');
  if (!packed) return null;
  try {
    const bytes = await through(fromBase64(packed), new DecompressionStream('deflate-raw'), most);
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

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
  most = Infinity,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > most) throw new Error('longer than a game');
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
