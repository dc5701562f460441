-- SPDX-License-Identifier: MIT
-- Seats of an arbiter. role: 3 the invitation to be the arbiter, 4 the arbiter, 5 one who was challenged and declined.
-- SQLite changes a condition of a table by making the table anew.

CREATE TABLE seat_with_arbiter (
  game BIGINT NOT NULL REFERENCES game (made),
  role BIGINT NOT NULL CHECK (role IN (0, 1, 2, 3, 4, 5)),
  key_hash TEXT NOT NULL,
  name TEXT NOT NULL,
  taken_ms BIGINT NOT NULL,
  account TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (game, role)
);
INSERT INTO seat_with_arbiter (game, role, key_hash, name, taken_ms, account)
  SELECT game, role, key_hash, name, taken_ms, account FROM seat;
DROP TABLE seat;
ALTER TABLE seat_with_arbiter RENAME TO seat;
CREATE INDEX seat_by_account ON seat (account, taken_ms);
