/** Tables of the mock itself, beside those of the product. */
export const worldSchema = `
CREATE TABLE setting (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What time will do: the association's reviews, late notifications, a new fee year.
CREATE TABLE dueTask (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  subjectId INTEGER NOT NULL,
  dueAt TEXT NOT NULL
) STRICT;
CREATE INDEX dueTaskOrder ON dueTask (dueAt, id);

-- Codes and mails that would have been sent.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY,
  channel TEXT NOT NULL CHECK (channel IN ('SMS', 'MAIL')),
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  code TEXT,
  sentAt TEXT NOT NULL
) STRICT;
`
