-- SPDX-License-Identifier: MIT
-- The numbers of games (game.made), so that nodes that make games at once need not wait for each other.

CREATE SEQUENCE game_made;
