// SPDX-License-Identifier: GPL-3.0-or-later
/** Two people at one board. */
import { useState } from 'preact/hooks';
import { localGameKey } from '../game/local_game';
import { usePage } from './context';
import { NewGameDialog } from './new_game_dialog';
import { useGoneWithPage } from './not_kept';
import { TableView } from './table_view';
import { useLocalTable } from './use_table';

export function LocalPage() {
  const { messages } = usePage();
  const { state, send, now, restart, resumed } = useLocalTable();
  const [setsUp, setSetsUp] = useState(false);
  const notKept = useGoneWithPage(localGameKey);
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
        notes={[...(resumed ? [messages.clock.pausedWhileAway] : []), ...(notKept ? [messages.room.game] : [])]}
        title={messages.nav.play}
      />
      {setsUp && <NewGameDialog onStart={restart} onClose={() => setSetsUp(false)} />}
    </>
  );
}
