// SPDX-License-Identifier: GPL-3.0-or-later
/** Two people at one board. */
import { useState } from 'preact/hooks';
import { usePage } from './context';
import { NewGameDialog } from './new_game_dialog';
import { TableView } from './table_view';
import { useLocalTable } from './use_table';

export function LocalPage() {
  const { messages } = usePage();
  const { state, send, now, restart, resumed } = useLocalTable();
  const [setsUp, setSetsUp] = useState(false);
  const people = { white: { name: messages.colors.white }, black: { name: messages.colors.black } };
  return (
    <>
      <TableView
        state={state}
        send={send}
        now={now}
        people={people}
        onNewGame={() => setSetsUp(true)}
        onSetUp={() => setSetsUp(true)}
        notes={resumed ? [messages.clock.pausedWhileAway] : []}
        title={messages.nav.play}
      />
      {setsUp && <NewGameDialog onStart={restart} onClose={() => setSetsUp(false)} />}
    </>
  );
}
