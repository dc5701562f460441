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
        if (inline.kind === 'text') return content[index - 1]?.kind === 'article' ? inline.text.replace(clinging, '') : inline.text;
        if (inline.kind === 'article') return <Badge key={index} id={inline.id} before={content[index + 1]} />;
        return (
          <strong key={index}>
            <Words content={inline.content} />
          </strong>
        );
      })}
    </>
  );
}

/** Punctuation that stays with what it follows. */
const clinging = /^[.,;:!?)、，。；：）」』]+/;

/** A badge and the punctuation behind it are not torn apart at the end of a line. */
function Badge({ id, before }: { id: string; before: Inline | undefined }) {
  const sign = before?.kind === 'text' ? clinging.exec(before.text)?.[0] : undefined;
  if (!sign) return <ArticleBadge id={id} />;
  return (
    <span class="unbroken">
      <ArticleBadge id={id} />
      {sign}
    </span>
  );
}
