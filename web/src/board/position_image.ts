// SPDX-License-Identifier: GPL-3.0-or-later
/** A position as a picture that needs nothing else: an SVG with the board's colours, and the men drawn into it. */
import { files, piecesOf, ranks, type Color, type Kind, type Square } from '../core/squares';

const size = 45;

export interface Drawing {
  light: string;
  dark: string;
  /** The picture of a man as a data address. */
  man(color: Color, kind: Kind): string;
}

/** `bottom`: whose side is nearer to the one who looks. */
export function positionImage(fen: string, bottom: Color, drawing: Drawing): string {
  const across = bottom === 'white' ? [...files] : [...files].reverse();
  const down = bottom === 'white' ? [...ranks].reverse() : [...ranks];
  const pieces = piecesOf(fen);
  const parts: string[] = [];
  down.forEach((rank, row) =>
    across.forEach((file, column) => {
      const [x, y] = [column * size, row * size];
      const isLight = (files.indexOf(file) + ranks.indexOf(rank)) % 2 === 1;
      parts.push(`<rect x="${x}" y="${y}" width="${size}" height="${size}" fill="${isLight ? drawing.light : drawing.dark}"/>`);
      const ink = isLight ? drawing.dark : drawing.light;
      if (column === 0) parts.push(sign(rank, x + 3, y + 10, ink));
      if (row === 7) parts.push(sign(file, x + size - 8, y + size - 4, ink));
      const piece = pieces.get(`${file}${rank}` as Square);
      if (piece)
        parts.push(`<image x="${x}" y="${y}" width="${size}" height="${size}" href="${drawing.man(piece.color, piece.kind)}"/>`);
    }),
  );
  const side = 8 * size;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${2 * side}" height="${2 * side}"><title>${fen}</title>${parts.join('')}</svg>\n`;
}

function sign(text: string, x: number, y: number, ink: string): string {
  return `<text x="${x}" y="${y}" font-family="sans-serif" font-size="9" font-weight="600" fill="${ink}">${text}</text>`;
}

/** The board and the men as the page shows them now. */
export async function drawingShown(): Promise<Drawing> {
  const style = getComputedStyle(document.documentElement);
  const pictures = new Map<string, string>();
  const kinds: Kind[] = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];
  await Promise.all(
    (['white', 'black'] as const).flatMap((color) =>
      kinds.map(async (kind) => pictures.set(`${color}-${kind}`, await pictureOf(`piece-${color}-${kind}`))),
    ),
  );
  return {
    light: style.getPropertyValue('--light-square').trim() || '#eee3cc',
    dark: style.getPropertyValue('--dark-square').trim() || '#9c7f5f',
    man: (color, kind) => pictures.get(`${color}-${kind}`) ?? '',
  };
}

/** The picture that the style sheet gives to that class. */
async function pictureOf(name: string): Promise<string> {
  const probe = document.createElement('span');
  probe.className = `visually-hidden ${name}`;
  document.body.append(probe);
  const address = /url\("?([^")]+)"?\)/.exec(getComputedStyle(probe).backgroundImage)?.[1] ?? '';
  probe.remove();
  if (address.startsWith('data:') || address === '') return address;
  const text = await (await fetch(address)).text();
  return `data:image/svg+xml,${encodeURIComponent(text)}`;
}
