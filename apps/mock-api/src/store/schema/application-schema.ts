import { auditColumns as audit } from './audit-columns.ts'

/** Applications to the association, a unit's batches for its people, and what was printed of both. */
export const applicationSchema = `
CREATE TABLE memberApply (
  id INTEGER PRIMARY KEY,
  applyNo TEXT NOT NULL UNIQUE,
  applyType TEXT NOT NULL CHECK (applyType IN ('UNIT', 'PERSON')),
  applyKind TEXT NOT NULL,
  ownerId INTEGER NOT NULL REFERENCES member (id),
  step INTEGER NOT NULL,
  -- JSON of the applicant's particulars as far as they are given.
  block TEXT,
  targetLevel TEXT,
  reason TEXT,
  recommender TEXT,
  materials TEXT NOT NULL DEFAULT '[]',
  statement INTEGER NOT NULL DEFAULT 0,
  status TEXT NOT NULL,
  node TEXT,
  auditRecords TEXT NOT NULL DEFAULT '[]',
  returnReason TEXT,
  submitDate TEXT,
  -- JSON of every time at which it was submitted, oldest first; submitDate is the last of them.
  submissions TEXT NOT NULL DEFAULT '[]',
  approveDate TEXT,
  feeId INTEGER REFERENCES memberFee (id),${audit},
  -- Rises with each change, so that a decision is made on what was read.
  version INTEGER NOT NULL DEFAULT 1
) STRICT;
CREATE TRIGGER memberApplyVersion AFTER UPDATE ON memberApply WHEN new.version = old.version
BEGIN UPDATE memberApply SET version = old.version + 1 WHERE id = new.id; END;
-- What was handed in when the association returned it, to be compared with what is handed in next.
CREATE TABLE returnedApply (
  id INTEGER PRIMARY KEY,
  applyId INTEGER NOT NULL REFERENCES memberApply (id),
  returnedDate TEXT NOT NULL,
  -- JSON of what the applicant had filled in.
  content TEXT NOT NULL
) STRICT;
CREATE INDEX returnedApplyByApply ON returnedApply (applyId, id);
CREATE INDEX memberApplyByOwner ON memberApply (ownerId, createdDate);
CREATE INDEX memberApplyReviews ON memberApply (submitDate) WHERE status IN ('SUBMITTED', 'REVIEWING');
-- One open application per member and kind, whoever asks at once.
CREATE UNIQUE INDEX memberApplyOpen ON memberApply (ownerId, applyKind)
  WHERE isDeleted = 0 AND status IN ('DRAFT', 'SUBMITTED', 'REVIEWING', 'RETURNED', 'APPROVED', 'PENDING_PAYMENT');

CREATE TABLE memberApplyTop (
  id INTEGER PRIMARY KEY,
  batchNo TEXT NOT NULL UNIQUE,
  companyId INTEGER NOT NULL REFERENCES member (id),
  members TEXT NOT NULL,
  personCount INTEGER NOT NULL,
  totalAmountFen INTEGER NOT NULL,
  orderId INTEGER UNIQUE REFERENCES memberOrder (id),
  submitDate TEXT,${audit}
) STRICT;
CREATE INDEX memberApplyTopByCompany ON memberApplyTop (companyId, createdDate);

CREATE TABLE printedDocument (
  id INTEGER PRIMARY KEY,
  verifyCode TEXT NOT NULL UNIQUE,
  printType TEXT NOT NULL,
  memberId INTEGER NOT NULL REFERENCES member (id),
  applyId INTEGER REFERENCES memberApply (id),
  feeId INTEGER REFERENCES memberFee (id),
  -- The line of an order that a receipt is about, where that is no fee.
  orderItemId INTEGER REFERENCES memberOrderItem (id),
  -- JSON of all that is printed.
  content TEXT NOT NULL,${audit}
) STRICT;
CREATE INDEX printedDocumentByMember ON printedDocument (memberId, printType, applyId, feeId, orderItemId);
`
