/**
 * Tables of the library: what is written once, when a store is seeded, and shared by every world that is forked from it.
 * Long texts belong here, since a world's own database is copied with each fork. A name must not stand in both databases:
 * statements name these tables without `library.`.
 */
export const librarySchema = `
CREATE TABLE library.newsText (id INTEGER PRIMARY KEY, content TEXT NOT NULL) STRICT;

-- What an attachment is made from when it is asked for.
CREATE TABLE library.file (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  size INTEGER NOT NULL,
  title TEXT NOT NULL,
  content TEXT NOT NULL
) STRICT;

CREATE TABLE library.cover (
  key TEXT PRIMARY KEY,
  motif TEXT NOT NULL,
  -- Which mini-site's banner it is, counted from 0; null for every other cover.
  site INTEGER
) STRICT, WITHOUT ROWID;

-- Lessons and descriptions of the courses, whose heads are in the main database.
CREATE TABLE library.courseText (courseId INTEGER PRIMARY KEY, intro TEXT NOT NULL) STRICT;
CREATE TABLE library.courseLesson (
  id INTEGER PRIMARY KEY,
  courseId INTEGER NOT NULL,
  chapterTitle TEXT NOT NULL,
  title TEXT NOT NULL,
  clip TEXT NOT NULL,
  durationS INTEGER NOT NULL,
  isFree INTEGER NOT NULL
) STRICT;
CREATE INDEX library.courseLessonOrder ON courseLesson (courseId, id);
-- What the tests of the courses draw from; choices and the keys of the right ones as JSON.
CREATE TABLE library.courseQuestion (
  id INTEGER PRIMARY KEY,
  courseId INTEGER NOT NULL,
  lessonId INTEGER NOT NULL,
  text TEXT NOT NULL,
  choices TEXT NOT NULL,
  rightKeys TEXT NOT NULL
) STRICT;
CREATE INDEX library.courseQuestionOrder ON courseQuestion (courseId, id);

-- Members who joined on paper: they are in the register, but have no account and no record of their own to change.
CREATE TABLE library.registerUnit (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  uscc TEXT NOT NULL UNIQUE,
  companyType TEXT NOT NULL,
  city TEXT NOT NULL,
  district TEXT NOT NULL,
  memberNo TEXT NOT NULL,
  memberLevel TEXT NOT NULL,
  joinDate TEXT NOT NULL,
  validTo TEXT NOT NULL,
  level1Count INTEGER NOT NULL,
  level2Count INTEGER NOT NULL,
  staffCount INTEGER NOT NULL,
  annualIncome REAL NOT NULL,
  creditRating TEXT,
  creditYear INTEGER
) STRICT;
CREATE TABLE library.registerPerson (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  gender TEXT NOT NULL,
  idNumber TEXT NOT NULL,
  title TEXT,
  position TEXT,
  companyName TEXT NOT NULL,
  companyId INTEGER,
  city TEXT NOT NULL,
  certType TEXT NOT NULL,
  certNo TEXT NOT NULL,
  certMajor TEXT NOT NULL,
  certIssueDate TEXT NOT NULL,
  certValidTo TEXT NOT NULL,
  memberNo TEXT NOT NULL,
  memberLevel TEXT NOT NULL,
  joinDate TEXT NOT NULL,
  validTo TEXT NOT NULL
) STRICT;
CREATE VIRTUAL TABLE library.newsIndex
  USING fts5 (title, summary, body, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 0');
`
