// SPDX-License-Identifier: GPL-3.0-or-later
/** Games of the archive in a list; each opens on the analysis board. */
import { Fragment } from 'preact';
import { resultText } from '../game/result_text';
import { useArchiveMessages } from '../i18n/archive_messages';
import type { Reason } from '../archive/search_form';
import type { ArchivedGame } from '../net/messages';
import { goTo } from './router';

export function ArchivedGames({ games }: { games: readonly ArchivedGame[] }) {
  return (
    <ul class="games" data-testid="games">
      {games.map((game) => (
        <One key={game.id} game={game} />
      ))}
    </ul>
  );
}

function One({ game }: { game: ArchivedGame }) {
  const words = useArchiveMessages();
  const players = words.versus(game.white || words.unknown, game.black || words.unknown);
  const address = `/analysis#game=${game.id}`;
  const reason = words.search.reasons[(game.reason ?? '') as Reason];
  const details = [
    game.date.replaceAll('.??', ''),
    game.reason && reason,
    game.eco && (
      <>
        {game.eco} <span lang="en">{game.opening}</span>
      </>
    ),
    words.moves(game.plies),
    game.event && <bdi lang="">{game.event}</bdi>,
    game.open ? null : words.onlyYours,
  ].filter(Boolean);
  return (
    <li class="games__one">
      <a
        class="games__link"
        href={address}
        title={words.open}
        data-testid={`game-${game.id}`}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          goTo(address);
        }}
      >
        <bdi class="games__players" lang="">
          {players}
        </bdi>
        <span class="games__result">{resultText(game.result)}</span>
      </a>
      <span class="games__more">
        {details.map((detail, index) => (
          <Fragment key={index}>
            {index > 0 && ' · '}
            {detail}
          </Fragment>
        ))}
      </span>
    </li>
  );
}
