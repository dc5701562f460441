// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * chessground's piece drawings as files of their own: its style sheet carries them as data addresses, which a strict content
 * security policy refuses. `virtual:pieces.css` stands for a style sheet that names the twelve files.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../node_modules/.adoube/pieces', import.meta.url));
const styleSheet = `${folder}/pieces.css`;

function writePieces(): void {
  const path = createRequire(import.meta.url).resolve('@lichess-org/chessground/assets/chessground.cburnett.css');
  const rule = /piece\.(\w+)\.(\w+) \{\s*background-image: url\('data:image\/svg\+xml;base64,([^']+)'\)/g;
  const drawings = [...readFileSync(path, 'utf8').matchAll(rule)];
  if (drawings.length !== 12)
    throw new Error(`expected 12 piece drawings in chessground's style sheet, found ${drawings.length}`);
  mkdirSync(folder, { recursive: true });
  const rules = drawings.map(([, kind, color, data]) => {
    const svg = Buffer.from(data!, 'base64').toString('utf8').replace('<svg ', '<svg viewBox="0 0 45 45" ');
    writeFileSync(`${folder}/${color}_${kind}.svg`, svg);
    return `piece.${kind}.${color}, .piece-${color}-${kind} { background-image: url("./${color}_${kind}.svg"); }\n`;
  });
  writeFileSync(styleSheet, rules.join(''));
}

export function chessgroundPieces(): Plugin {
  return {
    name: 'chessground-pieces',
    buildStart: writePieces,
    resolveId: (id) => (id === 'virtual:pieces.css' ? styleSheet : null),
  };
}
