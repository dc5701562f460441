// SPDX-License-Identifier: GPL-3.0-or-later
/** The page's few signs, drawn on a field of 24 by 24 with the colour of the text around them. */

const paths = {
  first: 'M18 6l-6 6 6 6M11 6l-6 6 6 6',
  previous: 'M15 6l-6 6 6 6',
  next: 'M9 6l6 6-6 6',
  last: 'M6 6l6 6-6 6M13 6l6 6-6 6',
  flip: 'M8 4v15M8 19l-4-4M8 19l4-4M16 20V5M16 5l-4 4M16 5l4 4',
  ask: 'M9.2 9.3a2.9 2.9 0 1 1 4.2 2.6c-.9.5-1.4 1.1-1.4 2.1M12 17.2v.1M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  gear: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8v4.4M9 14.8v4.4',
  keys: 'M3 6.5h18v11H3zM6.5 10h.1M10 10h.1M13.5 10h.1M17 10h.1M7.5 14h9',
  laws: 'M5 4.5h9.5a3 3 0 0 1 3 3V20H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h9.5M9 8.5h5',
  arbiter: 'M12 4v16M7.5 20h9M5 7h14M5 7l-2.6 6.5h5.2zM19 7l-2.6 6.5h5.2z',
  play: 'M12 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM9.5 8.5h5M10.5 8.5c0 4-1 6.5-3 8.5h9c-2-2-3-4.5-3-8.5M6 20.5h12',
  learn: 'M12 6.5c-2-1.5-5-2-8.5-2V18c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2V4.5c-3.5 0-6.5.5-8.5 2zM12 6.5V20',
  openings: 'M5 12h4M9 12c3 0 3-6 6-6h4M9 12h10M9 12c3 0 3 6 6 6h4',
  reset: 'M5 5v5h5M5.5 10A7.5 7.5 0 1 1 4.5 13.5',
  caution: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.2v.1',
  teach: 'M3 5h18v11H3zM8 20l4-4 4 4M7.5 9h9M7.5 12h5',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16.2 16.2 21 21',
  friend: 'M9 11a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 9 11zM3 19.5c.4-3.3 2.8-5.5 6-5.5s5.6 2.2 6 5.5M16.5 7.5v6M13.5 10.5h6',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.6-3.7 3.5-6 7.5-6s6.9 2.3 7.5 6',
  clock: 'M12 21a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 9v4.2l2.6 1.6M9.5 2.5h5',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  words: 'M5 6h14M5 10.5h14M5 15h9M5 19.5h6',
  pencil: 'M4 20l1-4.5L16.5 4a1.8 1.8 0 0 1 2.6 0l.9.9a1.8 1.8 0 0 1 0 2.6L8.5 19zM14.5 6l3.5 3.5',
  erase: 'M8.5 19.5L3.8 14.8a1.6 1.6 0 0 1 0-2.3l8.7-8.7a1.6 1.6 0 0 1 2.3 0l5.4 5.4a1.6 1.6 0 0 1 0 2.3l-8 8zM8 8.5l7.5 7.5M8.5 19.5H20',
  undo: 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  promote: 'M12 19V5M6 11l6-6 6 6',
  mainLine: 'M12 20V8M6 13l6-6 6 6M5 4h14',
  delete: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  analysis: 'M4 20V9M10 20V4M16 20v-8M3 20.5h18',
  open: 'M3.5 19V5h6l2 2.5h9V19z',
  hand: 'M7 12V6.5a1.5 1.5 0 0 1 3 0V11M10 10V4.8a1.5 1.5 0 0 1 3 0V11M13 10.5V6a1.5 1.5 0 0 1 3 0v6M16 9.5a1.5 1.5 0 0 1 3 0V15c0 3-2 5.5-5.5 5.5-3 0-4.3-1.2-6-4L5 13.5c-.8-1.4.9-2.6 2-1.5z',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
