-- SPDX-License-Identifier: MIT
-- Games, who sits where, and what happened. Numbers are BIGINT everywhere, so that every client reads all eight bytes.

CREATE TABLE game (
  made BIGINT NOT NULL PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  setup TEXT NOT NULL,
  draw TEXT NOT NULL,
  created_ms BIGINT NOT NULL
);

-- role: 0 white, 1 black, 2 the creator whose colour is not yet known.
CREATE TABLE seat (
  game BIGINT NOT NULL REFERENCES game (made),
  role BIGINT NOT NULL CHECK (role IN (0, 1, 2)),
  key_hash TEXT NOT NULL,
  name TEXT NOT NULL,
  taken_ms BIGINT NOT NULL,
  PRIMARY KEY (game, role)
);

-- The state of a game is the fold of its events; (game, seq) settles who was first.
CREATE TABLE event (
  game BIGINT NOT NULL REFERENCES game (made),
  seq BIGINT NOT NULL CHECK (seq >= 0),
  at_ms BIGINT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (game, seq)
);
