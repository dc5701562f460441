// SPDX-License-Identifier: GPL-3.0-or-later
/** The arbiter's desk: the board with both clocks at the left; beside it what happened, the ruling, and the log. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { boardUse, shownAnswer, type ArbiterIntent, type ArbiterState } from '../arbiter/arbiter_state';
import { groups, type Group } from '../arbiter/acts';
import { sceneOfDesk, signsOf, tableOf } from '../arbiter/board_view';
import { Board } from '../board/board';
import { useSketch } from '../board/use_sketch';
import { opposite } from '../core/squares';
import { studyScene } from '../game/study';
import { useArbiterMessages } from '../i18n/arbiter_messages';
import { ArbiterAnnouncer } from './arbiter_announcer';
import { ArbiterPlayer, TimingChoice } from './arbiter_clocks';
import { ArbiterEntry } from './arbiter_entry';
import { ArbiterLog } from './arbiter_log';
import { ArbiterRuling } from './arbiter_ruling';
import { usePage } from './context';
import { Masthead } from './masthead';
import { Switch } from './segments';
import { SquareSigns } from './square_signs';
import { StudyPanel } from './study_panel';
import { ToolButton } from './tools';
import type { ArbiterTable } from './use_arbiter';
import { studiedTable, useStudy } from './use_study';

export function ArbiterDesk({ table, desk }: { table: ArbiterTable; desk: ArbiterState }) {
  const { settings, messages } = usePage();
  const arbiterWords = useArbiterMessages();
  const [group, setGroup] = useState<Group>('moves');
  const { send } = table;
  const study = useStudy(studiedTable(tableOf(desk)));
  const scene = sceneOfDesk(desk);
  const { bottom } = scene;
  const reads = study.desk?.study ? studyScene(scene, study.desk.study) : null;
  const shown = reads ?? scene;
  const sketching = useSketch();
  useKeys(desk, send, setGroup);

  const player = (color: 'white' | 'black') => (
    <ArbiterPlayer color={color} desk={desk} send={send} now={desk.timing === 'live' ? table.now : undefined} />
  );
  return (
    <main class="arbiter">
      <h1 class="visually-hidden">{arbiterWords.heading}</h1>
      <div class="arbiter__masthead">
        <Masthead here="arbiter" />
      </div>
      <div class="arbiter__side">
        {player(opposite(bottom))}
        <div class="arbiter__board">
          <Board
            scene={sketching.drawnOn(shown)}
            settings={settings}
            messages={messages}
            send={sketching.hearing(shown, reads ? study.sendFromBoard(reads) : table.sendFromBoard)}
          />
          {!reads && <SquareSigns signs={signsOf(desk)} bottom={bottom} />}
        </div>
        {player(bottom)}
        <BoardTools desk={desk} send={send} />
        {shownAnswer(desk).clock && <TimingChoice desk={desk} send={send} />}
      </div>
      <div class="arbiter__desk">
        {study.desk ? (
          <StudyPanel desk={study.desk} outcome={shownAnswer(desk).outcome} />
        ) : (
          <ArbiterEntry desk={desk} send={send} group={group} onGroup={setGroup} />
        )}
        <ArbiterRuling desk={desk} send={send} onAsk={study.desk ? null : study.ask} />
        <ArbiterLog desk={desk} send={send} leave={table.leave} />
      </div>
      <ArbiterAnnouncer desk={desk} />
    </main>
  );
}

/** A move typed, whether the clock is pressed with it, and the board turned. */
function BoardTools({ desk, send }: { desk: ArbiterState; send: (intent: ArbiterIntent) => void }) {
  const { messages } = usePage();
  const words = useArbiterMessages().board;
  const [text, setText] = useState('');
  const use = boardUse(desk);
  const label = use === 'squares' ? words.touchEntry : words.entry;
  const submit = (event: Event) => {
    event.preventDefault();
    if (!text.trim()) return;
    send({ kind: 'type-move', text });
    setText('');
    if (desk.draft) document.querySelector<HTMLElement>('[data-testid=enter]')?.focus();
  };
  return (
    <>
      <div class="arbiter__tools">
        <form class="entry" onSubmit={submit}>
          <input
            class="entry__field"
            id="move-entry"
            value={text}
            disabled={use === 'nothing'}
            placeholder={label}
            aria-label={label}
            aria-keyshortcuts="/"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            enterkeyhint="go"
            onInput={(event) => setText(event.currentTarget.value)}
            data-testid="entry"
          />
        </form>
        {shownAnswer(desk).clock && (
          <Switch
            label={words.pressing}
            title={words.pressingHint}
            on={desk.pressing}
            onChange={(on) => send({ kind: 'pressing', on })}
            testId="pressing"
          />
        )}
        <ToolButton name="flip" label={`${messages.moves.flip} (f)`} onClick={() => send({ kind: 'flip' })} testId="flip" />
      </div>
      <p class="arbiter__fault" role="alert" data-testid="move-fault">
        {desk.fault?.kind === 'move' ? words.notAMove(desk.fault.text) : ''}
      </p>
    </>
  );
}

/** Keys of the desk; none while a field is being filled in. */
function useKeys(desk: ArbiterState, send: (intent: ArbiterIntent) => void, setGroup: (group: Group) => void): void {
  const now = useRef({ desk, send });
  now.current = { desk, send };
  const { openKeys } = usePage();
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || document.querySelector('dialog[open]'))
        return;
      const target = event.target as HTMLElement;
      const typing = target.matches('textarea, select, input:not([type=radio], [type=checkbox])');
      if (event.key === 'Escape') {
        if (typing) target.blur();
        return now.current.send({ kind: 'cancel' });
      }
      if (typing) return;
      if (doKey(event.key, now.current.desk, now.current.send, setGroup, openKeys)) event.preventDefault();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}

function doKey(
  key: string,
  desk: ArbiterState,
  send: (intent: ArbiterIntent) => void,
  setGroup: (group: Group) => void,
  openKeys: () => void,
): boolean {
  const chosen = /^[1-9]$/.test(key) ? groups[Number(key) - 1] : undefined;
  const shown = desk.looking?.entry ?? desk.script.events.length;
  if (chosen) {
    setGroup(chosen);
    focusOn(`#happened-${chosen}`);
  } else if (key === '/') focusOn('#move-entry');
  else if (key === 'b') focusOn('.grid__cell[tabindex="0"]');
  else if (key === 'f') send({ kind: 'flip' });
  else if (key === '[') send({ kind: 'look', entry: shown - 1 });
  else if (key === ']') send({ kind: 'look', entry: shown + 1 });
  else if (key === '?') openKeys();
  else return false;
  return true;
}

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}
