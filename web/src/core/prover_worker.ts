// SPDX-License-Identifier: GPL-3.0-or-later
/** The rules in a thread of their own, for what may take its time: requests come in as JSON text, answers go out as such. */
import { loadCore } from './wasm';

const core = loadCore('/core.wasm');

self.addEventListener('message', (event: MessageEvent<string>) => {
  core
    .then((answer) => self.postMessage(answer(event.data)))
    .catch(() => self.postMessage(JSON.stringify({ error: { code: 'no-core' } })));
});
