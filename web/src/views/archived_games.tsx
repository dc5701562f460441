// SPDX-License-Identifier: GPL-3.0-or-later
/** Games of the archive in a list; each opens on the analysis board. */
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
    game.date.replaceAll('.??', '').replace('????', ''),
    game.reason ? reason : null,
    [game.eco, game.opening].filter(Boolean).join(' '),
    words.moves(game.plies),
    game.event,
    game.open ? null : words.onlyYours,
  ];
  return (
    <li class="games__one">
      <a
        class="games__link"
        href={address}
        aria-label={words.open(`${players}, ${game.result}`)}
        data-testid={`game-${game.id}`}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          goTo(address);
        }}
      >
        <span class="games__players">{players}</span>
        <span class="games__result">{shownResult(game.result)}</span>
      </a>
      <span class="games__more">{details.filter(Boolean).join(' · ')}</span>
    </li>
  );
}

function shownResult(result: string): string {
  return result.replaceAll('1/2', '½').replace('-', '–');
}
