// SPDX-License-Identifier: GPL-3.0-or-later
/** Bytes folded small for a link: compressed, in base64url. */

export async function folded(bytes: Uint8Array<ArrayBuffer>, format: CompressionFormat): Promise<string> {
  return toBase64Url(await through(bytes, new CompressionStream(format), Infinity));
}

/** Rejects what is no fold, and what unfolds to more than `most` bytes: a small text can be made to unfold into a huge one. */
export async function unfolded(text: string, format: CompressionFormat, most: number): Promise<Uint8Array<ArrayBuffer>> {
  return through(fromBase64Url(text), new DecompressionStream(format), most);
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > most) {
      void reader.cancel().catch(() => {});
      throw new RangeError('longer than it may be');
    }
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
