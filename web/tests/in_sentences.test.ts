// SPDX-License-Identifier: GPL-3.0-or-later
import { describe, expect, it } from 'vitest';
import { inSentences } from '../src/game/in_sentences';

describe('what is said one after another', () => {
  const rows: [string, string[], string, string][] = [
    ['nothing', [], '. ', ''],
    ['one part, as it is', ['Black wins'], '. ', 'Black wins'],
    ['parts without a full stop', ['checkmate', 'Article 5.1.1'], '. ', 'checkmate. Article 5.1.1'],
    ['a sentence that has one', ['White is checkmated; Black wins.', 'Article 5.1.1'], '. ', 'White is checkmated; Black wins. Article 5.1.1'],
    ['a question', ['Resign?', 'White'], '. ', 'Resign? White'],
    ['parts that are empty', ['', 'Black wins', ''], '. ', 'Black wins'],
    ['Chinese', ['黑方胜', '白方被将死，黑方胜。', '第 5.1.1 条'], '。', '黑方胜。白方被将死，黑方胜。第 5.1.1 条'],
  ];
  it.each(rows)('%s', (_name, parts, stop, said) => {
    expect(inSentences(parts, stop)).toBe(said);
  });
});
