// SPDX-License-Identifier: GPL-3.0-or-later
/** What can be taken out of a game: the position shown, the game with its clocks or without, a link to this half-move. */
import { useMemo, useState } from 'preact/hooks';
import { bottomColor, isLive, shownFen, shownPly, type Intent, type TableState } from '../game/table_state';
import { drawingShown, positionImage } from '../board/position_image';
import { usePage } from './context';
import { CopyButton } from './copy_button';
import { download } from './download';

interface Props {
  state: TableState;
  send: (intent: Intent) => void;
  /** Address of the game, where it has one to share. */
  link?: string | undefined;
}

export function ShareCard({ state, send, link }: Props) {
  const { core, messages, settings } = usePage();
  const [clocks, setClocks] = useState(true);
  const words = messages.actions;
  const fen = shownFen(state);
  const timed = state.answer.clock !== null;
  const pgn = useMemo(
    () => (timed && !clocks ? core.gamePgn(state.setup, [...state.events, ...state.pending], clocks) : state.answer.pgn),
    [state.answer, clocks],
  );
  const saveImage = async () => {
    const image = positionImage(fen, bottomColor(state, settings.autoFlip), await drawingShown());
    download('position.svg', 'image/svg+xml', image);
  };
  return (
    <section class="card card--calm" data-testid="share">
      <header class="card__head">
        <h2 class="card__heading">{words.share}</h2>
      </header>
      <p class="card__text card__text--code">{fen}</p>
      {timed && (
        <label class="flag">
          <input
            type="checkbox"
            role="switch"
            checked={clocks}
            onChange={(event) => setClocks(event.currentTarget.checked)}
            data-testid="with-clocks"
          />
          <span class="flag__track" aria-hidden="true" />
          <span>{words.withClocks}</span>
        </label>
      )}
      <div class="card__buttons">
        <CopyButton label={words.copyFen} text={fen} />
        <CopyButton label={words.copyPgn} text={pgn} />
        <button
          type="button"
          class="button"
          onClick={() => download('game.pgn', 'application/x-chess-pgn', pgn)}
          data-testid="download-pgn"
        >
          {words.downloadPgn}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => void saveImage()}
          data-testid="download-image"
        >
          {messages.online.image}
        </button>
        {link && <CopyButton label={words.copyLink} text={linkTo(link, state, settings.autoFlip)} />}
        <button type="button" class="button" onClick={() => send({ kind: 'cancel' })}>
          {words.close}
        </button>
      </div>
    </section>
  );
}

/** The game as it is seen here: from this side and, while looking back, at this half-move. */
export function linkTo(link: string, state: TableState, autoFlip: boolean): string {
  const side = bottomColor(state, autoFlip) === 'black' ? '/black' : '';
  return `${link}${side}${isLive(state) ? '' : `#${shownPly(state)}`}`;
}
