// SPDX-License-Identifier: GPL-3.0-or-later
/** A lesson as the views use it: its value, what it hears, and what is kept of it. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardAsked } from '../board/scene';
import type { Lesson } from '../learn/lesson';
import { intentOfBoard } from '../learn/lesson_scene';
import { newPlayer, retold, stopOf, type Player } from '../learn/player';
import { playerStep, type PlayerIntent } from '../learn/player_step';
import { met, progressIn, visited } from '../learn/progress';
import { usePage } from './context';
import { keepProgress, progressNow } from './use_progress';

export interface LessonTable {
  player: Player;
  send: (intent: PlayerIntent) => void;
  sendFromBoard: (asked: BoardAsked) => void;
}

/** `lesson`: one and the same, in whichever language. `id`: under which progress is kept; null where none is, as for a teacher's task. */
export function usePlayer(lesson: Lesson, id: string | null): LessonTable {
  const { core, settings } = usePage();
  const [player, setPlayer] = useState(() => newPlayer(core, lesson, startOf(lesson, id)));
  const latest = useRef(player);
  const send = (intent: PlayerIntent) => {
    const next = playerStep(core, latest.current, intent);
    if (id !== null) keep(id, latest.current, next);
    latest.current = next;
    setPlayer(next);
  };
  const sendFromBoard = (asked: BoardAsked) => {
    const intent = intentOfBoard(core, latest.current, asked);
    if (intent) send(intent);
  };
  useEffect(() => {
    if (id !== null) keepProgress(visited(progressNow(), id, lesson, latest.current.at));
  }, []);
  const mounted = useRef(false);
  useLayoutEffect(() => {
    if (mounted.current) {
      latest.current = retold(core, latest.current, lesson);
      setPlayer(latest.current);
    }
    mounted.current = true;
  }, [lesson, settings.language]);
  return { player, send, sendFromBoard };
}

/** A lesson that is done begins anew; otherwise it goes on where it was left. */
function startOf(lesson: Lesson, id: string | null): number {
  const kept = id === null ? null : progressIn(progressNow(), id);
  return kept && !kept.done && lesson.step ? kept.at : 0;
}

function keep(id: string, before: Player, now: Player): void {
  const how = stopOf(now).met;
  if (now.at !== before.at) keepProgress(visited(progressNow(), id, now.lesson, now.at));
  if (how && stopOf(before).met !== how) keepProgress(met(progressNow(), id, now.lesson, now.at, how));
}
