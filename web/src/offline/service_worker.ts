// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Keeps the whole page in the browser, so that lessons, two people at one board, analysis and the rule book need no network.
 * A new version is fetched beside the old one and waits until the page says that the reader wants it, or no page is open any
 * more: nothing changes under a game. What goes to the server (/api, /ws) is left alone.
 */
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

interface Worker {
  /** Put in at build time by vite_plugins/offline_page.ts: every file of the page. */
  __WB_MANIFEST: PrecacheEntry[];
  addEventListener(kind: 'message', heard: (event: MessageEvent<{ type?: string } | null>) => void): void;
  skipWaiting(): Promise<void>;
}
declare const self: Worker;

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
clientsClaim();
// An address whose last part ends like the name of a file is a file's, except that articles are numbered: /laws/3.8.2, /laws/C.5.
const notOfThePage = [/^\/api(\/|$)/, /^\/ws$/, /^\/healthz$/, /\.[a-z][a-z0-9]*$/i];
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: notOfThePage }));
// The engine is large and few want it: kept once it has been fetched, as it is then. The page's own version names the keep.
registerRoute(
  ({ url }) => url.pathname.startsWith('/engine/'),
  async ({ request }) => {
    const kept = await caches.open('engine');
    const known = await kept.match(request.url);
    if (known) return known;
    const fetched = await fetch(request.url);
    if (fetched.ok) await kept.put(request.url, fetched.clone());
    return fetched;
  },
);
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
