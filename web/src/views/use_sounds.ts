// SPDX-License-Identifier: GPL-3.0-or-later
/** Short sounds made on the spot; silent unless asked for, and until the reader has touched the page. */
import { useEffect, useRef } from 'preact/hooks';
import type { GameAnswer } from '../core/types';
import type { TableState } from '../game/table_state';
import type { Settings } from '../settings/settings';

/** Each a run of tones: Hz and seconds. */
const tunes = {
  start: [[440, 0.08], [660, 0.12]],
  move: [[520, 0.05]],
  capture: [[340, 0.07]],
  castle: [[520, 0.05], [520, 0.05]],
  promotion: [[520, 0.06], [780, 0.1]],
  check: [[700, 0.12]],
  low: [[880, 0.25]],
  end: [[390, 0.12], [260, 0.3]],
} as const satisfies Record<string, readonly (readonly [number, number])[]>;

export type Sound = keyof typeof tunes;
type Loudness = Pick<Settings, 'sound' | 'volume'>;

let context: AudioContext | null = null;

export function useSounds({ answer }: TableState, loudness: Loudness): void {
  const before = useRef(answer);
  useEffect(() => {
    const sound = soundBetween(before.current, answer);
    before.current = answer;
    if (sound) playSound(sound, loudness);
  }, [answer]);
}

/** What is heard when one state of a game follows another; null for silence. */
export function soundBetween(before: GameAnswer, now: GameAnswer): Sound | null {
  if (now.outcome) return before.outcome ? null : 'end';
  const last = now.plies[now.plies.length - 1];
  if (!last || now.plies.length <= before.plies.length) return null;
  if (last.san.endsWith('+')) return 'check';
  if (last.san.includes('=')) return 'promotion';
  if (last.san.startsWith('O')) return 'castle';
  if (last.san.includes('x')) return 'capture';
  return now.plies.length === 1 ? 'start' : 'move';
}

export function playSound(name: Sound, { sound, volume }: Loudness): void {
  if (!sound || volume === 0) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [frequency, seconds] of tunes[name]) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime((0.25 * volume) / 100, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + seconds);
    at += seconds;
  }
}
