// SPDX-License-Identifier: GPL-3.0-or-later
/** The reader's choices, kept in this browser alone. */
import type { Language } from '../core/types';
import { recall, remember } from './storage';

export const themes = ['system', 'light', 'dark'] as const;
export const boards = ['wood', 'green', 'slate', 'paper', 'contrast'] as const;
export const pieceSets = ['figures', 'letters', 'discs', 'hidden'] as const;
/** How large the board is on a wide page, in hundredths of what fits. */
export const boardSizes = [70, 80, 90, 100] as const;
/** When a pawn that reaches the last rank becomes a queen without being asked. */
export const autoQueens = ['never', 'premoves', 'always'] as const;
export const notations = ['letters', 'figurines'] as const;

export interface Settings {
  language: Language;
  theme: (typeof themes)[number];
  board: (typeof boards)[number];
  /** `discs`: every man looks the same, `hidden`: none is seen. */
  pieces: (typeof pieceSets)[number];
  boardSize: (typeof boardSizes)[number];
  notation: (typeof notations)[number];
  coordinates: boolean;
  /** Show what a move changes and ask, before it is played. */
  previewFirst: boolean;
  /** Dots on the squares a picked-up piece may go to. */
  targets: boolean;
  /** A move can be set while the opponent thinks. */
  premoves: boolean;
  autoQueen: (typeof autoQueens)[number];
  /** Turn a shared board towards the player on move. */
  autoFlip: boolean;
  sound: boolean;
  /** Of sounds, in hundredths. */
  volume: number;
  /** Moves are spoken by the browser. */
  speech: boolean;
  /** The position stands beside the board in words. */
  inWords: boolean;
}

const storageKey = 'adoube.settings';

export function defaultSettings(languages: readonly string[]): Settings {
  return {
    language: preferredLanguage(languages),
    theme: 'system',
    board: 'wood',
    pieces: 'figures',
    boardSize: 100,
    notation: 'letters',
    coordinates: true,
    previewFirst: false,
    targets: true,
    premoves: true,
    autoQueen: 'never',
    autoFlip: false,
    sound: false,
    volume: 60,
    speech: false,
    inWords: false,
  };
}

/** The first of the reader's languages that the page speaks; English otherwise. */
export function preferredLanguage(languages: readonly string[]): Language {
  for (const language of languages) {
    const tag = language.toLowerCase();
    if (tag.startsWith('zh')) return /hant|tw|hk|mo/.test(tag) ? 'zh-Hant' : 'zh-Hans';
    if (tag.startsWith('en')) return 'en';
  }
  return 'en';
}

/** Settings from stored text; whatever is missing or not understood takes its default. */
export function readSettings(text: string | null, defaults: Settings): Settings {
  const stored = parsed(text);
  const choice = <T extends string>(value: unknown, among: readonly T[], otherwise: T): T =>
    among.includes(value as T) ? (value as T) : otherwise;
  const hundredths = (value: unknown, otherwise: number): number =>
    typeof value === 'number' && value >= 0 && value <= 100 ? Math.round(value) : otherwise;
  const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);
  return {
    language: choice(stored['language'], ['en', 'zh-Hans', 'zh-Hant'] as const, defaults.language),
    theme: choice(stored['theme'], themes, defaults.theme),
    board: choice(stored['board'], boards, defaults.board),
    pieces: choice(stored['pieces'], pieceSets, defaults.pieces),
    boardSize: boardSizes.find((size) => size === stored['boardSize']) ?? defaults.boardSize,
    notation: choice(stored['notation'], notations, defaults.notation),
    coordinates: flag(stored['coordinates'], defaults.coordinates),
    previewFirst: flag(stored['previewFirst'], defaults.previewFirst),
    targets: flag(stored['targets'], defaults.targets),
    premoves: flag(stored['premoves'], defaults.premoves),
    autoQueen: choice(stored['autoQueen'], autoQueens, defaults.autoQueen),
    autoFlip: flag(stored['autoFlip'], defaults.autoFlip),
    sound: flag(stored['sound'], defaults.sound),
    volume: hundredths(stored['volume'], defaults.volume),
    speech: flag(stored['speech'], defaults.speech),
    inWords: flag(stored['inWords'], defaults.inWords),
  };
}

export function loadSettings(): Settings {
  return readSettings(recall(storageKey), defaultSettings(navigator.languages));
}

export function saveSettings(settings: Settings): void {
  remember(storageKey, JSON.stringify(settings));
}

/** Tells the style sheets and assistive technology what was chosen. */
export function applySettings(settings: Settings, root: HTMLElement): void {
  root.lang = settings.language;
  root.dataset['theme'] = settings.theme;
  root.dataset['board'] = settings.board;
  root.dataset['pieces'] = settings.pieces;
  root.dataset['boardSize'] = String(settings.boardSize);
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
