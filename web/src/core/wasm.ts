// SPDX-License-Identifier: GPL-3.0-or-later
/** Loads the rules core, a WebAssembly reactor without glue: reserve() gives room for the request, answer() the reply's place. */
import type { Answer } from './core';

interface CoreExports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  /** Room for `length` bytes; valid until the next call. */
  reserve(length: number): number;
  /** Address of a 32-bit length followed by that many bytes of UTF-8. */
  answer(address: number, length: number): number;
}

/** WASI's "no such function"; the core opens no files, its library merely names three calls. */
const notSupported = 52;

const surroundings: WebAssembly.Imports = {
  wasi_snapshot_preview1: new Proxy({}, { get: () => () => notSupported }) as WebAssembly.ModuleImports,
};

export async function instantiateCore(bytes: BufferSource): Promise<Answer> {
  return answerOf((await WebAssembly.instantiate(bytes, surroundings)).instance);
}

function answerOf(instance: WebAssembly.Instance): Answer {
  const core = instance.exports as unknown as CoreExports;
  core._initialize();
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return (request) => {
    const sent = encoder.encode(request);
    const address = core.reserve(sent.length);
    new Uint8Array(core.memory.buffer, address, sent.length).set(sent);
    const reply = core.answer(address, sent.length);
    const length = new DataView(core.memory.buffer).getUint32(reply, true);
    return decoder.decode(new Uint8Array(core.memory.buffer, reply + 4, length));
  };
}

/** Compiles it while it arrives. */
export async function loadCore(url: string): Promise<Answer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return answerOf((await WebAssembly.instantiateStreaming(response, surroundings)).instance);
}
