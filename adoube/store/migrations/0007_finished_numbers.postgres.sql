-- SPDX-License-Identifier: MIT
-- The numbers of games in the archive (finished_game.number), so that nodes need not wait for each other.

CREATE SEQUENCE finished_game_number;
