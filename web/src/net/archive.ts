// SPDX-License-Identifier: GPL-3.0-or-later
/** What the page asks the server about its archive. */
import { ask, Refusal, type Answer } from './ask';
import {
  readArchivePage,
  readExplorerPage,
  readImportList,
  readImportNotes,
  readImportState,
  type ArchivePage,
  type ExplorerPage,
  type ImportNotes,
  type ImportState,
} from './messages';

export const findGames = (query: string): Promise<Answer<ArchivePage>> =>
  ask('GET', `/api/archive${query && '?'}${query}`, readArchivePage);

export function explorePosition(fen: string, chess960: boolean, own: boolean): Promise<Answer<ExplorerPage>> {
  const query = new URLSearchParams({ fen });
  if (chess960) query.set('variant', 'chess960');
  if (own) query.set('own', '1');
  return ask('GET', `/api/archive/positions?${query}`, readExplorerPage);
}

/** The PGN of a game; null where there is none for whoever asks. */
export async function archivedPgn(id: string): Promise<string | null> {
  const answer = await ask('GET', `/api/archive/games/${id}.pgn`, (text: string) => text);
  return answer instanceof Refusal ? null : answer;
}

export const ownGamesPath = '/api/archive/own.pgn';

export async function listImports(): Promise<Answer<ImportState[]>> {
  const answer = await ask('GET', '/api/archive/imports', readImportList);
  return answer instanceof Refusal ? answer : answer.imports;
}
export const beginImport = (name: string): Promise<Answer<ImportState>> =>
  ask('POST', '/api/archive/imports', readImportState, { name });
export const readImport = (id: string): Promise<Answer<ImportState>> =>
  ask('GET', `/api/archive/imports/${id}`, readImportState);
export const sendPiece = (id: string, offset: number, piece: Blob): Promise<Answer<ImportState>> =>
  ask('PUT', `/api/archive/imports/${id}/pieces/${offset}`, readImportState, new Blob([piece], { type: pgnType }));
export const endImport = (id: string): Promise<Answer<ImportState>> =>
  ask('POST', `/api/archive/imports/${id}/end`, readImportState, {});
export const readFindings = (id: string, from: number, language: string): Promise<Answer<ImportNotes>> =>
  ask('GET', `/api/archive/imports/${id}/findings?from=${from}&lang=${language}`, readImportNotes);

const pgnType = 'application/x-chess-pgn';
