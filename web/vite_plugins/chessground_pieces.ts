// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * chessground's piece drawings as files of their own: its style sheet carries them as data addresses, which a strict content
 * security policy refuses. `virtual:pieces.css` stands for a style sheet that names the twelve files,
 * and those of two sets of our own.
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
  writeFileSync(styleSheet, [...rules, ...ownRules()].join(''));
}

const letters = { king: 'K', queen: 'Q', rook: 'R', bishop: 'B', knight: 'N', pawn: 'P' } as const;
const inks = { white: { ground: '#fffdf6', ink: '#17140f' }, black: { ground: '#17140f', ink: '#fffdf6' } } as const;

/** Two sets of our own: discs with the letter of the man, and discs that are all alike but for the colour of their side. */
function ownRules(): string[] {
  return Object.entries(inks).flatMap(([color, { ground, ink }]) => {
    const disc = (sign: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 45 45"><circle cx="22.5" cy="22.5" r="17" fill="${ground}" stroke="#17140f" stroke-width="1.5"/><circle cx="22.5" cy="22.5" r="14.5" fill="none" stroke="${ink}" stroke-width="1"/>${sign}</svg>`;
    writeFileSync(`${folder}/${color}_disc.svg`, disc(''));
    const text = (letter: string) =>
      `<text x="22.5" y="30" font-family="sans-serif" font-size="21" font-weight="700" text-anchor="middle" fill="${ink}">${letter}</text>`;
    return Object.entries(letters).flatMap(([kind, letter]) => {
      writeFileSync(`${folder}/${color}_${kind}_letter.svg`, disc(text(letter)));
      const men = (set: string) => `:root[data-pieces="${set}"] piece.${kind}.${color}`;
      const chosen = `:root[data-pieces="letters"] .piece-${color}-${kind}`;
      return [
        `${men('letters')}, ${chosen} { background-image: url("./${color}_${kind}_letter.svg"); }\n`,
        `${men('discs')} { background-image: url("./${color}_disc.svg"); }\n`,
      ];
    });
  });
}

export function chessgroundPieces(): Plugin {
  return {
    name: 'chessground-pieces',
    buildStart: writePieces,
    resolveId: (id) => (id === 'virtual:pieces.css' ? styleSheet : null),
  };
}
