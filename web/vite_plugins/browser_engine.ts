// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Puts Stockfish beside the page, as /engine/stockfish.js and .wasm: of the package `stockfish` (GPL-3.0) the small build for one
 * thread, which needs no special headers. Nothing loads it before it is asked for.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../node_modules/stockfish/bin', import.meta.url));

/** The version stands in the names within the package. */
function partOf(ending: 'js' | 'wasm'): Buffer {
  const name = readdirSync(folder).find((one) => one.endsWith(`-lite-single.${ending}`) && /^stockfish-\d/.test(one));
  if (!name) throw new Error(`the package stockfish has no lite-single build in ${folder}`);
  return readFileSync(`${folder}/${name}`);
}

export function browserEngine(): Plugin {
  const types = { js: 'text/javascript', wasm: 'application/wasm' };
  return {
    name: 'browser-engine',
    configureServer(server) {
      for (const ending of ['js', 'wasm'] as const) {
        server.middlewares.use(`/engine/stockfish.${ending}`, (_request, response) => {
          response.setHeader('Content-Type', types[ending]);
          response.end(partOf(ending));
        });
      }
    },
    generateBundle() {
      for (const ending of ['js', 'wasm'] as const)
        this.emitFile({ type: 'asset', fileName: `engine/stockfish.${ending}`, source: partOf(ending) });
    },
  };
}
