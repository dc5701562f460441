// SPDX-License-Identifier: GPL-3.0-or-later
/** Files of games are brought into the archive: progress, what became of them, and going on where one broke off. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { upload } from '../archive/upload';
import { useArchiveMessages } from '../i18n/archive_messages';
import { Refusal } from '../net/ask';
import { beginImport, endImport, listImports, readFindings, readImport, sendPiece } from '../net/archive';
import type { ImportNote, ImportState } from '../net/messages';
import { usePage } from './context';
import { problemText } from './explorer_panel';
import { useSentence } from './use_sentence';

const post = {
  begin: beginImport,
  read: readImport,
  send: sendPiece,
  end: endImport,
  wait: (ms: number) => new Promise<void>((done) => setTimeout(done, ms)),
};

export function ArchiveBring({ onBrought }: { onBrought: () => void }) {
  const archive = useArchiveMessages();
  const words = archive.bring;
  const [imports, setImports] = useState<ImportState[]>([]);
  const [underWay, setUnderWay] = useState<{ state: ImportState; bytes: number } | null>(null);
  const [said, setSaid] = useSentence('');
  const [isFault, setIsFault] = useState(false);
  const stopped = useRef(false);
  const begun = useRef<ImportState | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = async () => {
    const answer = await listImports();
    if (!(answer instanceof Refusal)) setImports(answer);
  };
  useEffect(() => {
    void list();
    return () => {
      stopped.current = true;
    };
  }, []);

  const say = (text: string, fault = false) => {
    setSaid(text);
    setIsFault(fault);
  };
  const bring = async (file: File) => {
    const goesOn = begun.current;
    begun.current = null;
    if (goesOn && file.size < goesOn.taken) return say(words.otherFile, true);
    stopped.current = false;
    say('');
    const answer = await upload(post, file, goesOn, (state) => setUnderWay({ state, bytes: file.size }), () => stopped.current);
    setUnderWay(null);
    if (answer instanceof Refusal) say(problemText(answer, archive), true);
    else say(answer.ended ? words.ended(answer.name) : words.brokenOff(answer.name));
    await list();
    onBrought();
  };
  const choose = (goesOn: ImportState | null) => {
    begun.current = goesOn;
    input.current?.click();
  };
  return (
    <div class="bring" data-testid="bring">
      <h3>{words.heading}</h3>
      <p class="archive__hint">{words.text}</p>
      <input
        ref={input}
        type="file"
        accept=".pgn,text/plain,application/x-chess-pgn"
        class="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        data-testid="bring-file"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) void bring(file);
        }}
      />
      <p class="archive__actions">
        {underWay ? (
          <button type="button" class="button" onClick={() => (stopped.current = true)} data-testid="bring-stop">
            {words.stop}
          </button>
        ) : (
          <button type="button" class="button" onClick={() => choose(null)} data-testid="bring-choose">
            {words.choose}
          </button>
        )}
      </p>
      {underWay && <Progress {...underWay} />}
      <p class={isFault ? 'form__fault' : 'archive__hint'} role="status" data-testid="bring-said">
        {said}
      </p>
      {imports.length > 0 && (
        <>
          <h3>{words.earlier}</h3>
          <ul class="imports" data-testid="imports">
            {imports.map((one) => (
              <Earlier key={one.import} state={one} off={underWay !== null} onGoOn={() => choose(one)} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Progress({ state, bytes }: { state: ImportState; bytes: number }) {
  const words = useArchiveMessages().bring;
  const share = bytes === 0 ? 100 : Math.min(100, Math.floor((100 * state.taken) / bytes));
  return (
    <div class="bring__progress">
      <progress max={100} value={share} aria-label={words.progress} />
      <p>{words.underWay(state.name, share)}</p>
      <p class="archive__hint">{words.counts(state.games, state.kept, state.doubled, state.faulty)}</p>
    </div>
  );
}

function Earlier({ state, off, onGoOn }: { state: ImportState; off: boolean; onGoOn: () => void }) {
  const words = useArchiveMessages().bring;
  return (
    <li class="imports__one">
      <b>{state.name}</b>
      <span class="archive__hint">{words.counts(state.games, state.kept, state.doubled, state.faulty)}</span>
      {!state.ended && (
        <button type="button" class="button" disabled={off} onClick={onGoOn}>
          {words.goOn(state.name)}
        </button>
      )}
      {state.findings > 0 && <Findings state={state} />}
    </li>
  );
}

/** Asked for when it is opened, a page at a time. */
function Findings({ state }: { state: ImportState }) {
  const { messages, settings } = usePage();
  const words = useArchiveMessages().bring;
  const [notes, setNotes] = useState<ImportNote[]>([]);
  const [more, setMore] = useState<number | undefined>(0);
  const look = async (from: number, before: ImportNote[]) => {
    const answer = await readFindings(state.import, from, settings.language);
    if (answer instanceof Refusal) return;
    setNotes([...before, ...answer.findings]);
    setMore(answer.more);
  };
  useEffect(() => {
    if (notes.length > 0) void look(0, []);
  }, [settings.language]);
  return (
    <details
      class="findings"
      data-testid="findings"
      onToggle={(event) => {
        if (event.currentTarget.open) void look(0, []);
      }}
    >
      <summary>
        {words.show}
        {messages.players.aside(words.findings(state.findings))}
      </summary>
      <ul>
        {notes.map((note, index) => (
          <li key={index} class={`finding finding--${note.severity}`}>
            <span class="finding__place">
              {words.severity[note.severity]} · {words.place(note.game, note.line)}
            </span>{' '}
            {note.text} {note.token && !note.text.includes(note.token) && <code>{note.token}</code>}
          </li>
        ))}
      </ul>
      {more !== undefined && notes.length > 0 && (
        <button type="button" class="button" onClick={() => void look(more, notes)}>
          {words.moreFindings}
        </button>
      )}
    </details>
  );
}
