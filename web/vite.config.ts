// SPDX-License-Identifier: GPL-3.0-or-later
import { defineConfig } from 'vitest/config';
import { browserEngine } from './vite_plugins/browser_engine';
import { cases } from './vite_plugins/cases';
import { chessgroundPieces } from './vite_plugins/chessground_pieces';
import { lessons } from './vite_plugins/lessons';
import { offlinePage } from './vite_plugins/offline_page';
import { rulesCore } from './vite_plugins/rules_core';

const server = process.env['ADOUBE_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [browserEngine(), chessgroundPieces(), cases(), lessons(), rulesCore(), offlinePage()],
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Each file travels with 700 bytes of headers, and a slow phone waits for each: small ones are put together.
    rollupOptions: { output: { experimentalMinChunkSize: 10_000 } },
  },
  // By number: a bare machine may not know the name localhost.
  server: { host: '127.0.0.1', proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } } },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
