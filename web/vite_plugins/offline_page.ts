// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * What lets the page live without the network and travel light: the service worker with the list of all files, bundled on its own
 * (a worker may not share parts with the page), and beside every file that gains by it a form compressed by Brotli and by gzip.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, type Plugin, type ResolvedConfig, type Rollup } from 'vite';

const source = fileURLToPath(new URL('../src/offline/service_worker.ts', import.meta.url));
const workerName = 'service_worker.js';

interface Entry {
  url: string;
  /** Null where the name holds a hash of what is in the file. */
  revision: string | null;
}

export function offlinePage(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'offline-page',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      async handler() {
        if (process.env['VITEST'] || config.build.write === false) return;
        const folder = config.build.outDir.startsWith('/') ? config.build.outDir : join(config.root, config.build.outDir);
        const entries = filesOf(folder)
          .filter((path) => !path.startsWith('engine/'))
          .map((path) => entryOf(folder, path));
        writeFileSync(join(folder, workerName), await workerFor(entries));
        for (const path of filesOf(folder)) compress(join(folder, path));
      },
    },
  };
}

/** Paths within the folder, sorted. */
function filesOf(folder: string): string[] {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return found.filter((path) => statSync(join(folder, path)).isFile() && !/\.(br|gz|map)$/.test(path)).sort();
}

function entryOf(folder: string, path: string): Entry {
  if (path.startsWith('assets/')) return { url: `/${path}`, revision: null };
  return { url: `/${path}`, revision: createHash('sha256').update(readFileSync(join(folder, path))).digest('hex').slice(0, 16) };
}

async function workerFor(entries: Entry[]): Promise<string> {
  const bundled = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'self.__WB_MANIFEST': JSON.stringify(entries), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: { input: source, output: { format: 'iife', entryFileNames: workerName } },
    },
  })) as Rollup.RollupOutput;
  return bundled.output[0].code;
}

function compress(path: string): void {
  if (!/\.(html|js|css|json|svg|wasm|webmanifest|txt)$/.test(path)) return;
  const content = readFileSync(path);
  const forms = {
    br: brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    gz: gzipSync(content, { level: 9 }),
  };
  for (const [ending, form] of Object.entries(forms)) {
    if (form.length < 0.9 * content.length) writeFileSync(`${path}.${ending}`, form);
  }
}
