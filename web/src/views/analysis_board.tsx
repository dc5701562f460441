// SPDX-License-Identifier: GPL-3.0-or-later
/** A game that is analysed: the board, and one column beside it in which every part keeps its place. */
import { AskPanel } from '../ask/ask_panel';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { intentOfKey } from '../analysis/analysis_keys';
import { analysisScene, askedOfAnalysis } from '../analysis/analysis_scene';
import type { AnalysisAsked, AnalysisState } from '../analysis/analysis_state';
import { historyOf } from '../analysis/standing';
import { nodeOf, pathTo, plyOf } from '../analysis/tree';
import { Board } from '../board/board';
import type { BoardAsked, StrokeColour } from '../board/scene';
import { studyScene } from '../game/study';
import { useAnalysisMessages } from '../i18n/analysis_messages';
import { AnalysisAnnouncer } from './analysis_announcer';
import { AnalysisNotes } from './analysis_notes';
import { AnalysisOpen } from './analysis_open';
import { AnalysisShare } from './analysis_share';
import { AnalysisStatus } from './analysis_status';
import { AnalysisTree } from './analysis_tree';
import { usePage } from './context';
import { lazily, PartWaiting } from './lazy';
import { useDroppedFile } from './use_dropped_file';
import { Masthead } from './masthead';
import { PencilBar, PencilButton } from './pencil';
import { RulingCard } from './ruling_card';
import { StudyPanel } from './study_panel';
import { MoveEntry, ToolButton } from './tools';
import type { AnalysisTable } from './use_analysis';
import { useStudy } from './use_study';
import { WordsButton } from './words_button';
import { WordsOfPosition } from './words_of_position';

const ExplorerPanel = lazily(() => import('./explorer_panel').then((panel) => panel.ExplorerPanel), PartWaiting);
const EnginePanel = lazily(() => import('./engine_panel').then((panel) => panel.EnginePanel), PartWaiting);

interface Props {
  table: AnalysisTable;
  onSetUp: () => void;
  /** What was wrong with what was brought here, or with keeping it. */
  fault: string | null;
  onHeard: () => void;
}

export function AnalysisBoard({ table, onSetUp, fault, onHeard }: Props) {
  const { settings, messages, openKeys } = usePage();
  const words = useAnalysisMessages();
  const { state, standing, send } = table;
  const [panel, setPanel] = useState<'open' | 'share' | null>(null);
  const [dropped, setDropped] = useState<File | null>(null);
  const [beside, setBeside] = useState<'engine' | 'games' | null>(null);
  const toggle = (part: 'engine' | 'games') => setBeside(beside === part ? null : part);
  const [pencil, setPencil] = useState<StrokeColour | null>(null);
  const drags = useDroppedFile((file) => {
    setDropped(file);
    setPanel('open');
  });
  useAnalysisKeys(state, send, openKeys);

  const study = useStudy({
    fen: standing.fen,
    events: plyOf(state.game.tree, state.at),
    chess960: state.game.chess960,
    result: standing.outcome?.result ?? null,
  });
  const scene = analysisScene(state, standing);
  const reads = study.desk?.study ? studyScene(scene, study.desk.study) : null;
  const shown = reads ?? scene;
  const sendFromBoard = (asked: BoardAsked) => {
    if (reads) study.sendFromBoard(reads)(asked);
    else send(askedOfAnalysis(asked, () => scene));
  };
  const sketching = { pencil, setPencil, clear: () => send({ kind: 'clear-sketch' }) };

  return (
    <main
      class={`analysis ${drags ? 'analysis--drop' : ''} ${study.desk ? 'analysis--study' : ''}`}
      data-drop={words.open.drop}>
      <h1 class="visually-hidden">{words.title}</h1>
      <div class="analysis__masthead">
        <Masthead here="analysis" />
      </div>
      <div class="analysis__board">
        <Board scene={shown} settings={settings} messages={messages} pencil={pencil} send={sendFromBoard} />
      </div>
      <AnalysisStatus state={state} standing={standing} opening={useOpening(state)} fault={fault} onHeard={onHeard} />
      <AnalysisTree state={state} send={send} />
      <div class={`analysis__tools tools ${pencil ? 'tools--drawing' : ''}`}>
        <Steps state={state} send={send} />
        {pencil ? <PencilBar sketching={sketching} /> : <MoveEntry onEnter={(text) => send({ kind: 'enter', text })} />}
        <div class="tools__group">
          <WordsButton byKey={false} />
          <PencilButton sketching={sketching} />
          <ToolButton name="flip" label={`${messages.moves.flip} (f)`} onClick={() => send({ kind: 'flip' })} testId="flip" />
          <ToolButton
            name="ask"
            label={`${state.selected ? messages.asking.ask : messages.asking.askAnything} (w)`}
            onClick={() => send({ kind: 'ask' })}
            testId="ask"
          />
        </div>
      </div>
      <div class="analysis__desk" data-testid="desk">
        {study.desk ? (
          <StudyPanel desk={study.desk} outcome={standing.outcome} />
        ) : state.desk?.kind === 'ruling' ? (
          <RulingCard card={state.desk.card} marks={scene.drawing.marks} />
        ) : state.desk?.kind === 'inquiry' ? (
          <AskPanel asking={state.desk.asking} close={() => send({ kind: 'cancel' })} move={moveAskable(state, send)} />
        ) : beside === 'engine' ? (
          <EnginePanel
            fen={standing.fen}
            chess960={state.game.chess960}
            isOver={standing.outcome !== null}
            onMove={(move) => send({ kind: 'enter', text: move })}
            onClose={() => setBeside(null)}
          />
        ) : beside === 'games' ? (
          <ExplorerPanel
            fen={standing.fen}
            chess960={state.game.chess960}
            onMove={(move) => send({ kind: 'enter', text: move })}
            onClose={() => setBeside(null)}
          />
        ) : (
          <AnalysisNotes key={state.at} state={state} send={send} />
        )}
      </div>
      <div class="analysis__actions">
        <button type="button" class="button" onClick={() => setPanel('open')} data-testid="open">
          {words.actions.open}
        </button>
        <button type="button" class="button" onClick={onSetUp} data-testid="set-up" title={words.actions.setUp}>
          {words.actions.setUpShort}
        </button>
        <button type="button" class="button" onClick={() => setPanel('share')} data-testid="share" title={words.actions.share}>
          {words.actions.shareShort}
        </button>
        <button
          type="button"
          class="button"
          aria-pressed={beside === 'games'}
          onClick={() => toggle('games')}
          data-testid="games-button"
        >
          {words.actions.games}
        </button>
        <button
          type="button"
          class="button"
          aria-pressed={beside === 'engine'}
          onClick={() => toggle('engine')}
          data-testid="engine-button"
        >
          {words.actions.engine}
        </button>
        <button type="button" class="button" onClick={study.ask} data-testid="why">
          {words.actions.who}
        </button>
      </div>
      {panel === 'open' && (
        <AnalysisOpen
          table={table}
          file={dropped}
          onClose={(brought) => {
            setPanel(null);
            setDropped(null);
            if (brought) requestAnimationFrame(toCurrentMove);
          }}
        />
      )}
      {panel === 'share' && <AnalysisShare table={table} onClose={() => setPanel(null)} />}
      <WordsOfPosition scene={shown} />
      <AnalysisAnnouncer state={state} standing={standing} />
    </main>
  );
}

function Steps({ state, send }: Pick<AnalysisTable, 'state' | 'send'>) {
  const { messages } = usePage();
  const { tree } = state.game;
  const atStart = pathTo(tree, state.at).length === 0;
  const atEnd = tree.nodes.get(state.at)?.children.length === 0;
  const words = messages.moves;
  return (
    <div class="tools__group">
      <ToolButton name="first" label={words.first} disabled={atStart} onClick={() => send({ kind: 'first' })} />
      <ToolButton name="previous" label={words.previous} disabled={atStart} onClick={() => send({ kind: 'previous' })} />
      <ToolButton name="next" label={words.next} disabled={atEnd} onClick={() => send({ kind: 'next' })} />
      <ToolButton name="last" label={words.last} disabled={atEnd} onClick={() => send({ kind: 'last' })} />
    </div>
  );
}

/** What the moves up to here are called; null where there is no name. */
function useOpening({ game, at }: AnalysisState) {
  const { core, settings } = usePage();
  return useMemo(() => {
    if (game.chess960) return null;
    const { start, moves, skipped } = historyOf(game, at);
    const answer = skipped === 0 ? core.opening(start, moves) : null;
    return answer?.name ? answer : null;
  }, [core, settings.language, game, at]);
}

function useAnalysisKeys(state: AnalysisState, send: AnalysisTable['send'], openKeys: () => void): void {
  const now = useRef({ state, send, openKeys });
  now.current = { state, send, openKeys };
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const target = event.target as HTMLElement;
      if (target.matches('input:not([type=radio]):not([type=checkbox]), textarea, select')) {
        if (event.key === 'Escape') target.blur();
        return;
      }
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (plain && event.key === '?') now.current.openKeys();
      else if (plain && event.key === '/') focusOn('#move-entry');
      else if (plain && event.key === 'c') focusOn('#comment');
      else if (plain && event.key === 'b' && !now.current.state.promotion) focusOn('.grid__cell[tabindex="0"]');
      else {
        const intent = intentOfKey(event, now.current.state);
        if (!intent) return;
        now.current.send(intent);
      }
      event.preventDefault();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

/** Where a game was opened the page is read from its top, and the moves have the focus. */
function toCurrentMove(): void {
  document.querySelector<HTMLElement>('.moves-tree .is-current')?.focus({ preventScroll: true });
  scrollTo(0, 0);
}

/** The move that led to the position shown. */
function moveAskable(state: AnalysisState, send: (asked: AnalysisAsked) => void) {
  const { move } = nodeOf(state.game.tree, state.at);
  return move ? { san: move.san, ask: () => send({ kind: 'ask-move' }) } : null;
}
