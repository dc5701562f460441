-- SPDX-License-Identifier: MIT
-- What the lobby shows. state: 0 waits for a second player, 1 under way. The node that listed a game last says again and
-- again that it is alive.

CREATE TABLE listing (
  game BIGINT NOT NULL PRIMARY KEY REFERENCES game (made),
  node TEXT NOT NULL,
  state BIGINT NOT NULL CHECK (state IN (0, 1)),
  spectators BIGINT NOT NULL,
  alive_until_ms BIGINT NOT NULL
);
CREATE INDEX listing_by_node ON listing (node);
