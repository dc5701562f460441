// SPDX-License-Identifier: GPL-3.0-or-later
/** Openings: a board with the names of what can be played, the seven families, and the lessons about them. */
import '../styles/learn.css';
import '../styles/lesson.css';
import '../styles/openings.css';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Board } from '../board/board';
import { destinationsOf, sceneOf, turnOfFen, type BoardAsked, type Scene } from '../board/scene';
import { squaresOfUci, type Square } from '../core/squares';
import type { Language, LegalMove, OpeningAnswer, Reason } from '../core/types';
import { readEntry } from '../game/move_entry';
import { joined } from '../i18n/joined';
import { openingsEn, type OpeningsMessages } from '../i18n/openings_en';
import { openingsZhHans } from '../i18n/openings_zh_hans';
import { openingsZhHant } from '../i18n/openings_zh_hant';
import type { Course } from '../learn/lesson';
import { moveNumber } from '../game/move_number';
import {
  continuationsOf,
  families,
  firstMoves,
  nameOf,
  newTree,
  played,
  shownFen,
  walked,
  type Continuation,
  type OpeningTree,
} from '../learn/opening_tree';
import { spokenMove } from '../learn/said';
import { usePage } from './context';
import { Masthead } from './masthead';
import { MiniBoard } from './mini_board';
import { SentenceCard } from './ruling_card';
import { ToolButton } from './tools';
import { useCourse } from './use_course';

const byLanguage: Readonly<Record<Language, OpeningsMessages>> = {
  en: openingsEn,
  'zh-Hans': openingsZhHans,
  'zh-Hant': openingsZhHant,
};

function useOpeningsMessages(): OpeningsMessages {
  return byLanguage[usePage().settings.language];
}

export function OpeningsPage() {
  const words = useOpeningsMessages();
  const { course } = useCourse();
  const tree = useTree();
  useEffect(() => {
    document.title = `${words.heading} · adoube`;
  }, [words]);
  return (
    <div class="sheet sheet--openings">
      <Masthead here="learn" />
      <main class="sheet__body openings">
        <header>
          <h1>{words.heading}</h1>
          <p class="lead">{joined(words.lead, words.namesNote)}</p>
        </header>
        <TreeDesk desk={tree} />
        <Families show={tree.show} />
        {course && <OpeningLessons course={course} />}
      </main>
    </div>
  );
}

interface TreeState {
  tree: OpeningTree;
  play: (uci: string) => void;
  walk: (ply: number) => void;
  show: (moves: readonly string[]) => void;
}

function useTree(): TreeState {
  const { core } = usePage();
  const [tree, setTree] = useState(() => newTree(core));
  return {
    tree,
    play: (uci) => setTree((now) => played(core, now, uci)),
    walk: (ply) => setTree((now) => walked(now, ply)),
    show: (moves) => setTree(newTree(core, moves)),
  };
}

function TreeDesk({ desk }: { desk: TreeState }) {
  const { core, settings, messages } = usePage();
  const { tree, play, walk } = desk;
  const [selected, setSelected] = useState<Square | null>(null);
  const [flipped, setFlipped] = useState(false);
  const [refusal, setRefusal] = useState<Reason[]>([]);
  useEffect(() => setRefusal([]), [tree]);
  const fen = shownFen(tree);
  const moves = useMemo(() => core.moves(fen), [fen]);
  const scene = sceneOfTree(tree, moves, selected, flipped);
  const now = useRef({ desk, scene });
  now.current = { desk, scene };
  const send = (asked: BoardAsked) => {
    const intent = typeof asked === 'function' ? asked(now.current.scene) : asked;
    if (intent?.kind === 'select') setSelected(intent.square);
    else if (intent?.kind === 'cancel') setSelected(null);
    else if (intent?.kind === 'try') {
      setSelected(null);
      const { from, to } = intent;
      const move = moves.find(({ uci }) => uci === from + to || uci === `${from}${to}q`);
      setRefusal(move ? [] : core.explain(fen, from + to).reasons);
      if (move) play(move.uci);
    }
  };
  useArrowKeys(now, () => setFlipped((on) => !on));
  return (
    <section class="tree" data-testid="tree">
      <div class="tree__side">
        <div class="tree__board">
          <Board scene={scene} settings={settings} messages={messages} send={send} />
        </div>
        <TreeMoves desk={desk} flip={() => setFlipped((on) => !on)} />
        <TreeEntry moves={moves} play={play} />
        {refusal[0] && <SentenceCard article={refusal[0].article} tone="fault" text={refusal[0].text} />}
      </div>
      <TreeNames tree={tree} play={play} walk={walk} />
    </section>
  );
}

function sceneOfTree(tree: OpeningTree, moves: readonly LegalMove[], selected: Square | null, flipped: boolean): Scene {
  const fen = shownFen(tree);
  const last = tree.line.moves[tree.ply - 1];
  return sceneOf(fen, {
    bottom: flipped ? 'black' : 'white',
    moving: turnOfFen(fen),
    destinations: destinationsOf(moves),
    check: /[+#]$/.test(last?.san ?? '') ? turnOfFen(fen) : null,
    lastMove: (last && squaresOfUci(last.uci)) ?? [],
    selected,
    step: tree.ply,
  });
}

/** Left and right walk through the moves, f turns the board. */
function useArrowKeys(now: { current: { desk: TreeState } }, flip: () => void): void {
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (target.matches('input, select, textarea, [role="gridcell"]') || document.querySelector('dialog[open]')) return;
      const { tree, walk } = now.current.desk;
      if (event.key === 'ArrowLeft') walk(tree.ply - 1);
      else if (event.key === 'ArrowRight') walk(tree.ply + 1);
      else if (event.key === 'f') flip();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}

function TreeMoves({ desk: { tree, walk, show }, flip }: { desk: TreeState; flip: () => void }) {
  const { messages } = usePage();
  const words = useOpeningsMessages();
  const { line, ply } = tree;
  return (
    <div class="tree__moves">
      <ol class="line lesson__line" aria-label={words.moves} data-testid="tree-moves">
        {line.moves.map(({ san }, index) => (
          <li key={index}>
            <button
              type="button"
              class={`line__move ${index === ply - 1 ? 'is-current' : ''}`}
              aria-current={index === ply - 1 ? 'step' : undefined}
              onClick={() => walk(index + 1)}
            >
              <span class="line__number">{moveNumber(line.start, index)}</span>
              {san}
            </button>
          </li>
        ))}
      </ol>
      <div class="tools__group">
        <ToolButton name="previous" label={words.back} disabled={ply === 0} onClick={() => walk(ply - 1)} testId="tree-back" />
        <ToolButton name="reset" label={words.start} disabled={line.moves.length === 0} onClick={() => show([])} testId="tree-start" />
        <ToolButton name="flip" label={`${messages.moves.flip} (f)`} onClick={flip} testId="flip" />
      </div>
    </div>
  );
}

function TreeEntry({ moves, play }: { moves: readonly LegalMove[]; play: (uci: string) => void }) {
  const { messages } = usePage();
  const words = useOpeningsMessages();
  const [text, setText] = useState('');
  const [unread, setUnread] = useState(false);
  const submit = (event: Event) => {
    event.preventDefault();
    const move = readEntry(text, moves);
    setUnread(!move && text.trim() !== '');
    if (!move) return;
    play(move.uci);
    setText('');
  };
  return (
    <form class="lesson-entry" onSubmit={submit}>
      <input
        class="entry__field"
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        aria-label={words.type}
        aria-invalid={unread}
        placeholder={words.type}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
        data-testid="entry"
      />
      <button type="submit" class="button">
        {messages.moves.enter}
      </button>
    </form>
  );
}

/** What the position is called, its family, and the moves that lead on to a name. */
function TreeNames({ tree, play, walk }: { tree: OpeningTree; play: (uci: string) => void; walk: (ply: number) => void }) {
  const { core, messages } = usePage();
  const words = useOpeningsMessages();
  const answer = useMemo(() => nameOf(core, tree), [tree, messages]);
  const further = useMemo(() => continuationsOf(core, tree), [tree, messages]);
  const last = tree.ply > 0 ? `${spokenMove(tree.line, tree.ply - 1, messages)}. ` : '';
  return (
    <div class="tree__names">
      <div class="tree__name" data-testid="opening-name">
        <NameNow answer={answer} tree={tree} />
      </div>
      <p class="visually-hidden" role="status">
        {last}
        {answer.ply === tree.ply ? answer.name : ''}
      </p>
      <h2 class="tree__heading">{words.continuations}</h2>
      {further.length === 0 ? (
        <p class="tree__none">{words.none}</p>
      ) : (
        <ul class="names" data-testid="continuations">
          {further.map((one) => (
            <ContinuationRow key={one.uci} one={one} number={moveNumber(tree.line.start, tree.ply)} play={play} />
          ))}
        </ul>
      )}
      {tree.ply > 0 && (
        <button type="button" class="button tree__back" onClick={() => walk(tree.ply - 1)}>
          {words.back}
        </button>
      )}
    </div>
  );
}

function NameNow({ answer, tree }: { answer: OpeningAnswer; tree: OpeningTree }) {
  const { core, messages } = usePage();
  const words = useOpeningsMessages();
  const names = useMemo(
    () => Object.fromEntries(families.map((family) => [family, core.opening('startpos', firstMoves[family]).family_name ?? family])),
    [messages],
  );
  if (tree.ply === 0) return <p class="tree__title">{words.startPosition}</p>;
  const own = answer.ply === tree.ply;
  const { family, first_family: first } = answer;
  return (
    <>
      <p class="tree__title">
        {own ? (
          <>
            <b class="tree__eco">{answer.eco}</b> <span lang="en">{answer.name}</span>
          </>
        ) : (
          words.noName
        )}
      </p>
      {!own && answer.name && <p class="tree__last">{words.lastName(`${answer.eco} ${answer.name}`)}</p>}
      {answer.family_name && (
        <p class="tree__family">
          <b>{answer.family_name}</b>
        </p>
      )}
      <p class="tree__reason">{answer.reason}</p>
      {family && first && family !== first && (
        <p class="tree__transposed">{words.transposed(names[first] ?? first, names[family] ?? family)}</p>
      )}
    </>
  );
}

function ContinuationRow({ one, number, play }: { one: Continuation; number: string; play: (uci: string) => void }) {
  const words = useOpeningsMessages();
  return (
    <li>
      <button type="button" class="names__row" onClick={() => play(one.uci)}>
        <span class="names__move">
          {number}
          {one.san}
        </span>
        <span class="names__eco">{one.eco}</span>
        <span lang="en">{one.name}</span>
        {one.transposes && <span class="names__note">{words.transposes}</span>}
      </button>
    </li>
  );
}

function Families({ show }: { show: (moves: readonly string[]) => void }) {
  const { core, messages } = usePage();
  const words = useOpeningsMessages();
  const told = useMemo(
    () =>
      families.map((family) => {
        const tree = newTree(core, firstMoves[family]);
        return { family, tree, answer: nameOf(core, tree) };
      }),
    [messages],
  );
  const put = (moves: readonly string[]) => {
    show(moves);
    document.querySelector('[data-testid="tree"]')?.scrollIntoView({ block: 'start' });
  };
  return (
    <section aria-labelledby="families">
      <h2 id="families">{words.families}</h2>
      <p class="chapter__lead">{words.familiesLead}</p>
      <ul class="families" data-testid="families">
        {told.map(({ family, tree, answer }) => (
          <li key={family} class="family" data-family={family}>
            <MiniBoard fen={shownFen(tree)} />
            <div>
              <h3>{answer.family_name}</h3>
              <p class="family__moves">
                {tree.line.moves.map(({ san }, index) => `${moveNumber(tree.line.start, index)}${san}`).join(' ')}
              </p>
              <p>{answer.reason}</p>
              <button type="button" class="button" aria-label={`${words.show}${messages.signs.colon}${answer.family_name}`} onClick={() => put(firstMoves[family])}>
                {words.show}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OpeningLessons({ course }: { course: Course }) {
  const words = useOpeningsMessages();
  const chapter = course.chapters.find(({ id }) => id === 'openings');
  if (!chapter) return null;
  return (
    <section aria-labelledby="opening-lessons">
      <h2 id="opening-lessons">{words.lessons}</h2>
      <ul class="lessons" data-testid="opening-lessons">
        {chapter.lessons.map((id) => (
          <li key={id}>
            <a class="lesson-row lesson-row--plain" href={`/learn/${id}`}>
              <span class="lesson-row__title">{course.lessons[id]!.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
