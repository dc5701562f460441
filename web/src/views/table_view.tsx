// SPDX-License-Identifier: GPL-3.0-or-later
/** A game as it is seen: the board, and one column beside it in which every part keeps its place. */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Board } from '../board/board';
import type { BoardAsked } from '../board/scene';
import { useSketch } from '../board/use_sketch';
import { opposite, type Color } from '../core/squares';
import type { Asked, TableState } from '../game/table_state';
import { intentOfKey } from '../game/keys';
import { studyScene } from '../game/study';
import { askedOfTable, tableScene } from '../game/table_scene';
import { Actions } from './actions';
import { Announcer } from './announcer';
import { usePage } from './context';
import { Desk } from './desk';
import { useSaid } from './live_region';
import { Masthead } from './masthead';
import { MoveList } from './move_list';
import { OpeningName } from './opening_name';
import { PencilBar } from './pencil';
import { PlayerBar, type Person } from './player_bar';
import { PlayerClock, spokenClocks, spokenTime } from './player_clock';
import { StudyPanel } from './study_panel';
import { BoardTools, MoveEntry, Replay } from './tools';
import { useSentence } from './use_sentence';
import { playSound, useSounds } from './use_sounds';
import { enter } from './typed';
import { studiedTable, useStudy } from './use_study';
import { WordsOfPosition } from './words_of_position';

interface Props {
  state: TableState;
  send: (asked: Asked) => void;
  /** The game's time now, in ms. */
  now: () => number;
  people: Record<Color, Person>;
  onNewGame: () => void;
  link?: string;
  /** Takes the desk's place: an invitation, a hand to pick. */
  desk?: ComponentChildren;
  banner?: ComponentChildren;
  /** On the desk while nothing else lies there: the arbiter's tools. */
  official?: ComponentChildren;
  /** What lies on the desk needs more room than a player's. */
  roomy?: boolean;
  /** Below the board, for everyone. */
  below?: ComponentChildren;
  /** Beside what the status says. */
  noteButtons?: ComponentChildren;
  /** Lines under whose turn it is. */
  notes?: string[];
  title: string;
  /** Time does not pass in the game at the moment. */
  timeStands?: boolean;
  /** Opens the choice of a clock and touch-move, where the terms are this page's. */
  onSetUp?: () => void;
  /** On the card of the result, and the button of the next game between the two. */
  afterEnd?: ComponentChildren;
  rematch?: ComponentChildren;
}

export function TableView(props: Props) {
  const { state, send, now: time, people, onNewGame, link, desk, banner, notes = [], title, timeStands = false, onSetUp, afterEnd, rematch, official, roomy = false, below, noteButtons } = props;
  const { settings, change, messages, openKeys } = usePage();
  const scene = tableScene(state, settings.autoFlip);
  const { bottom } = scene;
  useSounds(state, settings);
  const [aside, say] = useSaid();
  const readClocks = () => say(spokenClocks(state, time(), messages));
  const warnOf = (color: Color, left_ms: number) => {
    say(messages.clock.low(color, spokenTime(left_ms, messages)));
    if (state.seat === 'both' || state.seat === color) playSound('low', settings);
  };
  const [told, setTold] = useSentence({ text: '', answer: state.answer });
  const tell = (text: string) => {
    say(text);
    setTold({ text, answer: state.answer });
  };
  const toggleWords = () => change({ inWords: !settings.inWords });
  const onEnter = (text: string) =>
    enter(text, {
      state,
      send,
      messages,
      say: tell,
      clocks: () => spokenClocks(state, time(), messages),
      openKeys,
      openWords: () => change({ inWords: true }),
    });
  const now = useRef({ state, send, openKeys, readClocks, toggleWords });
  now.current = { state, send, openKeys, readClocks, toggleWords };
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => onKey(event, now.current);
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
  useEffect(() => {
    document.title = `${title} · adoube`;
  }, [title]);

  const study = useStudy(studiedTable(state));
  const reads = study.desk?.study ? studyScene(scene, study.desk.study) : null;
  const sketching = useSketch();
  const shown = reads ?? scene;
  const sendFromBoard = (asked: BoardAsked) => send(askedOfTable(asked, settings.autoFlip));
  const waits = desk !== undefined;
  const game = useCount(state.setup);
  const clockOf = (color: Color) =>
    state.answer.clock && (
      <PlayerClock key={`${color} ${game}`} state={state} color={color} now={waits || timeStands ? undefined : time} onLow={warnOf} />
    );
  const bar = (color: Color) => (
    <PlayerBar state={state} color={color} person={people[color]} waits={waits} clock={clockOf(color)} />
  );
  return (
    <main class={`table ${state.answer.clock ? 'table--timed' : ''} ${study.desk ? 'table--study' : ''} ${roomy ? 'table--roomy' : ''}`}>
      <h1 class="visually-hidden">{title}</h1>
      <div class="table__masthead">
        <Masthead />
      </div>
      <div class="table__banner">{banner}</div>
      <div class="table__them">{bar(opposite(bottom))}</div>
      <div class="table__board">
        <Board
          scene={sketching.drawnOn(shown)}
          settings={settings}
          messages={messages}
          pencil={sketching.pencil}
          send={sketching.hearing(shown, reads ? study.sendFromBoard(reads) : sendFromBoard)}
        />
      </div>
      <div class="table__moves">
        <MoveList state={state} send={send} />
        <OpeningName state={state} />
      </div>
      <div class={`table__tools tools ${sketching.pencil ? 'tools--drawing' : ''}`}>
        <Replay state={state} send={send} />
        {sketching.pencil ? (
          <PencilBar sketching={sketching} />
        ) : (
          <MoveEntry onEnter={onEnter} />
        )}
        <BoardTools state={state} send={send} readClocks={readClocks} sketching={sketching} />
      </div>
      <div class="table__desk">
        {study.desk ? (
          <StudyPanel desk={study.desk} outcome={state.answer.outcome} />
        ) : (
          (desk ?? <Desk state={state} send={send} link={link} notes={told.text && told.answer === state.answer ? [told.text, ...notes] : notes} onSetUp={onSetUp} onAsk={study.ask} afterEnd={afterEnd} official={official} noteButtons={noteButtons} />)
        )}
      </div>
      <div class="table__me">{bar(bottom)}</div>
      <div class="table__actions">
        <Actions state={state} send={send} onNewGame={onNewGame} rematch={rematch} />
      </div>
      {below && <div class="table__official">{below}</div>}
      <WordsOfPosition scene={shown} />
      <Announcer state={state} aside={aside} />
    </main>
  );
}

/** How many values have been seen before this one: with it a part of the view begins anew. */
function useCount(value: unknown): number {
  const seen = useRef({ value, count: 0 });
  if (seen.current.value !== value) seen.current = { value, count: seen.current.count + 1 };
  return seen.current.count;
}

interface Reached {
  state: TableState;
  send: Props['send'];
  openKeys: () => void;
  readClocks: () => void;
  toggleWords: () => void;
}

function onKey(event: KeyboardEvent, { state, send, openKeys, readClocks, toggleWords }: Reached): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || document.querySelector('dialog[open]'))
    return;
  const target = event.target as HTMLElement;
  const typing = target.matches('input, textarea, select');
  if (typing) {
    if (event.key === 'Escape') target.blur();
    return;
  }
  if (event.key === '?') openKeys();
  else if (event.key === 't') readClocks();
  else if (event.key === 'p') toggleWords();
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
