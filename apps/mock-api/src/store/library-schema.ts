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

CREATE VIRTUAL TABLE library.newsIndex
  USING fts5 (title, summary, body, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 0');
`
