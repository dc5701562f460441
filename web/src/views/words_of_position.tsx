// SPDX-License-Identifier: GPL-3.0-or-later
/** The position in words beside a board, where the reader wants it; on every page the same choice. */
import { useRef } from 'preact/hooks';
import { PositionInWords } from '../board/position_in_words';
import type { Scene } from '../board/scene';
import { usePage } from './context';

export function WordsOfPosition({ scene }: { scene: Scene }) {
  const { settings, change } = usePage();
  const wasOpen = useRef(settings.inWords);
  if (!settings.inWords) return null;
  return (
    <div class="words-of-position">
      <PositionInWords scene={scene} close={() => change({ inWords: false })} isNew={!wasOpen.current} />
    </div>
  );
}
