// SPDX-License-Identifier: GPL-3.0-or-later
/** White's expectation from half-move to half-move, with the mistakes in it; a slider over it chooses the position. */
import type { JudgedMove } from '../analysis/report';
import { graphPath, graphX } from '../analysis/report';
import type { ReportMessages } from '../i18n/report_messages';

const width = 600;
const height = 140;

interface Props {
  points: readonly number[];
  positions: number;
  marked: readonly JudgedMove[];
  chosen: number;
  onChoose: (ply: number) => void;
  /** What the chosen position is, in words. */
  spoken: string;
  words: ReportMessages;
}

export function ReportGraph({ points, positions, marked, chosen, onChoose, spoken, words }: Props) {
  const line = graphPath(points, positions, width, height);
  const last = graphX(points.length - 1, positions, width);
  const at = graphX(chosen, positions, width);
  return (
    <figure class="evaluated__graph">
      <figcaption>
        {words.graph} <small>{words.graphHint}</small>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path class="evaluated__white" d={`${line} L${last} ${height} L0 ${height} Z`} />
        <path class="evaluated__middle" d={`M0 ${height / 2} H${width}`} />
        <path class="evaluated__line" d={line} />
        <path class="evaluated__chosen" d={`M${at} 0 V${height}`} />
      </svg>
      <svg class="evaluated__marks" viewBox={`0 0 ${width} 10`} preserveAspectRatio="none" aria-hidden="true">
        {marked.map(({ ply, judgement }) => (
          <path key={ply} class={`evaluated__mark evaluated__mark--${judgement}`} d={`M${graphX(ply, positions, width)} 0 V10`} />
        ))}
      </svg>
      <input
        type="range"
        class="evaluated__slider"
        min={0}
        max={Math.max(1, points.length - 1)}
        value={chosen}
        aria-label={words.move}
        aria-valuetext={spoken}
        onInput={(event) => onChoose(Number(event.currentTarget.value))}
        data-testid="report-slider"
      />
    </figure>
  );
}
