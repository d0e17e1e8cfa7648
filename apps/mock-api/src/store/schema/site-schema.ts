import { auditColumns as audit } from './audit-columns.ts'

/** The members' mini-sites, and the ratings and rankings that the association publishes. */
export const siteSchema = `
CREATE INDEX memberDirectory ON member (ownerType, orderNum, id) WHERE joinDate IS NOT NULL AND isDeleted = 0;
CREATE INDEX memberNewest ON member (ownerType, joinDate DESC, id) WHERE joinDate IS NOT NULL AND isDeleted = 0;
CREATE INDEX memberFeeSettled ON memberFee (ownerType, feeYear DESC, id)
  WHERE status IN ('PAID', 'EXEMPT') AND isDeleted = 0;

CREATE TABLE companyRating (
  id INTEGER PRIMARY KEY,
  -- A member or a unit of the register.
  companyId INTEGER NOT NULL,
  year INTEGER NOT NULL,
  level TEXT NOT NULL CHECK (level IN ('AAA', 'AA', 'A', 'B', 'C')),
  score REAL NOT NULL CHECK (score BETWEEN 0 AND 100),
  rank INTEGER NOT NULL,
  certNo TEXT NOT NULL,
  validTo TEXT NOT NULL,${audit},
  UNIQUE (year, companyId)
) STRICT;

CREATE TABLE companyRanking (
  id INTEGER PRIMARY KEY,
  -- A member or a unit of the register.
  companyId INTEGER NOT NULL,
  year INTEGER NOT NULL,
  metric TEXT NOT NULL CHECK (metric IN ('营业收入', '利润', '人均')),
  rank INTEGER NOT NULL,
  value REAL NOT NULL,${audit},
  UNIQUE (year, metric, companyId)
) STRICT;

CREATE TABLE miniSite (
  id INTEGER PRIMARY KEY,
  memberId INTEGER NOT NULL UNIQUE REFERENCES member (id),
  domainId TEXT NOT NULL UNIQUE,
  -- JSON: pictures of the banner, or the address of one.
  coverId TEXT NOT NULL,
  logoUrl TEXT,
  intro TEXT NOT NULL,
  contacts TEXT NOT NULL DEFAULT '{}',
  mapLng REAL,
  mapLat REAL,
  isPublished INTEGER NOT NULL,
  -- Of what was saved last.
  status TEXT NOT NULL CHECK (status IN ('DRAFT', 'SUBMITTED', 'PUBLISHED', 'RETURNED')),
  opinion TEXT,
  submittedDate TEXT,
  -- Of what the columns above hold; null while it was never approved, and nobody sees it.
  approvedDate TEXT,
  -- When the association last sent it back.
  returnedDate TEXT,
  -- JSON: what was saved since, until it is approved.
  revision TEXT,
  savedDate TEXT,${audit},
  CHECK (revision IS NULL OR approvedDate IS NOT NULL),
  CHECK (status <> 'RETURNED' OR returnedDate IS NOT NULL)
) STRICT;

CREATE TABLE siteItem (
  id INTEGER PRIMARY KEY,
  memberId INTEGER NOT NULL REFERENCES member (id),
  kind TEXT NOT NULL CHECK (kind IN ('NEWS', 'CONSTRUCT', 'CERTIFICATE', 'ACHIEVE', 'PROF')),
  title TEXT NOT NULL,
  summary TEXT,
  coverUrl TEXT,
  eventDate TEXT,
  content TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('DRAFT', 'SUBMITTED', 'PUBLISHED', 'RETURNED', 'REJECTED')),
  opinion TEXT,
  submittedDate TEXT,
  -- Since when it is visible; null while it never was.
  publishDate TEXT,
  -- The association's last decision: a visible item stays PUBLISHED when its new text is rejected.
  decision TEXT CHECK (decision IN ('APPROVED', 'RETURNED', 'REJECTED')),
  decidedDate TEXT,
  -- JSON: the new text of a visible item until it is approved.
  revision TEXT,${audit},
  CHECK (revision IS NULL OR publishDate IS NOT NULL),
  CHECK ((decision IS NULL) = (decidedDate IS NULL)),
  CHECK (status IN ('DRAFT', 'SUBMITTED') OR decision IS NOT NULL)
) STRICT;
CREATE INDEX siteItemOwner ON siteItem (memberId, kind);
CREATE INDEX siteItemNewest ON siteItem (publishDate DESC, id DESC) WHERE publishDate IS NOT NULL AND isDeleted = 0;
CREATE INDEX siteItemInReview ON siteItem (submittedDate) WHERE status = 'SUBMITTED' AND isDeleted = 0;
`
