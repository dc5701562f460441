-- SPDX-License-Identifier: MIT
-- The archive. A game is called by its place: day (20261130) * 10^10 + number, so that every list in the order of the days
-- is in the order of one number.

CREATE TABLE finished_game (
  place BIGINT NOT NULL PRIMARY KEY,
  number BIGINT NOT NULL UNIQUE,
  id TEXT NOT NULL UNIQUE,
  source BIGINT NOT NULL CHECK (source IN (0, 1)),
  everybody BIGINT NOT NULL CHECK (everybody IN (0, 1)),
  white TEXT NOT NULL,
  black TEXT NOT NULL,
  white_account TEXT NOT NULL,
  black_account TEXT NOT NULL,
  result TEXT NOT NULL,
  reason TEXT NOT NULL,
  day BIGINT NOT NULL,
  event TEXT NOT NULL,
  site TEXT NOT NULL,
  eco TEXT NOT NULL,
  opening TEXT NOT NULL,
  variant TEXT NOT NULL,
  plies BIGINT NOT NULL,
  kept_ms BIGINT NOT NULL,
  pgn TEXT NOT NULL
);
CREATE INDEX finished_game_by_reason ON finished_game (reason, place);

-- Games that have ended and wait for the archive. All that were there before may have.
CREATE TABLE ended_game (
  game BIGINT NOT NULL PRIMARY KEY REFERENCES game (made),
  leased_until_ms BIGINT NOT NULL
);
INSERT INTO ended_game (game, leased_until_ms) SELECT made, 0 FROM game;

-- rest_offset, rest_line, rest_column: where `rest` begins, bytes that were taken and are not decided, in base64.
CREATE TABLE game_import (
  id TEXT NOT NULL PRIMARY KEY,
  account TEXT NOT NULL,
  name TEXT NOT NULL,
  everybody BIGINT NOT NULL CHECK (everybody IN (0, 1)),
  started_ms BIGINT NOT NULL,
  changed_ms BIGINT NOT NULL,
  rest_offset BIGINT NOT NULL,
  rest_line BIGINT NOT NULL,
  rest_column BIGINT NOT NULL,
  rest TEXT NOT NULL,
  taken BIGINT NOT NULL,
  games BIGINT NOT NULL,
  kept BIGINT NOT NULL,
  doubled BIGINT NOT NULL,
  faulty BIGINT NOT NULL,
  findings BIGINT NOT NULL,
  ended BIGINT NOT NULL CHECK (ended IN (0, 1))
);
CREATE INDEX game_import_by_account ON game_import (account, started_ms);

CREATE TABLE import_finding (
  import TEXT NOT NULL REFERENCES game_import (id),
  number BIGINT NOT NULL,
  game BIGINT NOT NULL,
  code TEXT NOT NULL,
  forgiven TEXT NOT NULL,
  line BIGINT NOT NULL,
  place_column BIGINT NOT NULL,
  ply BIGINT NOT NULL,
  token TEXT NOT NULL,
  PRIMARY KEY (import, number)
);
