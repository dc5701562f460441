// SPDX-License-Identifier: GPL-3.0-or-later
/** An analysis as the board shows it, and what the hand on the board means there. No DOM. */
import { askableIn, drawingOfAsking } from '../ask/ask';
import { drawingOfReason, noDrawing, type Drawing } from '../board/marks';
import { destinationsOf, sceneOf, type BoardAsked, type BoardIntent, type Scene } from '../board/scene';
import { opposite, piecesOf, squaresOfUci, type Color } from '../core/squares';
import type { AnalysisAsked, AnalysisIntent, AnalysisState } from './analysis_state';
import { strokesOf } from './comments';
import type { Standing } from './standing';
import { nodeOf, plyOf } from './tree';

export function analysisScene(state: AnalysisState, standing: Standing, drawingShown = true): Scene {
  const node = nodeOf(state.game.tree, state.at);
  const bottom: Color = 'white';
  return sceneOf(node.fen, {
    bottom: state.flipped ? opposite(bottom) : bottom,
    moving: standing.turn,
    destinations: destinationsOf(standing.moves),
    check: standing.check ? standing.turn : null,
    lastMove: (node.move && squaresOfUci(node.move.uci)) ?? [],
    selected: state.selected,
    promotion: state.promotion,
    drawing: drawingShown ? drawingOf(state, standing) : noDrawing(),
    sketch: strokesOf(node.comments),
    askable: state.desk?.kind === 'inquiry' ? askableIn(state.desk.asking) : new Set(),
    step: plyOf(state.game.tree, state.at),
  });
}

/** `shown`: what the hand sees of a state. */
export function askedOfAnalysis(asked: BoardAsked, shown: (state: AnalysisState) => Scene): AnalysisAsked {
  return (state) => {
    const intent = typeof asked === 'function' ? asked(shown(state)) : asked;
    return intent && intentOf(intent);
  };
}

function intentOf(intent: BoardIntent): AnalysisIntent | null {
  switch (intent.kind) {
    case 'choose':
      return null;
    case 'sketch':
      return { kind: 'sketch', ...intent.stroke };
    default:
      return intent;
  }
}

function drawingOf(state: AnalysisState, standing: Standing): Drawing {
  const { desk } = state;
  const pieces = piecesOf(standing.fen);
  if (desk?.kind === 'ruling') {
    const { reason, tried } = desk.card;
    const drawing = drawingOfReason(reason, tried?.from ?? null, tried?.to ?? null, pieces);
    return { ...drawing, tried: tried ? [tried.from, tried.to] : [] };
  }
  if (desk?.kind === 'inquiry') return drawingOfAsking(desk.asking);
  const drawing = noDrawing();
  if (standing.outcome?.reason !== 'checkmate') return drawing;
  const king = [...pieces].find(([, { kind, color }]) => kind === 'king' && color === standing.turn)?.[0];
  for (const square of standing.checkers) {
    drawing.marks.set(square, 'attacker');
    if (king) drawing.arrows.push({ from: square, to: king, meaning: 'attack' });
  }
  return drawing;
}
