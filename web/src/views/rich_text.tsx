// SPDX-License-Identifier: GPL-3.0-or-later
/** A lesson's text: paragraphs, lists, strong words, and articles as badges that open them. */
import { readBlocks, readInline, type Inline } from '../learn/rich_text';
import { ArticleBadge } from './ruling_card';

export function RichText({ text }: { text: string }) {
  return (
    <>
      {readBlocks(text).map((block, index) =>
        block.kind === 'list' ? (
          <ul key={index} class="prose__list">
            {block.items.map((item, number) => (
              <li key={number}>
                <Words content={item} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={index}>
            <Words content={block.content} />
          </p>
        ),
      )}
    </>
  );
}

/** A text of one line, where no block can stand. */
export function RichLine({ text }: { text: string }) {
  return <Words content={readInline(text)} />;
}

function Words({ content }: { content: Inline[] }) {
  return (
    <>
      {content.map((inline, index) => {
        if (inline.kind === 'text') return inline.text;
        if (inline.kind === 'article') return <ArticleBadge key={index} id={inline.id} />;
        return (
          <strong key={index}>
            <Words content={inline.content} />
          </strong>
        );
      })}
    </>
  );
}
