-- SPDX-License-Identifier: MIT
-- Seats of an arbiter. role: 3 the invitation to be the arbiter, 4 the arbiter, 5 one who was challenged and declined.
-- Rows that are there are not read again, so that nobody waits.

ALTER TABLE seat DROP CONSTRAINT seat_role_check;
ALTER TABLE seat ADD CONSTRAINT seat_role_check CHECK (role IN (0, 1, 2, 3, 4, 5)) NOT VALID;
