// SPDX-License-Identifier: GPL-3.0-or-later
/** Short sounds made on the spot; silent unless asked for, and until the reader has touched the page. */
import { useEffect, useRef } from 'preact/hooks';
import type { TableState } from '../game/table_state';

const tones = { move: [520, 0.05], capture: [340, 0.07], check: [700, 0.12], end: [260, 0.3], low: [880, 0.25] } as const;

let context: AudioContext | null = null;

export function useSounds(state: TableState, on: boolean): void {
  const before = useRef(state.answer);
  useEffect(() => {
    const now = state.answer;
    const last = now.plies[now.plies.length - 1];
    if (on && now.outcome && !before.current.outcome) playSound('end');
    else if (on && last && now.plies.length > before.current.plies.length) {
      playSound(last.san.endsWith('+') ? 'check' : last.san.includes('x') ? 'capture' : 'move');
    }
    before.current = now;
  }, [state.answer]);
}

export function playSound(name: keyof typeof tones): void {
  const [frequency, seconds] = tones[name];
  context ??= new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'triangle';
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0.15, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + seconds);
}
