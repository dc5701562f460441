-- SPDX-License-Identifier: MIT
-- The lists by which games of the archive are found, and the numbers of games (finished_game.number), so that nodes need not
-- wait for each other.

CREATE SEQUENCE finished_game_number;

-- Words by which games are found: "p" and a word of a player's name, "w" or "b" and the same of that player, "o" and a word
-- of the opening's name or the beginning of its code.
CREATE TABLE finished_term (
  term TEXT NOT NULL,
  game BIGINT NOT NULL,
  PRIMARY KEY (term, game)
);

-- move: rules::Move::bits(), -1 where the game ended there.
CREATE TABLE finished_position (
  position BIGINT NOT NULL,
  game BIGINT NOT NULL,
  ply BIGINT NOT NULL,
  move BIGINT NOT NULL,
  PRIMARY KEY (position, game)
);

-- The same of open games counted, for their first half-moves.
CREATE TABLE finished_move (
  position BIGINT NOT NULL,
  move BIGINT NOT NULL,
  white BIGINT NOT NULL,
  draws BIGINT NOT NULL,
  black BIGINT NOT NULL,
  others BIGINT NOT NULL,
  PRIMARY KEY (position, move)
);

CREATE TABLE finished_owner (
  account TEXT NOT NULL,
  game BIGINT NOT NULL,
  PRIMARY KEY (account, game)
);
