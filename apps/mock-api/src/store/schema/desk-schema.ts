import { auditColumns as audit } from './audit-columns.ts'

/** What the articles of a table were before each change at the desk. */
const versions = (table: string): string => `CREATE TABLE ${table}Version (
  newsId INTEGER NOT NULL REFERENCES ${table} (id),
  version INTEGER NOT NULL,
  savedDate TEXT NOT NULL,
  staffName TEXT,
  -- JSON of what was written.
  article TEXT NOT NULL,
  PRIMARY KEY (newsId, version)
) STRICT, WITHOUT ROWID;`

/** The association's staff, what its roles open, and what was done at the desk. */
export const deskSchema = `
CREATE TABLE staffRole (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL UNIQUE,
  description TEXT NOT NULL DEFAULT '',
  -- JSON of the permissions' names.
  permissions TEXT NOT NULL DEFAULT '[]',
  version INTEGER NOT NULL DEFAULT 1,${audit}
) STRICT;
CREATE TABLE staffUser (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  username TEXT NOT NULL UNIQUE COLLATE NOCASE,
  passwordHash TEXT NOT NULL,
  name TEXT NOT NULL,
  phone TEXT,
  email TEXT,
  avatar TEXT,
  -- JSON of the roles' ids.
  roleIds TEXT NOT NULL DEFAULT '[]',
  isDisabled INTEGER NOT NULL DEFAULT 0,
  version INTEGER NOT NULL DEFAULT 1,
  lastLoginDate TEXT,${audit}
) STRICT;
-- A token is good as long as its login stands here.
CREATE TABLE staffLogin (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  staffId INTEGER NOT NULL REFERENCES staffUser (id),
  jti TEXT NOT NULL UNIQUE,
  loginDate TEXT NOT NULL,
  expireTime TEXT NOT NULL
) STRICT;
CREATE INDEX staffLoginByStaff ON staffLogin (staffId);
-- Who has taken something on, so that two do not decide the same.
CREATE TABLE deskClaim (
  applyId INTEGER PRIMARY KEY REFERENCES memberApply (id),
  staffId INTEGER NOT NULL REFERENCES staffUser (id),
  expiresAt TEXT NOT NULL
) STRICT;
-- What a record and all that hangs on it was before the last decision, and after it.
CREATE TABLE deskUndo (
  kind TEXT NOT NULL,
  subjectId INTEGER NOT NULL,
  staffId INTEGER NOT NULL REFERENCES staffUser (id),
  decidedAt TEXT NOT NULL,
  before TEXT NOT NULL,
  after TEXT NOT NULL,
  PRIMARY KEY (kind, subjectId)
) STRICT, WITHOUT ROWID;
-- Words that visitors looked for without finding anything, by day in PRC.
CREATE TABLE missedSearch (
  day TEXT NOT NULL,
  keyword TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, keyword)
) STRICT, WITHOUT ROWID;
-- How a refund was paid back by a transfer.
CREATE TABLE refundTransfer (
  refundId INTEGER PRIMARY KEY REFERENCES orderRefund (id),
  payAccount TEXT NOT NULL,
  receiverType TEXT NOT NULL,
  receiverAccount TEXT NOT NULL,
  receiverName TEXT NOT NULL,
  amountFen INTEGER NOT NULL,
  transferredAt TEXT NOT NULL,
  staffName TEXT NOT NULL
) STRICT;
-- When the desk last reminded of a fee.
CREATE TABLE feeReminder (
  feeId INTEGER PRIMARY KEY REFERENCES memberFee (id),
  remindedDate TEXT NOT NULL
) STRICT;
-- Texts that were written at the desk, in place of those of the library, which never change.
CREATE TABLE newsOwnText (id INTEGER PRIMARY KEY REFERENCES news (id), content TEXT NOT NULL) STRICT;
CREATE VIRTUAL TABLE newsIndexOwn
  USING fts5 (title, summary, body, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 0');
${versions('news')}
CREATE TABLE feeNewsOwnText (id INTEGER PRIMARY KEY REFERENCES feeNews (id), content TEXT NOT NULL) STRICT;
${versions('feeNews')}
${versions('journal')}
CREATE TABLE deskLog (
  id INTEGER PRIMARY KEY,
  time TEXT NOT NULL,
  staffId INTEGER NOT NULL REFERENCES staffUser (id),
  staffName TEXT NOT NULL,
  action TEXT NOT NULL,
  subjectKind TEXT NOT NULL,
  subjectId INTEGER NOT NULL,
  subjectName TEXT NOT NULL,
  -- The member whose record it is.
  ownerId INTEGER REFERENCES member (id),
  opinion TEXT,
  -- JSON of what changed.
  before TEXT,
  after TEXT
) STRICT;
CREATE INDEX deskLogByTime ON deskLog (time, id);
CREATE INDEX deskLogBySubject ON deskLog (subjectKind, subjectId, id);
`
