// SPDX-License-Identifier: GPL-3.0-or-later
/** The arbiter's log kept in this browser, so that a reload loses nothing; and the set-up chosen last. */
import type { Pace } from '../core/types';
import { forget, recall, remember } from '../settings/storage';
import type { Timing } from './arbiter_state';
import { defaultForm, type SetupForm } from './arbiter_setup';
import { isFault, readScript, writeScript, type Script } from './script';

export interface Kept {
  script: Script;
  timing: Timing;
  /** When the game's time was 0, by this machine's clock: with a live clock time passes while the page is closed, as at the board. */
  began_ms: number;
}

export const logKey = 'adoube.arbiter';
const formKey = 'adoube.arbiter.setup';

export function keepLog({ script, timing, began_ms }: Kept): void {
  remember(logKey, JSON.stringify({ script: writeScript(script), timing, began_ms }));
}

/** The log in stored text; null where there is none. */
export function readKept(text: string | null): Kept | null {
  const stored = parsed(text);
  const { script: written, timing, began_ms } = stored;
  if (typeof written !== 'string') return null;
  const script = readScript(written);
  if (isFault(script)) return null;
  return {
    script,
    timing: timing === 'live' ? 'live' : 'typed',
    began_ms: typeof began_ms === 'number' ? began_ms : 0,
  };
}

export function keptLog(): Kept | null {
  return readKept(recall(logKey));
}

export function dropLog(): void {
  forget(logKey);
}

/** The regulations of the event stay for the next board; position, times and offences are of one board alone. */
export function keepForm({
  control,
  pace,
  supervision,
  penalty_ms,
  defaultTime,
  noDrawBefore,
  guidelines,
  where,
}: SetupForm): void {
  const kept = { control, pace, supervision, penalty_ms, defaultTime, noDrawBefore, guidelines, where };
  remember(formKey, JSON.stringify(kept));
}

export function keptForm(): SetupForm {
  return readForm(recall(formKey));
}

/** The form in stored text; whatever is missing or not understood takes its default. */
export function readForm(text: string | null): SetupForm {
  const stored = parsed(text);
  const { control, pace, supervision, penalty_ms, defaultTime, noDrawBefore, guidelines, where } = stored;
  const paces: readonly unknown[] = ['standard', 'rapid', 'blitz'];
  const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
  return {
    ...defaultForm,
    where: where === 'incident' ? 'incident' : 'start',
    control: control === null || typeof control === 'string' ? control : defaultForm.control,
    pace: paces.includes(pace) ? (pace as Pace) : null,
    supervision: supervision === 'limited' ? 'limited' : 'full',
    penalty_ms: penalty_ms === 60_000 ? 60_000 : defaultForm.penalty_ms,
    defaultTime: isCount(defaultTime) ? defaultTime : 0,
    noDrawBefore: isCount(noDrawBefore) ? noDrawBefore : 0,
    guidelines: guidelines === true,
  };
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
