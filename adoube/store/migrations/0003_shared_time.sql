-- SPDX-License-Identifier: MIT
-- Time, where several nodes share a store.

-- When the flag of a game falls, unless something else happens first; written in the transaction of the event that it
-- follows from. `events`: how many the game had then. A node that sees to it has it to itself until `leased_until_ms`.
CREATE TABLE due (
  game BIGINT NOT NULL PRIMARY KEY REFERENCES game (made),
  events BIGINT NOT NULL,
  at_ms BIGINT NOT NULL,
  leased_until_ms BIGINT NOT NULL
);
CREATE INDEX due_by_time ON due (at_ms);

-- One row. alive_ms: the last moment at which a node was there. shift_ms: what is added to the database's own clock, so that
-- one that is set neither gives nor takes anybody a second.
CREATE TABLE pulse (
  alive_ms BIGINT NOT NULL,
  shift_ms BIGINT NOT NULL
);
INSERT INTO pulse (alive_ms, shift_ms) VALUES (0, 0);
