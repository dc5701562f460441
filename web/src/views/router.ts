// SPDX-License-Identifier: GPL-3.0-or-later
/** Addresses of the page. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Color } from '../core/squares';

export type Route =
  | { page: 'computer' }
  | { page: 'board' }
  /** `listed`: the game is shown in the lobby, for anyone to join. */
  | { page: 'friend'; listed: boolean }
  | { page: 'lobby' }
  | { page: 'game'; id: string; side: Color | null }
  /** What an engine says of a finished game. */
  | { page: 'report'; id: string }
  | { page: 'laws'; article: string | null }
  | { page: 'arbiter' }
  | { page: 'learn'; lesson: string | null }
  | { page: 'openings' }
  | { page: 'task' }
  | { page: 'analysis' }
  | { page: 'account' }
  | { page: 'archive' }
  | { page: 'unknown' };

export function routeOf(path: string): Route {
  const [first = '', second, third, ...rest] = path.split('/').filter(Boolean);
  if (first === 'game' && second && rest.length === 0 && isSide(third)) return { page: 'game', id: second, side: third ?? null };
  if (first === 'game' && second && third === 'analysis' && rest.length === 0) return { page: 'report', id: second };
  if (third !== undefined) return { page: 'unknown' };
  if (first === '') return { page: 'board' };
  if (first === 'friend' && !second) return { page: 'friend', listed: false };
  if (first === 'lobby' && !second) return { page: 'lobby' };
  if (first === 'lobby' && second === 'new') return { page: 'friend', listed: true };
  if (first === 'account' && !second) return { page: 'account' };
  if (first === 'archive' && !second) return { page: 'archive' };
  if (first === 'computer' && !second) return { page: 'computer' };
  if (first === 'arbiter' && !second) return { page: 'arbiter' };
  if (first === 'learn' && second === 'task') return { page: 'task' };
  if (first === 'analysis' && !second) return { page: 'analysis' };
  if (first === 'learn') return { page: 'learn', lesson: second ? decoded(second) : null };
  if (first === 'openings' && !second) return { page: 'openings' };
  if (first === 'laws') return { page: 'laws', article: second ? decoded(second) : null };
  return { page: 'unknown' };
}

function isSide(part: string | undefined): part is Color | undefined {
  return part === undefined || part === 'white' || part === 'black';
}

/** As it stands where it is no encoded text. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function goTo(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  scrollTo(0, 0);
}

export function useRoute(): Route {
  const [route, setRoute] = useState(() => routeOf(location.pathname));
  useLayoutEffect(() => {
    const changed = () => setRoute(routeOf(location.pathname));
    addEventListener('popstate', changed);
    return () => removeEventListener('popstate', changed);
  }, []);
  return route;
}

/** Follows links within the page without loading it again. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download') || link.hash) return;
  event.preventDefault();
  goTo(link.pathname);
}
