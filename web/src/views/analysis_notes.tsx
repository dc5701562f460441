// SPDX-License-Identifier: GPL-3.0-or-later
/** What is noted at the move shown: signs, a comment; and what can be done with its line. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { wordsOf } from '../analysis/comments';
import { moveNags, positionNags, signOf } from '../analysis/nags';
import { countFrom, isMainLine, nodeOf, start } from '../analysis/tree';
import { withFigurines } from '../analysis/tree_layout';
import { lineText } from '../analysis/line_text';
import { useAnalysisMessages } from '../i18n/analysis_messages';
import { nagName } from './analysis_tree';
import { usePage } from './context';
import { copyText } from './copy_button';
import { ToolButton } from './tools';
import type { AnalysisTable } from './use_analysis';
import { useSentence } from './use_sentence';

type Props = Pick<AnalysisTable, 'state' | 'send'>;

export function AnalysisNotes({ state, send }: Props) {
  const { settings } = usePage();
  const words = useAnalysisMessages();
  const { tree } = state.game;
  const node = nodeOf(tree, state.at);
  const isWhite = node.parent !== null && nodeOf(tree, node.parent).fen.split(' ')[1] !== 'b';
  const san = node.move && (settings.notation === 'figurines' ? withFigurines(node.move.san, isWhite) : node.move.san);
  return (
    <section class="notes" aria-label={san ? words.notes.heading(san) : words.notes.onStart} data-testid="notes">
      <LineTools state={state} send={send} />
      {node.move && (
        <div class="notes__signs">
          <Signs label={words.notes.move} among={moveNags} state={state} send={send} />
          <Signs label={words.notes.position} among={positionNags} state={state} send={send} />
        </div>
      )}
      <Comment state={state} send={send} />
    </section>
  );
}

function Signs({ label, among, state, send }: Props & { label: string; among: readonly number[] }) {
  const words = useAnalysisMessages();
  const { nags } = nodeOf(state.game.tree, state.at);
  return (
    <div class="nags" role="group" aria-label={label}>
      {among.map((nag) => (
        <button
          key={nag}
          type="button"
          class="nag"
          aria-label={nagName(nag, words)}
          title={nagName(nag, words)}
          aria-pressed={nags.includes(nag)}
          onClick={() => send({ kind: 'nag', at: state.at, nag })}
        >
          {signOf(nag)}
        </button>
      ))}
    </div>
  );
}

/** How long the hand has to rest before what was written is one change. */
const rest_ms = 700;

function Comment({ state, send }: Props) {
  const words = useAnalysisMessages();
  const kept = wordsOf(nodeOf(state.game.tree, state.at).comments);
  const [text, setText] = useState(kept);
  const now = useRef({ text, kept, at: state.at, send });
  now.current = { text, kept, at: state.at, send };
  const put = () => {
    const { text: written, kept: before, at, send: ask } = now.current;
    if (written.trim() !== before) ask({ kind: 'comment', at, text: written });
  };
  useEffect(() => setText((written) => (written.trim() === kept ? written : kept)), [kept]);
  useEffect(() => {
    const timer = setTimeout(put, rest_ms);
    return () => clearTimeout(timer);
  }, [text]);
  useLayoutEffect(() => {
    addEventListener('pagehide', put, { capture: true });
    return () => {
      removeEventListener('pagehide', put, { capture: true });
      put();
    };
  }, []);
  return (
    <label class="notes__comment">
      <span class="visually-hidden">{words.notes.comment}</span>
      <textarea
        id="comment"
        rows={2}
        value={text}
        placeholder={words.notes.commentHint}
        aria-keyshortcuts="c"
        onInput={(event) => setText(event.currentTarget.value)}
        onBlur={put}
        data-testid="comment"
      />
    </label>
  );
}

function LineTools({ state, send }: Props) {
  const { core, messages } = usePage();
  const words = useAnalysisMessages().line;
  const { tree } = state.game;
  const isStart = state.at === start;
  const inMain = isMainLine(tree, state.at);
  const [said, setSaid] = useSentence('');
  const copy = async () => {
    const worked = await copyText(lineText(core, state.game, state.at));
    setSaid(worked ? messages.actions.copied : messages.actions.notCopied);
  };
  return (
    <div class="notes__line" role="group" aria-label={words.label}>
      <ToolButton name="undo" label={`${words.undo} (Ctrl+Z)`} disabled={state.past.length === 0} onClick={() => send({ kind: 'undo' })} />
      <ToolButton
        name="redo"
        label={`${words.redo} (Ctrl+Shift+Z)`}
        disabled={state.future.length === 0}
        onClick={() => send({ kind: 'redo' })}
      />
      <span class="notes__said" role="status">
        {said}
      </span>
      <ToolButton name="promote" label={words.promote} disabled={inMain} onClick={() => send({ kind: 'promote-line', at: state.at })} />
      <ToolButton name="mainLine" label={words.mainLine} disabled={inMain} onClick={() => send({ kind: 'main-line', at: state.at })} />
      <ToolButton name="copy" label={words.copy} disabled={isStart} onClick={() => void copy()} testId="copy-line" />
      <ToolButton
        name="delete"
        label={words.delete}
        disabled={isStart}
        onClick={() => {
          setSaid(words.deleted(countFrom(tree, state.at)));
          send({ kind: 'delete', at: state.at });
        }}
      />
    </div>
  );
}
