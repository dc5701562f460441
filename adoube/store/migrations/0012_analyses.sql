-- SPDX-License-Identifier: MIT
-- Analyses of finished games. state: 0 wanted, 1 done, 2 given up. A node that sees to one has it to itself until
-- `leased_until_ms`. Turns go by `taken_ms`: the last moment at which anything of that asker was taken.

CREATE TABLE analysis (
  game BIGINT NOT NULL PRIMARY KEY REFERENCES game (made),
  asker TEXT NOT NULL,
  state BIGINT NOT NULL CHECK (state IN (0, 1, 2)),
  positions BIGINT NOT NULL,
  done BIGINT NOT NULL,
  result TEXT NOT NULL,
  asked_ms BIGINT NOT NULL,
  taken_ms BIGINT NOT NULL,
  node TEXT NOT NULL,
  leased_until_ms BIGINT NOT NULL,
  tries BIGINT NOT NULL
);
CREATE INDEX analysis_by_state ON analysis (state, leased_until_ms);
CREATE INDEX analysis_by_asker ON analysis (asker, taken_ms);
