-- SPDX-License-Identifier: MIT
-- People who keep a name. Of secrets only one-way hashes are kept.

CREATE TABLE account (
  id TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL UNIQUE,
  password TEXT NOT NULL,
  language TEXT NOT NULL,
  settings TEXT NOT NULL,
  avatar TEXT NOT NULL,
  disabled BIGINT NOT NULL CHECK (disabled IN (0, 1)),
  made_ms BIGINT NOT NULL,
  changed_ms BIGINT NOT NULL
);

CREATE INDEX account_by_avatar ON account (avatar);

CREATE TABLE session (
  id TEXT NOT NULL PRIMARY KEY,
  secret_hash TEXT NOT NULL UNIQUE,
  account TEXT NOT NULL REFERENCES account (id),
  browser TEXT NOT NULL,
  made_ms BIGINT NOT NULL,
  seen_ms BIGINT NOT NULL
);

CREATE INDEX session_by_account ON session (account, seen_ms);

CREATE INDEX session_by_time ON session (seen_ms);

CREATE TABLE known_browser (
  account TEXT NOT NULL REFERENCES account (id),
  secret_hash TEXT NOT NULL,
  seen_ms BIGINT NOT NULL,
  PRIMARY KEY (account, secret_hash)
);

-- How often somebody has tried. The subject is a hash: neither a name nor an address stands here.
CREATE TABLE attempt (
  subject TEXT NOT NULL PRIMARY KEY,
  tries BIGINT NOT NULL,
  latest_ms BIGINT NOT NULL
);

CREATE INDEX attempt_by_time ON attempt (latest_ms);

-- The bytes in base64, which every database keeps alike.
CREATE TABLE picture (
  name TEXT NOT NULL PRIMARY KEY,
  body TEXT NOT NULL
);

-- A seat taken by somebody who was signed in; empty where nobody was.
ALTER TABLE seat ADD COLUMN account TEXT NOT NULL DEFAULT '';

CREATE INDEX seat_by_account ON seat (account, taken_ms);
