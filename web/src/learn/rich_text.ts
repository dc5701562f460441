// SPDX-License-Identifier: GPL-3.0-or-later
/** The few signs in a lesson's text: paragraphs, lists, `**words**`, and `[3.9.2]` for an article. */

export type Inline = { kind: 'text'; text: string } | { kind: 'strong'; content: Inline[] } | { kind: 'article'; id: string };
export type Block = { kind: 'paragraph'; content: Inline[] } | { kind: 'list'; items: Inline[][] };

const sign = /\*\*(.+?)\*\*|\[([0-9A-Z]+(?:\.\d+)*)\]/gs;

export function readInline(text: string): Inline[] {
  const found: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(sign)) {
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) });
    const [whole, strong, article] = match;
    found.push(strong === undefined ? { kind: 'article', id: article! } : { kind: 'strong', content: readInline(strong) });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) });
  return found;
}

/** A blank line ends a paragraph; lines that begin with "- " are items, and a line break within any of them is a space. */
export function readBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  for (const part of text.trim().split(/\n\s*\n/)) {
    for (const lines of runs(part.split('\n').map((line) => line.trim()))) {
      if (lines[0]!.startsWith('- ')) blocks.push({ kind: 'list', items: itemsOf(lines).map(readInline) });
      else blocks.push({ kind: 'paragraph', content: readInline(joined(lines)) });
    }
  }
  return blocks;
}

/** What is said aloud or shown where no sign can stand. */
export function plainText(text: string): string {
  const plain = (inline: Inline): string =>
    inline.kind === 'text' ? inline.text : inline.kind === 'article' ? inline.id : inline.content.map(plain).join('');
  return readBlocks(text)
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.content]))
    .map((content) => content.map(plain).join(''))
    .join(' ');
}

/** Lines of a paragraph, and from the first item on the lines of a list. */
function runs(lines: string[]): string[][] {
  const list = lines.findIndex((line) => line.startsWith('- '));
  return [lines.slice(0, list < 0 ? lines.length : list), list < 0 ? [] : lines.slice(list)].filter((run) => run.join('') !== '');
}

function itemsOf(lines: string[]): string[] {
  const items: string[][] = [];
  for (const line of lines) {
    if (line.startsWith('- ')) items.push([line.slice(2)]);
    else items[items.length - 1]!.push(line);
  }
  return items.map(joined);
}

/** Chinese needs no space where a line ends. */
function joined(lines: string[]): string {
  return lines.reduce((text, line) => (wide.test(text.slice(-1)) || wide.test(line[0] ?? '') ? text + line : `${text} ${line}`));
}

const wide = /[\u3000-\u9fff\uff00-\uffef]/;
