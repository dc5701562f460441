// SPDX-License-Identifier: GPL-3.0-or-later
/** Registers the service worker, and tells when a new version of the page has been fetched and waits. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { Workbox } from 'workbox-window';

const between_looks_ms = 60 * 60 * 1000;

export interface Update {
  /** Loads the page anew, in the new version; other open pages of ours are loaded anew as well. */
  use: () => void;
  later: () => void;
}

/** Null while there is nothing new. */
export function useUpdate(): Update | null {
  const [update, setUpdate] = useState<Update | null>(null);
  useLayoutEffect(() => watchForUpdates((use) => setUpdate({ use, later: () => setUpdate(null) })), []);
  return update;
}

function watchForUpdates(tell: (use: () => void) => void): () => void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return () => {};
  const worker = new Workbox('/service_worker.js', { updateViaCache: 'none' });
  worker.addEventListener('waiting', () => tell(() => worker.messageSkipWaiting()));
  // The first worker of all takes over a page that is new already; every further one brings a new version of it.
  let isControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) location.reload();
    isControlled = true;
  });
  const look = () => document.visibilityState === 'visible' && void worker.update().catch(() => undefined);
  const timer = setInterval(look, between_looks_ms);
  // Not there, as behind a server that does not hand it out or where storage is forbidden: the page works without it.
  void worker.register({ immediate: true }).catch(() => undefined);
  return () => clearInterval(timer);
}
