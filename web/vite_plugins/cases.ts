// SPDX-License-Identifier: GPL-3.0-or-later
/** The cases of the rule book beside the page: /cases.json, positions and questions in no language, without the answers. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

type Table = Record<string, unknown>;
const source = fileURLToPath(new URL('../../data/laws/case_positions.toml', import.meta.url));

/** What a question consists of; everything else in it is the answer, which the rules give. */
const asked = ['after', 'move', 'ends', 'claim', 'with', 'flag_fall', 'resignation', 'can_mate', 'position', 'touch', 'written'];

/** Each case with its questions and their answers, in the order of the file. */
export function readCases(path = source): Record<string, Table> {
  return parse(readFileSync(path, 'utf8')) as Record<string, Table>;
}

/** The cases as the page gets them. */
export function casesAsset(path = source): Table[] {
  return Object.entries(readCases(path)).map(([id, { ask, ...rest }]) => ({
    id,
    ...rest,
    ask: (ask as Table[]).map((one) => Object.fromEntries(Object.entries(one).filter(([key]) => asked.includes(key)))),
  }));
}

export function cases(): Plugin {
  return {
    name: 'cases',
    configureServer(server) {
      server.middlewares.use('/cases.json', (_request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(casesAsset()));
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'cases.json', source: JSON.stringify(casesAsset()) });
    },
  };
}
