/** What members and visitors uploaded. */
export const uploadSchema = `
CREATE TABLE upload (
  id INTEGER PRIMARY KEY,
  -- Null for a visitor's and for what the staff uploads.
  ownerId INTEGER REFERENCES member (id),
  -- Who of the staff uploaded it.
  staffId INTEGER,
  -- The part of its address that nobody can guess.
  secret TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  type TEXT NOT NULL,
  size INTEGER NOT NULL,
  -- Compressed by zstd. Null for a seeded file, which is made from its source when it is asked for.
  content BLOB,
  createdDate TEXT NOT NULL
) STRICT;

CREATE TABLE library.uploadSource (
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  content TEXT NOT NULL
) STRICT;

-- What an address asked for lately, where that is limited.
CREATE TABLE addressUse (
  purpose TEXT NOT NULL,
  address TEXT NOT NULL,
  usedAt TEXT NOT NULL
) STRICT;
CREATE INDEX addressUseOrder ON addressUse (purpose, address, usedAt);
`
