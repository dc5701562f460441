-- SPDX-License-Identifier: MIT
-- Whether others may challenge an account.

ALTER TABLE account ADD COLUMN challenges BIGINT NOT NULL DEFAULT 1;
