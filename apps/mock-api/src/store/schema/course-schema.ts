import { auditColumns as audit } from './audit-columns.ts'

/** Tables of the continuing education; lessons and long texts of the seed are in the library, those that the desk has written here. */
export const courseSchema = `
CREATE TABLE course (
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  -- Null where it has none of its own.
  coverUrl TEXT,
  category TEXT NOT NULL CHECK (category IN ('必修', '选修')),
  year INTEGER NOT NULL,
  -- Of the certificates that it is meant for; null for all of them.
  certMajor TEXT,
  teacher TEXT NOT NULL,
  teacherTitle TEXT NOT NULL,
  creditHours INTEGER NOT NULL CHECK (creditHours > 0),
  priceFen INTEGER NOT NULL CHECK (priceFen >= 0),
  summary TEXT NOT NULL,
  lessonCount INTEGER NOT NULL,
  durationS INTEGER NOT NULL,
  enrolledCount INTEGER NOT NULL DEFAULT 0,
  publishDate TEXT NOT NULL,
  -- Of one attempt at its test; 0 for a course without one.
  questionCount INTEGER NOT NULL DEFAULT 0,
  isPublished INTEGER NOT NULL DEFAULT 1,
  version INTEGER NOT NULL DEFAULT 1,${audit}
) STRICT;

-- What was written at the desk of a course takes the place of what the library has of it: the text, all of its lessons and all questions of its test.
CREATE TABLE courseOwnText (courseId INTEGER PRIMARY KEY REFERENCES course (id), intro TEXT NOT NULL) STRICT;
CREATE TABLE courseOwnLesson (
  id INTEGER PRIMARY KEY,
  courseId INTEGER NOT NULL REFERENCES course (id),
  position INTEGER NOT NULL,
  chapterTitle TEXT NOT NULL,
  title TEXT NOT NULL,
  clip TEXT NOT NULL,
  durationS INTEGER NOT NULL,
  isFree INTEGER NOT NULL
) STRICT;
CREATE INDEX courseOwnLessonOrder ON courseOwnLesson (courseId, position);

-- Questions of a test as the desk has them. One that was taken away is drawn no more, and stays for the attempts that had it.
CREATE TABLE courseOwnQuestion (
  id INTEGER PRIMARY KEY,
  courseId INTEGER NOT NULL REFERENCES course (id),
  position INTEGER NOT NULL,
  lessonId INTEGER,
  text TEXT NOT NULL,
  choices TEXT NOT NULL,
  rightKeys TEXT NOT NULL,
  isDrawn INTEGER NOT NULL DEFAULT 1
) STRICT;
CREATE INDEX courseOwnQuestionOrder ON courseOwnQuestion (courseId, position);

-- A refund makes an enrolment inactive; what was watched is kept in case the course is taken again.
CREATE TABLE courseEnrollment (
  id INTEGER PRIMARY KEY,
  memberId INTEGER NOT NULL REFERENCES member (id),
  courseId INTEGER NOT NULL REFERENCES course (id),
  orderId INTEGER REFERENCES memberOrder (id),
  isActive INTEGER NOT NULL DEFAULT 1,
  enrollTime TEXT NOT NULL,
  lastLessonId INTEGER,
  lastStudyTime TEXT,
  watchedMs INTEGER NOT NULL DEFAULT 0,
  -- Stays when the course is started over: what was watched once is not paid back or swapped.
  mostWatchedMs INTEGER NOT NULL DEFAULT 0,
  completeTime TEXT,
  -- Stays when the course is started over: what was once completed is not paid back or swapped.
  firstCompleteTime TEXT,
  UNIQUE (memberId, courseId)
) STRICT;

CREATE INDEX courseEnrollmentByCourse ON courseEnrollment (courseId, isActive, firstCompleteTime);

-- An order's course that was swapped for another, which an order's course can be once.
CREATE TABLE courseSwap (
  orderId INTEGER PRIMARY KEY REFERENCES memberOrder (id),
  fromCourseId INTEGER NOT NULL REFERENCES course (id),
  -- As the order named it, whatever the course is called since.
  fromName TEXT NOT NULL,
  toCourseId INTEGER NOT NULL REFERENCES course (id),
  swapTime TEXT NOT NULL
) STRICT;

CREATE TABLE lessonProgress (
  memberId INTEGER NOT NULL REFERENCES member (id),
  lessonId INTEGER NOT NULL,
  courseId INTEGER NOT NULL REFERENCES course (id),
  ranges TEXT NOT NULL,
  position REAL NOT NULL,
  watchedMs INTEGER NOT NULL,
  completeTime TEXT,
  PRIMARY KEY (memberId, lessonId)
) STRICT, WITHOUT ROWID;

-- One row a member: who opens another lesson ends the session before. The account of time outlives the sessions.
CREATE TABLE lessonSession (
  memberId INTEGER PRIMARY KEY REFERENCES member (id),
  -- Null once it was ended without a newer one.
  sessionId TEXT,
  lessonId INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  spentUntil INTEGER NOT NULL,
  lastSeen INTEGER NOT NULL,
  questionsAsked INTEGER NOT NULL,
  -- Of play, until the viewer is asked whether they are still there.
  secondsToQuestion REAL NOT NULL,
  isAsked INTEGER NOT NULL
) STRICT;

-- What a session had left of its time when a newer one ended it: what was watched without a network is reported later.
CREATE TABLE endedLessonSession (
  sessionId TEXT PRIMARY KEY,
  memberId INTEGER NOT NULL REFERENCES member (id),
  lessonId INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  leftMs INTEGER NOT NULL,
  endedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX endedLessonSessionOfMember ON endedLessonSession (memberId);

-- The questions as their ids and the answers as they were handed in, both JSON.
CREATE TABLE testAttempt (
  id INTEGER PRIMARY KEY,
  memberId INTEGER NOT NULL REFERENCES member (id),
  courseId INTEGER NOT NULL REFERENCES course (id),
  questions TEXT NOT NULL,
  startTime TEXT NOT NULL,
  answers TEXT,
  correctCount INTEGER,
  isPassed INTEGER,
  handInTime TEXT,
  CHECK ((handInTime IS NULL) = (isPassed IS NULL))
) STRICT;
CREATE INDEX testAttemptOfMember ON testAttempt (memberId, courseId);
CREATE UNIQUE INDEX oneOpenAttempt ON testAttempt (memberId, courseId) WHERE handInTime IS NULL;

-- What a course was when it was completed: a later change of it takes no hours away.
CREATE TABLE courseCredit (
  id INTEGER PRIMARY KEY,
  memberId INTEGER NOT NULL REFERENCES member (id),
  courseId INTEGER NOT NULL REFERENCES course (id),
  title TEXT NOT NULL,
  category TEXT NOT NULL,
  creditHours INTEGER NOT NULL,
  creditTime TEXT NOT NULL,
  UNIQUE (memberId, courseId)
) STRICT;
CREATE INDEX courseCreditByCourse ON courseCredit (courseId, creditHours);

CREATE TABLE hourCertificate (
  id INTEGER PRIMARY KEY,
  memberId INTEGER NOT NULL REFERENCES member (id),
  certNo TEXT NOT NULL UNIQUE,
  holderName TEXT NOT NULL,
  memberNo TEXT,
  year INTEGER NOT NULL,
  compulsoryHours INTEGER NOT NULL,
  electiveHours INTEGER NOT NULL,
  courses TEXT NOT NULL,
  issueDate TEXT NOT NULL,
  issuer TEXT NOT NULL,
  verifyCode TEXT NOT NULL UNIQUE,
  status TEXT NOT NULL DEFAULT 'VALID' CHECK (status IN ('VALID', 'REPLACED', 'REVOKED'))
) STRICT;
CREATE UNIQUE INDEX validCertificate ON hourCertificate (memberId, year) WHERE status = 'VALID';
`
