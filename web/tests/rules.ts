// SPDX-License-Identifier: GPL-3.0-or-later
/** The real rules for tests: the same module that the page loads. Build it first, or name it in ADOUBE_WASM. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RulesCore } from '../src/core/core';
import { instantiateCore } from '../src/core/wasm';
import type { Language } from '../src/core/types';

const built = fileURLToPath(new URL('../../build/wasm/apps/wasm/adoube.wasm', import.meta.url));
const path = process.env['ADOUBE_WASM'] ?? built;
const answer = await instantiateCore(readFileSync(path));

export function rulesCore(language: Language = 'en'): RulesCore {
  return new RulesCore(answer, language);
}

/** The answer to any request, as the page's own thread for long questions hears it. */
export function answerOf(request: object): unknown {
  return JSON.parse(answer(JSON.stringify(request)));
}
