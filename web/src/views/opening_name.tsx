// SPDX-License-Identifier: GPL-3.0-or-later
/** The opening's code, name and family in one line under the moves, which has its place also while there is none. */
import { useMemo } from 'preact/hooks';
import { shownOpening } from '../game/opening';
import { isOver, shownPly, type TableState } from '../game/table_state';
import type { OpeningAnswer } from '../core/types';
import { usePage } from './context';

export function OpeningName({ state }: { state: TableState }) {
  const { core, settings } = usePage();
  const opening = useMemo(
    () => shownOpening(core, state),
    [core, settings.language, state.answer.plies, shownPly(state), state.seat, isOver(state)],
  );
  return <OpeningText opening={opening} />;
}

export function OpeningText({ opening }: { opening: OpeningAnswer | null }) {
  // What is too long for the line can be read by pointing at it.
  const whole = opening ? `${opening.eco} ${opening.name}\n${opening.reason}` : undefined;
  return (
    <p class="opening" title={whole} data-testid="opening">
      {opening && (
        <>
          <span class="opening__name">
            <b>{opening.eco}</b> <span lang="en">{opening.name}</span>
          </span>
          {opening.family_name && <span class="opening__family"> · {opening.family_name}</span>}
        </>
      )}
    </p>
  );
}
