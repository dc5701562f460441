// SPDX-License-Identifier: GPL-3.0-or-later
/** The position as text, for whoever reads it with ears or fingers, or wants to. It stands beside any board and follows it. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { colors, files, piecesOf, ranks, type Square } from '../core/squares';
import { usePage } from '../views/context';
import { Icon } from '../views/icons';
import { wordsOfColor, wordsOfFile, wordsOfRank, wordsOfState } from './position_words';
import type { Scene } from './scene';

interface Props {
  scene: Scene;
  close: () => void;
  /** The reader has just opened it: it takes the focus. */
  isNew: boolean;
}

export function PositionInWords({ scene, close, isNew }: Props) {
  const { messages } = usePage();
  const words = messages.reading;
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (isNew) heading.current?.focus();
  }, []);
  return (
    <section class="in-words" aria-labelledby="in-words-heading" data-testid="in-words">
      <header class="in-words__head">
        <h2 id="in-words-heading" tabIndex={-1} ref={heading}>
          {words.heading}
        </h2>
        <button type="button" class="tool" aria-label={messages.actions.close} title={messages.actions.close} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <p data-testid="in-words-state">{wordsOfState(scene, messages).join(words.semicolon)}</p>
      <h3>{words.byPiece}</h3>
      <dl class="in-words__list" data-testid="by-piece">
        {colors.map((color) => (
          <Entry key={color} name={messages.colors[color]} text={wordsOfColor(scene.fen, color, messages)} />
        ))}
      </dl>
      <h3>{words.byRank}</h3>
      <dl class="in-words__list" data-testid="by-rank">
        {[...ranks].reverse().map((rank) => (
          <Entry key={rank} name={words.rank(rank)} text={wordsOfRank(scene.fen, rank, messages)} />
        ))}
      </dl>
      <h3>{words.byFile}</h3>
      <dl class="in-words__list" data-testid="by-file">
        {files.map((file) => (
          <Entry key={file} name={words.file(file)} text={wordsOfFile(scene.fen, file, messages)} />
        ))}
      </dl>
      <h3 id="in-words-table">{words.asTable}</h3>
      <Table fen={scene.fen} />
    </section>
  );
}

function Entry({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

function Table({ fen }: { fen: string }) {
  const { messages } = usePage();
  const pieces = piecesOf(fen);
  const cell = (square: Square) => {
    const piece = pieces.get(square);
    return piece ? messages.piece(piece.color, piece.kind) : '–';
  };
  return (
    <div class="in-words__scroll" tabIndex={0} role="group" aria-labelledby="in-words-table">
      <table class="in-words__table" data-testid="as-table">
        <thead>
          <tr>
            <td />
            {files.map((file) => (
              <th key={file} scope="col">
                {file}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...ranks].reverse().map((rank) => (
            <tr key={rank}>
              <th scope="row">{rank}</th>
              {files.map((file) => (
                <td key={file}>{cell(`${file}${rank}`)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
