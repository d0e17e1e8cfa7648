import { auditColumns as audit } from './audit-columns.ts'

/** Records that are published once and never changed, so all of their columns are kept in the library. */
const published = `
CREATE TABLE library.helpArticle (
  id INTEGER PRIMARY KEY,
  audience TEXT NOT NULL CHECK (audience IN ('UNIT', 'PERSON', 'EDUCATION')),
  category TEXT NOT NULL,
  title TEXT NOT NULL,
  content TEXT NOT NULL,
  text TEXT NOT NULL,${audit}
) STRICT;
CREATE TABLE library.memberBenefit (
  id INTEGER PRIMARY KEY,
  audience TEXT NOT NULL CHECK (audience IN ('UNIT', 'PERSON', 'ALL')),
  category TEXT NOT NULL,
  title TEXT NOT NULL,
  summary TEXT NOT NULL,
  content TEXT NOT NULL,
  howTo TEXT NOT NULL,
  link TEXT,
  -- JSON: the levels that have it; empty for all.
  levels TEXT NOT NULL DEFAULT '[]',
  -- What a use of it is counted by; null where none leaves a record.
  useUnit TEXT CHECK (useUnit IN ('COURSE', 'ACTIVITY', 'APPOINTMENT', 'SITE_ITEM')),${audit}
) STRICT;
CREATE TABLE library.socialInformation (
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  content TEXT NOT NULL,${audit}
) STRICT;
-- One row, its JSON as it is answered.
CREATE TABLE library.associationProfile (profile TEXT NOT NULL) STRICT;
-- What the pages of the seeded issues are drawn from.
CREATE TABLE library.journalArticle (
  id INTEGER PRIMARY KEY,
  journalId INTEGER NOT NULL,
  title TEXT NOT NULL,
  author TEXT NOT NULL,
  -- What is drawn below the text: the cover motif of its subject.
  motif TEXT NOT NULL,
  -- Paragraphs, parted by line breaks.
  content TEXT NOT NULL
) STRICT;
CREATE TABLE library.tender (
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  projectNo TEXT NOT NULL UNIQUE,
  tenderType TEXT NOT NULL,
  tenderer TEXT NOT NULL,
  agency TEXT,
  city TEXT NOT NULL,
  budgetFen INTEGER,
  publishDate TEXT NOT NULL,
  deadline TEXT NOT NULL,
  content TEXT NOT NULL,
  -- JSON, as it is answered.
  attachments TEXT NOT NULL,
  contactName TEXT NOT NULL,
  contactPhone TEXT NOT NULL,${audit}
) STRICT;
CREATE TABLE library.recruitment (
  id INTEGER PRIMARY KEY,
  companyName TEXT NOT NULL,
  position TEXT NOT NULL,
  headcount INTEGER NOT NULL,
  salaryMin INTEGER,
  salaryMax INTEGER,
  city TEXT NOT NULL,
  educationReq TEXT,
  experienceReq TEXT,
  certReq TEXT,
  description TEXT NOT NULL,
  contactName TEXT NOT NULL,
  contactPhone TEXT NOT NULL,
  publishDate TEXT NOT NULL,
  expireDate TEXT NOT NULL,${audit},
  CHECK (salaryMin <= salaryMax)
) STRICT;`

/** Issues of the journal, which the desk writes as well. */
const journals = `
CREATE TABLE journal (
  id INTEGER PRIMARY KEY,
  bookName TEXT NOT NULL,
  year INTEGER NOT NULL,
  issueNo INTEGER NOT NULL,
  totalIssueNo INTEGER,
  title TEXT AS (bookName || year || '年第' || issueNo || '期'),
  -- JSON of the addresses of its pages, the cover first.
  pages TEXT NOT NULL DEFAULT '[]',
  pageCount INTEGER AS (json_array_length(pages)),
  coverUrl TEXT AS (pages ->> 0),
  pdfUrl TEXT,
  -- JSON, as it is answered.
  catalog TEXT NOT NULL DEFAULT '[]',
  publishDate TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('DRAFT', 'PUBLISHED', 'OFFLINE')),
  -- Rises with each change at the desk.
  version INTEGER NOT NULL DEFAULT 1,${audit}
) STRICT;
`

const messages = `
CREATE TABLE memberMessage (
  id INTEGER PRIMARY KEY,
  memberId INTEGER NOT NULL REFERENCES member (id),
  kind TEXT NOT NULL,
  title TEXT NOT NULL,
  content TEXT NOT NULL,
  link TEXT,
  subjectKind TEXT,
  subjectId INTEGER,
  readDate TEXT,${audit},
  CHECK ((subjectKind IS NULL) = (subjectId IS NULL))
) STRICT;
CREATE INDEX memberMessageInbox ON memberMessage (memberId, createdDate DESC);`

const favourites = `
CREATE TABLE memberFavourite (
  -- An id is never given twice, or a late answer could take out what was kept after it.
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  memberId INTEGER NOT NULL REFERENCES member (id),
  kind TEXT NOT NULL CHECK (kind IN ('NEWS', 'COURSE', 'JOURNAL', 'TENDER')),
  targetId INTEGER NOT NULL,
  -- As it was when it was kept, for the day when the record is gone.
  title TEXT NOT NULL,
  createdDate TEXT NOT NULL,
  UNIQUE (memberId, kind, targetId)
) STRICT;`

const helpVotes = `
CREATE TABLE helpVote (
  articleId INTEGER NOT NULL,
  memberId INTEGER NOT NULL REFERENCES member (id),
  isHelpful INTEGER NOT NULL CHECK (isHelpful IN (0, 1)),
  votedDate TEXT NOT NULL,
  PRIMARY KEY (articleId, memberId)
) STRICT, WITHOUT ROWID;`

const activities = `
CREATE TABLE activity (
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  coverUrl TEXT,
  startTime TEXT NOT NULL,
  endTime TEXT NOT NULL,
  signUpStart TEXT NOT NULL,
  signUpDeadline TEXT NOT NULL,
  address TEXT NOT NULL,
  quota INTEGER NOT NULL CHECK (quota > 0),
  feeFen INTEGER NOT NULL DEFAULT 0,
  creditHours REAL NOT NULL,
  isCancelled INTEGER NOT NULL DEFAULT 0,
  -- 0 while it is a draft of the desk.
  isPublished INTEGER NOT NULL DEFAULT 1,
  -- Rises with each change at the desk.
  version INTEGER NOT NULL DEFAULT 1,${audit},
  CHECK (signUpStart < signUpDeadline AND signUpDeadline <= startTime AND startTime < endTime)
) STRICT;
CREATE INDEX activityOpening ON activity (signUpStart);
CREATE INDEX activityClosing ON activity (signUpDeadline);
CREATE INDEX activityStart ON activity (startTime);
CREATE INDEX activityEnd ON activity (endTime);
CREATE TABLE library.activityText (id INTEGER PRIMARY KEY, content TEXT NOT NULL) STRICT;
CREATE TABLE activityOwnText (id INTEGER PRIMARY KEY REFERENCES activity (id), content TEXT NOT NULL) STRICT;
CREATE TABLE activitySignUp (
  id INTEGER PRIMARY KEY,
  activityId INTEGER NOT NULL REFERENCES activity (id),
  memberId INTEGER NOT NULL REFERENCES member (id),
  signedDate TEXT NOT NULL,
  cancelledDate TEXT,
  -- Over the fee; null where there is nothing to pay.
  orderId INTEGER UNIQUE REFERENCES memberOrder (id)
) STRICT;
CREATE UNIQUE INDEX onePlaceEach ON activitySignUp (activityId, memberId) WHERE cancelledDate IS NULL;
CREATE INDEX activitySignUpOfActivity ON activitySignUp (activityId);
CREATE INDEX activitySignUpOfMember ON activitySignUp (memberId);`

const decided = `
  status TEXT NOT NULL DEFAULT 'SUBMITTED' CHECK (status IN ('SUBMITTED', 'APPROVED', 'RETURNED', 'REJECTED')),
  opinion TEXT,
  decidedDate TEXT,${audit}`

const visitorApplications = `
CREATE TABLE expertApplication (
  id INTEGER PRIMARY KEY,
  applyNo TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  gender TEXT,
  birthDate TEXT NOT NULL,
  idNumber TEXT NOT NULL,
  phone TEXT NOT NULL,
  email TEXT,
  companyName TEXT NOT NULL,
  position TEXT,
  title TEXT NOT NULL,
  education TEXT,
  major TEXT NOT NULL,
  expertType TEXT NOT NULL,
  workYears INTEGER NOT NULL,
  certs TEXT NOT NULL DEFAULT '[]',
  resume TEXT NOT NULL,
  achievements TEXT,
  photoUrl TEXT NOT NULL,
  attachments TEXT NOT NULL DEFAULT '[]',${decided}
) STRICT;
CREATE UNIQUE INDEX oneOpenExpertApplication ON expertApplication (phone) WHERE status = 'SUBMITTED';
CREATE TABLE expertCertificate (
  id INTEGER PRIMARY KEY REFERENCES expertApplication (id),
  certNo TEXT NOT NULL UNIQUE,
  validFrom TEXT NOT NULL,
  validTo TEXT NOT NULL,${audit}
) STRICT;
CREATE TABLE jobApplication (
  id INTEGER PRIMARY KEY,
  applyNo TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  gender TEXT,
  birthDate TEXT,
  phone TEXT NOT NULL,
  email TEXT,
  education TEXT NOT NULL,
  major TEXT,
  certType TEXT,
  certNo TEXT,
  workYears INTEGER,
  expectPosition TEXT NOT NULL,
  expectSalaryMin INTEGER,
  expectSalaryMax INTEGER,
  expectCity TEXT,
  resume TEXT,
  resumeFile TEXT,
  recruitmentId INTEGER,${decided},
  CHECK (expectSalaryMin <= expectSalaryMax)
) STRICT;
CREATE UNIQUE INDEX oneOpenJobApplication ON jobApplication (phone, coalesce(recruitmentId, 0)) WHERE status = 'SUBMITTED';`

/** Tables of what the association does for its members and the public. */
export const serviceSchema = [
  published,
  journals,
  messages,
  favourites,
  helpVotes,
  activities,
  visitorApplications,
].join('\n')
