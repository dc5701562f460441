// SPDX-License-Identifier: GPL-3.0-or-later
/** The moves: the main line as running text, variations below and further in, comments and signs among them (Laws 8.2, C.13). */
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { signOf, type KnownNag } from '../analysis/nags';
import { nodeOf, start, type NodeId } from '../analysis/tree';
import { paragraphsOf, withFigurines, type Item, type MoveItem } from '../analysis/tree_layout';
import { useAnalysisMessages, type AnalysisMessages } from '../i18n/analysis_messages';
import { usePage } from './context';
import type { AnalysisTable } from './use_analysis';

type Props = Pick<AnalysisTable, 'state' | 'send'>;

/** Further in than this the page has no room: variations of variations keep to the same edge. */
const deepest = 5;

export function AnalysisTree({ state, send }: Props) {
  const { messages } = usePage();
  const words = useAnalysisMessages();
  const { tree } = state.game;
  const paragraphs = useMemo(() => paragraphsOf(tree), [tree]);
  const hasForks = useMemo(() => [...tree.nodes.values()].some(({ children }) => children.length > 1), [tree]);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => scrollToCurrent(list.current), [state.at, tree]);
  const go = (to: NodeId) => send({ kind: 'go', to });
  return (
    <div class="analysis__tree">
      <div class="moves-tree" ref={list} role="group" aria-label={words.tree.label} data-testid="tree">
        <button
          type="button"
          class={`moves-tree__start ${state.at === start ? 'is-current' : ''}`}
          aria-current={state.at === start ? 'step' : undefined}
          tabIndex={state.at === start ? 0 : -1}
          onClick={() => go(start)}
        >
          {words.status.start}
        </button>
        {tree.nodes.size === 1 && <p class="moves-tree__empty">{words.tree.empty}</p>}
        {paragraphs.map(({ depth, items }) => (
          <div
            key={`${items[0]!.kind} ${items[0]!.id}`}
            class={`moves-tree__line ${depth > 0 ? 'moves-tree__line--variation' : ''} moves-tree__line--${Math.min(depth, deepest)}`}
            role={depth > 0 ? 'group' : undefined}
            aria-label={depth > 0 ? words.tree.variation(depth) : undefined}
          >
            {items.map((item) => (
              <Part key={`${item.kind} ${item.id}`} item={item} isCurrent={item.id === state.at} go={go} />
            ))}
          </div>
        ))}
        {state.game.result !== '*' && tree.nodes.size > 1 && (
          <p class="moves-tree__result">
            {state.game.result} <span>{messages.result[state.game.result]}</span>
          </p>
        )}
      </div>
      {hasForks && <Fork state={state} send={send} />}
    </div>
  );
}

function Part({ item, isCurrent, go }: { item: Item; isCurrent: boolean; go: (to: NodeId) => void }) {
  const { settings } = usePage();
  const words = useAnalysisMessages();
  if (item.kind === 'comment') return <span class="moves-tree__comment">{item.text} </span>;
  const { id, number, nags, clock } = item;
  const san = settings.notation === 'figurines' ? withFigurines(item.san, item.isWhite) : item.san;
  return (
    <>
      <span class="moves-tree__pair">
        {number && <span class="moves-tree__number">{number}</span>}
        <button
          type="button"
          class={`moves-tree__move ${isCurrent ? 'is-current' : ''}`}
          aria-current={isCurrent ? 'step' : undefined}
          aria-label={nags.length > 0 || clock ? nameOf(item, words) : undefined}
          title={[...nags.map((nag) => nagName(nag, words)), clock && words.tree.clock(clock)].filter(Boolean).join(words.comma) || undefined}
          tabIndex={isCurrent ? 0 : -1}
          onClick={() => go(id)}
          data-testid="move"
        >
          {san}
          {nags.length > 0 && <span class="moves-tree__sign">{nags.map(signOf).join(' ')}</span>}
        </button>
      </span>{' '}
    </>
  );
}

function nameOf({ san, nags, clock }: MoveItem, words: AnalysisMessages): string {
  const parts = [san, ...nags.map((nag) => nagName(nag, words)), clock && words.tree.clock(clock)];
  return parts.filter(Boolean).join(words.comma);
}

export function nagName(nag: number, words: AnalysisMessages): string {
  return words.nags[nag as KnownNag] ?? words.otherNag(nag);
}

/** Where more than one move follows: each of them, to be chosen. */
function Fork({ state, send }: Props) {
  const { settings } = usePage();
  const words = useAnalysisMessages();
  const { children } = nodeOf(state.game.tree, state.at);
  const isWhite = nodeOf(state.game.tree, state.at).fen.split(' ')[1] !== 'b';
  return (
    <div class="fork" role="group" aria-label={words.tree.fork} data-testid="fork">
      {children.length > 1 &&
        children.map((child) => {
          const { san } = nodeOf(state.game.tree, child).move!;
          return (
            <button key={child} type="button" class="fork__move" onClick={() => send({ kind: 'go', to: child })}>
              {settings.notation === 'figurines' ? withFigurines(san, isWhite) : san}
            </button>
          );
        })}
    </div>
  );
}

/** Scrolls the list itself, never the page; a focus within it goes along. */
function scrollToCurrent(list: HTMLElement | null): void {
  const current = list?.querySelector<HTMLElement>('.is-current');
  if (!list || !current) return;
  if (list.contains(document.activeElement)) current.focus({ preventScroll: true });
  const box = list.getBoundingClientRect();
  const item = current.getBoundingClientRect();
  if (item.top < box.top + 24 || item.bottom > box.bottom - 24)
    list.scrollTop += item.top + item.height / 2 - (box.top + box.height / 2);
}
