// SPDX-License-Identifier: GPL-3.0-or-later
/** Two people at one board. */
import { usePage } from './context';
import { TableView } from './table_view';
import { useLocalTable } from './use_table';

export function LocalPage() {
  const { messages } = usePage();
  const { state, send, restart } = useLocalTable();
  const people = { white: { name: messages.colors.white }, black: { name: messages.colors.black } };
  return <TableView state={state} send={send} people={people} onNewGame={restart} title={messages.nav.play} />;
}
