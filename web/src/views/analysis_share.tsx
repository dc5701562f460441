// SPDX-License-Identifier: GPL-3.0-or-later
/** Takes the analysis away: as text, as a file, as a link; and says who played. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { tagOf } from '../analysis/analysis_state';
import { fenLink, longestLink, pgnLink } from '../analysis/share';
import { nodeOf } from '../analysis/tree';
import { jsonOf } from '../analysis/tree_json';
import type { Result } from '../core/types';
import { useAnalysisMessages } from '../i18n/analysis_messages';
import { usePage } from './context';
import { CopyButton } from './copy_button';
import { Dialog } from './dialog';
import { download } from './download';
import type { AnalysisTable } from './use_analysis';

const results: readonly Result[] = ['*', '1-0', '0-1', '1/2-1/2'];
const tagNames = ['White', 'Black', 'Event', 'Site', 'Date', 'Round'] as const;

export function AnalysisShare({ table: { state, send }, onClose }: { table: AnalysisTable; onClose: () => void }) {
  const { core, messages } = usePage();
  const words = useAnalysisMessages().share;
  const { fen } = nodeOf(state.game.tree, state.at);
  const pgn = useMemo(() => core.writePgn(jsonOf(state.game)), [core, state.game]);
  const [link, setLink] = useState('');
  useEffect(() => {
    let gone = false;
    void pgnLink(pgn).then((path) => !gone && setLink(location.origin + path));
    return () => {
      gone = true;
    };
  }, [pgn]);
  return (
    <Dialog heading={words.heading} onClose={onClose} testId="share-dialog">
      <label class="opener__text">
        <span>{words.fenLabel}</span>
        <input type="text" readOnly value={fen} data-testid="fen" onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div class="opener__buttons">
        <CopyButton label={words.fen} text={fen} />
        <CopyButton label={words.positionLink} text={location.origin + fenLink(fen)} />
      </div>
      <label class="opener__text">
        <span>{words.pgnLabel}</span>
        <textarea rows={6} readOnly value={pgn} spellcheck={false} data-testid="pgn" />
      </label>
      <div class="opener__buttons">
        <CopyButton label={words.pgn} text={pgn} primary />
        <button
          type="button"
          class="button"
          onClick={() => download('analysis.pgn', 'application/x-chess-pgn', pgn)}
          data-testid="download"
        >
          {words.download}
        </button>
        <CopyButton label={words.link} text={link} />
      </div>
      <p class="shelf__hint">{link.length > longestLink ? words.long : words.hint}</p>
      <details class="tags">
        <summary>{words.tags}</summary>
        <div class="tags__fields">
          {tagNames.map((name) => (
            <label key={name}>
              <span>{words.tagNames[name]}</span>
              <input
                type="text"
                value={tagOf(state.game, name)}
                placeholder={name === 'Date' ? '2026.11.30' : undefined}
                onChange={(event) => send({ kind: 'tag', name, value: event.currentTarget.value })}
              />
            </label>
          ))}
          <label>
            <span>{words.result}</span>
            <select
              value={state.game.result}
              onChange={(event) => send({ kind: 'result', result: event.currentTarget.value as Result })}
            >
              {results.map((result) => (
                <option key={result} value={result}>
                  {result === '*' ? messages.result['*'] : `${result} ${messages.result[result]}`}
                </option>
              ))}
            </select>
          </label>
        </div>
      </details>
    </Dialog>
  );
}
