// SPDX-License-Identifier: GPL-3.0-or-later
/** Puts the rules core beside the page as /core.wasm. ADOUBE_WASM names the file; otherwise it is the one of the `wasm` preset. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

export function rulesCore(): Plugin {
  const built = fileURLToPath(new URL('../../build/wasm/apps/wasm/adoube.wasm', import.meta.url));
  const path = process.env['ADOUBE_WASM'] ?? built;
  return {
    name: 'rules-core',
    configureServer(server) {
      server.middlewares.use('/core.wasm', (_request, response) => {
        response.setHeader('Content-Type', 'application/wasm');
        response.statusCode = existsSync(path) ? 200 : 404;
        response.end(existsSync(path) ? readFileSync(path) : '');
      });
    },
    generateBundle() {
      if (!existsSync(path)) this.error(`the rules core is missing: ${path} (build it, or name it in ADOUBE_WASM)`);
      this.emitFile({ type: 'asset', fileName: 'core.wasm', source: readFileSync(path) });
    },
  };
}
