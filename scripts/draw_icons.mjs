#!/usr/bin/env node
// SPDX-License-Identifier: MIT
// Draws the icons of the installed page from web/public/favicon.svg, with the browser that the tests use:
//   node scripts/draw_icons.mjs
// To be run again where the drawing changes; what it makes is kept in web/public.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { chromium } = createRequire(`${root}/tests/end_to_end/package.json`)('playwright-core');
const drawing = readFileSync(`${root}/web/public/favicon.svg`, 'utf8');
const ground = '#2E6650';

/** `share`: how much of the side the drawing takes; a mask may cut away all but the middle 80 %. */
const icons = [
  { name: 'icon-192.png', side: 192, share: 1 },
  { name: 'icon-512.png', side: 512, share: 1 },
  { name: 'icon-maskable-512.png', side: 512, share: 0.8, filled: true },
  { name: 'apple-touch-icon.png', side: 180, share: 1, filled: true },
];

const browser = await chromium.launch({
  executablePath: process.env.ADOUBE_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const { name, side, share, filled = false } of icons) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  const size = Math.round(side * share);
  const style = `margin:0;width:${side}px;height:${side}px;display:grid;place-items:center;background:${filled ? ground : 'transparent'}`;
  await page.setContent(`<body style="${style}">${drawing.replace('<svg ', `<svg width="${size}" height="${size}" `)}</body>`);
  await page.screenshot({ path: `${root}/web/public/${name}`, omitBackground: true });
  await page.close();
}
await browser.close();
