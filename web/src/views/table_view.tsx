// SPDX-License-Identifier: GPL-3.0-or-later
/** A game as it is seen: the board, and one column beside it in which every part keeps its place. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Board } from '../board/board';
import { opposite, type Color } from '../core/squares';
import { bottomColor, movingColor, type Asked, type TableState } from '../game/table_state';
import { intentOfKey } from '../game/keys';
import { Actions } from './actions';
import { Announcer } from './announcer';
import { usePage } from './context';
import { Desk } from './desk';
import { Masthead } from './masthead';
import { MoveList } from './move_list';
import { PlayerBar, type Person } from './player_bar';
import { BoardTools, MoveEntry, Replay } from './tools';
import { useSounds } from './use_sounds';

interface Props {
  state: TableState;
  send: (asked: Asked) => void;
  people: Record<Color, Person>;
  onNewGame: () => void;
  link?: string;
  /** Takes the desk's place: an invitation, a hand to pick. */
  desk?: ComponentChildren;
  banner?: ComponentChildren;
  /** Lines under whose turn it is. */
  notes?: string[];
  title: string;
}

export function TableView({ state, send, people, onNewGame, link, desk, banner, notes = [], title }: Props) {
  const { settings, messages, openKeys } = usePage();
  const bottom = bottomColor(state, settings.autoFlip);
  useSounds(state, settings.sound);
  const now = useRef({ state, send, openKeys });
  now.current = { state, send, openKeys };
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => onKey(event, now.current.state, now.current.send, now.current.openKeys);
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
  useEffect(() => {
    document.title = `${title} · adoube`;
  }, [title]);

  return (
    <main class="table">
      <h1 class="visually-hidden">{title}</h1>
      <div class="table__masthead">
        <Masthead />
      </div>
      <div class="table__banner">{banner}</div>
      <div class="table__them">
        <PlayerBar state={state} color={opposite(bottom)} person={people[opposite(bottom)]} waits={desk !== undefined} />
      </div>
      <div class="table__board">
        <Board state={state} settings={settings} messages={messages} send={send} />
      </div>
      <div class="table__moves">
        <MoveList state={state} send={send} />
      </div>
      <div class="table__tools tools">
        <Replay state={state} send={send} />
        <MoveEntry send={send} disabled={movingColor(state) === null} />
        <BoardTools state={state} send={send} />
      </div>
      <div class="table__desk">{desk ?? <Desk state={state} send={send} link={link} notes={notes} />}</div>
      <div class="table__me">
        <PlayerBar state={state} color={bottom} person={people[bottom]} waits={desk !== undefined} />
      </div>
      <div class="table__actions">
        <Actions state={state} send={send} onNewGame={onNewGame} />
      </div>
      <Announcer state={state} />
    </main>
  );
}

function onKey(event: KeyboardEvent, state: TableState, send: Props['send'], openKeys: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || document.querySelector('dialog[open]'))
    return;
  const target = event.target as HTMLElement;
  const typing = target.matches('input, textarea, select');
  if (typing) {
    if (event.key === 'Escape') target.blur();
    return;
  }
  if (event.key === '?') openKeys();
  else if (event.key === '/') focusOn('#move-entry');
  else if (event.key === 'b' && !state.promotion) focusOn('.grid__cell[tabindex="0"]');
  else {
    const onControl = target.matches('button, a, summary, [role="gridcell"]');
    const intent = intentOfKey(event.key, state, onControl);
    if (!intent) return;
    send(intent);
  }
  event.preventDefault();
}

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}
