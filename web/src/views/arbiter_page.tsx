// SPDX-License-Identifier: GPL-3.0-or-later
/** An arbiter enters what happened at a board and reads the ruling. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useArbiterMessages } from '../i18n/arbiter_messages';
import { ArbiterDesk } from './arbiter_desk';
import { ArbiterSetup } from './arbiter_setup';
import { useArbiter } from './use_arbiter';

export function ArbiterPage() {
  const arbiterWords = useArbiterMessages();
  const table = useArbiter();
  useEffect(() => {
    document.title = `${arbiterWords.heading} · adoube`;
  }, [arbiterWords]);
  useStartAtTop(table.desk !== null);
  return table.desk ? <ArbiterDesk table={table} desk={table.desk} /> : <ArbiterSetup begin={table.begin} />;
}

/** The desk after the set-up, and the set-up after the desk, are each begun at their heading. */
function useStartAtTop(atDesk: boolean): void {
  const before = useRef(atDesk);
  useLayoutEffect(() => {
    if (before.current !== atDesk) scrollTo(0, 0);
    before.current = atDesk;
  }, [atDesk]);
}
