// SPDX-License-Identifier: GPL-3.0-or-later
/** "Who can still win": asked of the rules beside the page, read with buttons, keys and the board, and gone when the board changes. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardAsked, BoardIntent, Scene } from '../board/scene';
import { askWhoCanWin } from '../core/prover';
import { firstRound, limits, lineOf, newStudy, studyStep, type Study, type StudyIntent } from '../game/study';
import type { Result } from '../core/types';
import { shownFen, type TableState } from '../game/table_state';
import { usePage } from './context';

export interface StudyDesk {
  /** How often it was asked: each time, more positions are looked at. */
  round: number;
  /** Null while the answer is awaited, and where there is none. */
  study: Study | null;
  waits: boolean;
  /** More can be looked at than was. */
  canLookFurther: boolean;
  send: (intent: StudyIntent) => void;
  lookFurther: () => void;
  close: () => void;
}

/** The position that the question is about. */
export interface Studied {
  fen: string;
  /** How much has happened in the game: the answer goes when there is more or less. */
  events: number;
  chess960: boolean;
  result: Result | null;
}

export function studiedTable(table: TableState): Studied {
  return {
    fen: shownFen(table),
    // An event that is shown ahead of the server's word is the same event after it.
    events: table.events.length + table.pending.length,
    chess960: table.setup.chess960 ?? false,
    result: table.answer.outcome?.result ?? null,
  };
}

export interface StudyTable {
  /** Null while nobody has asked. */
  desk: StudyDesk | null;
  ask: () => void;
  /** What the hand on the board asks for while the desk is open. */
  sendFromBoard: (shown: Scene) => (asked: BoardAsked) => void;
}

interface Asking {
  fen: string;
  /** After how many events it was asked: it is about them, and goes when there are more or fewer. */
  events: number;
  round: number;
  answered: boolean;
  study: Study | null;
}

const between_ms = 900;

export function useStudy({ fen, events, chess960, result }: Studied): StudyTable {
  const { core, settings } = usePage();
  const [held, setHeld] = useState<Asking | null>(null);
  const open = held && held.fen === fen && held.events === events ? held : null;

  const ask = (round = firstRound(result !== null)) => setHeld({ fen, events, round, answered: false, study: null });
  const send = (intent: StudyIntent) =>
    setHeld((now) => (now?.study ? { ...now, study: studyStep(now.study, intent) } : now));
  const close = () => setHeld(null);

  useEffect(() => {
    if (!open) return;
    const { round } = open;
    const question = {
      fen,
      chess960,
      limit: limits[round]!,
      lang: settings.language,
    };
    setHeld({ ...open, answered: false });
    return askWhoCanWin(question, (answer) => {
      setHeld((now) => now && { ...now, answered: true, study: answer && kept(newStudy(core, answer, result), now.study) });
    });
  }, [open && `${fen} ${open.round}`, settings.language]);

  const plays = open?.study?.plays ?? false;
  useEffect(() => {
    if (!plays) return;
    const timer = setInterval(() => send({ kind: 'tick' }), between_ms);
    return () => clearInterval(timer);
  }, [plays]);

  const now = useRef({ open, send, close });
  now.current = { open, send, close };
  useLayoutEffect(() => {
    if (!open) return;
    const pressed = (event: KeyboardEvent) => {
      const { open: asking, ...does } = now.current;
      if (asking) onKey(event, asking.study, does);
    };
    document.addEventListener('keydown', pressed, { capture: true });
    return () => document.removeEventListener('keydown', pressed, { capture: true });
  }, [open !== null]);

  const desk: StudyDesk | null = open && {
    round: open.round,
    study: open.study,
    waits: !open.answered,
    canLookFurther: open.round + 1 < limits.length,
    send,
    lookFurther: () => ask(open.round + 1),
    close,
  };
  const sendFromBoard = (shown: Scene) => (asked: BoardAsked) => {
    const intent = typeof asked === 'function' ? asked(shown) : asked;
    const meant = intent && intentOfBoard(intent);
    if (meant) send(meant);
  };
  return { desk, ask: () => ask(), sendFromBoard };
}

/** Told again in another language, it stays at what was read. */
function kept(next: Study, before: Study | null): Study {
  const same = before && lineOf(before).length === lineOf({ ...next, side: before.side }).length;
  return same ? { ...next, side: before.side, at: before.at, pointed: before.pointed } : next;
}

function intentOfBoard(intent: BoardIntent): StudyIntent | null {
  switch (intent.kind) {
    case 'select':
      return { kind: 'point-square', square: intent.square };
    case 'try':
      return { kind: 'point-square', square: intent.to };
    case 'cancel':
      return { kind: 'point-square', square: null };
    default:
      return null;
  }
}

/** Arrows step, also while a button has the focus; on the board they walk over the squares. */
function onKey(
  event: KeyboardEvent,
  study: Study | null,
  { send, close }: { send: (intent: StudyIntent) => void; close: () => void },
): void {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
  const target = event.target as HTMLElement;
  if (target.matches('input, textarea, select')) return;
  if (event.key === 'Escape') close();
  else if (target.matches('[role="gridcell"]') || !study) return;
  else {
    const intent = intentOfKey(event.key, study, target.matches('button, a, summary'));
    if (!intent) return;
    send(intent);
  }
  event.preventDefault();
}

function intentOfKey(key: string, study: Study, onControl: boolean): StudyIntent | null {
  const last = lineOf(study).length;
  if (last === 0) return null;
  switch (key) {
    case 'ArrowLeft':
      return { kind: 'go-by', steps: -1 };
    case 'ArrowRight':
      return { kind: 'go-by', steps: 1 };
    case 'Home':
    case 'ArrowUp':
      return { kind: 'go', at: 0 };
    case 'End':
    case 'ArrowDown':
      return { kind: 'go', at: last };
    case ' ':
      return onControl ? null : { kind: 'play' };
    default:
      return null;
  }
}

