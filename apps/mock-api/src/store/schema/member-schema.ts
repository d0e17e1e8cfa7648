import { auditColumns as audit } from './audit-columns.ts'

const accounts = `
CREATE TABLE member (
  id INTEGER PRIMARY KEY,
  ownerType TEXT NOT NULL CHECK (ownerType IN ('UNIT', 'PERSON')),
  name TEXT NOT NULL,
  phone TEXT NOT NULL,
  uscc TEXT UNIQUE,
  -- Who registered a unit, until its profile names a contact.
  contactName TEXT,
  avatar TEXT,
  memberNo TEXT UNIQUE,
  memberLevel TEXT,
  joinDate TEXT,
  validTo TEXT,${audit}
) STRICT;
-- Memberships that ended, so that who joined stays known when the member has none any more, or another.
CREATE TABLE pastMembership (
  id INTEGER PRIMARY KEY,
  memberId INTEGER NOT NULL REFERENCES member (id),
  joinDate TEXT NOT NULL,
  leftDate TEXT NOT NULL
) STRICT;
CREATE INDEX pastMembershipByMember ON pastMembership (memberId);
CREATE TABLE account (
  id INTEGER PRIMARY KEY,
  memberId INTEGER NOT NULL UNIQUE REFERENCES member (id),
  username TEXT NOT NULL UNIQUE COLLATE NOCASE,
  passwordHash TEXT NOT NULL,
  -- Where codes go: what its owner has proven to hold. A person's phone is also the username.
  phone TEXT,
  mail TEXT UNIQUE
) STRICT;
-- What a closed account was logged into with, so that its owner can be told.
CREATE TABLE closedLogin (
  login TEXT NOT NULL COLLATE NOCASE,
  passwordHash TEXT NOT NULL,
  closedDate TEXT NOT NULL
) STRICT;
CREATE INDEX closedLoginByName ON closedLogin (login, closedDate);
-- A token is good as long as its login stands here. An id is never given twice, or one could end a login that came later.
CREATE TABLE memberLogin (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  accountId INTEGER NOT NULL REFERENCES account (id),
  jti TEXT NOT NULL UNIQUE,
  loginDate TEXT NOT NULL,
  expireTime TEXT NOT NULL,
  browser TEXT,
  system TEXT,
  -- Masked: the whole one is never kept.
  address TEXT
) STRICT;
CREATE INDEX memberLoginByAccount ON memberLogin (accountId, loginDate);
CREATE TABLE loginFailure (name TEXT NOT NULL, failedAt TEXT NOT NULL) STRICT;
CREATE INDEX loginFailureByName ON loginFailure (name, failedAt);`

const codes = `
CREATE TABLE captcha (
  captchaKey TEXT PRIMARY KEY,
  answer TEXT NOT NULL,
  expiresAt TEXT NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE TABLE sentCode (
  id INTEGER PRIMARY KEY,
  -- Phone number or mail address.
  recipient TEXT NOT NULL,
  purpose TEXT NOT NULL CHECK (purpose IN ('VISITOR', 'MEMBER')),
  answer TEXT NOT NULL,
  sentAt TEXT NOT NULL,
  expiresAt TEXT NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  isUsed INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX sentCodeByRecipient ON sentCode (recipient, sentAt);`

const fees = `
CREATE TABLE memberFee (
  id INTEGER PRIMARY KEY,
  feeNo TEXT NOT NULL UNIQUE,
  ownerType TEXT NOT NULL,
  ownerId INTEGER NOT NULL REFERENCES member (id),
  ownerName TEXT NOT NULL,
  feeYear INTEGER NOT NULL,
  feeKind TEXT NOT NULL DEFAULT 'YEAR' CHECK (feeKind IN ('YEAR', 'UPGRADE')),
  memberLevel TEXT NOT NULL,
  feeStandardFen INTEGER NOT NULL,
  amountFen INTEGER NOT NULL,
  discountFen INTEGER NOT NULL DEFAULT 0,
  paidAmountFen INTEGER NOT NULL DEFAULT 0,
  status TEXT NOT NULL,
  dueDate TEXT NOT NULL,
  payDate TEXT,
  orderId INTEGER REFERENCES memberOrder (id),
  -- The order that was paid back: what a fee falls back to when it is not paid again after all.
  refundedOrderId INTEGER REFERENCES memberOrder (id),${audit},
  UNIQUE (ownerId, feeYear, feeKind, memberLevel),
  CHECK (amountFen = feeStandardFen - discountFen AND amountFen >= 0)
) STRICT;
CREATE UNIQUE INDEX memberFeeOfYear ON memberFee (ownerId, feeYear) WHERE feeKind = 'YEAR';
CREATE INDEX memberFeeByOrder ON memberFee (orderId) WHERE orderId IS NOT NULL;
CREATE INDEX memberFeeFallingDue ON memberFee (dueDate) WHERE status = 'UNPAID';`

const orders = `
CREATE TABLE memberOrder (
  id INTEGER PRIMARY KEY,
  orderNo TEXT NOT NULL UNIQUE,
  orderType TEXT NOT NULL,
  payerType TEXT NOT NULL,
  payerId INTEGER NOT NULL REFERENCES member (id),
  payerName TEXT NOT NULL,
  subject TEXT NOT NULL,
  totalAmountFen INTEGER NOT NULL CHECK (totalAmountFen >= 0),
  refundedFen INTEGER NOT NULL DEFAULT 0 CHECK (refundedFen BETWEEN 0 AND totalAmountFen),
  -- Of the refund that was last asked for.
  refundStatus TEXT CHECK (refundStatus IN ('PENDING', 'APPROVED', 'REJECTED')),
  payChannel TEXT,
  status TEXT NOT NULL DEFAULT 'CREATED',
  attempt TEXT NOT NULL DEFAULT 'NOTPAY',
  transactionId TEXT UNIQUE,
  cashierToken TEXT NOT NULL UNIQUE,
  returnUrl TEXT,
  expireTime TEXT NOT NULL,
  payTime TEXT,
  invoiceStatus TEXT NOT NULL DEFAULT 'NONE',${audit}
) STRICT;
CREATE INDEX memberOrderByPayer ON memberOrder (payerId, createdDate);
CREATE INDEX memberOrderExpiring ON memberOrder (expireTime) WHERE status IN ('CREATED', 'PAYING');
CREATE TABLE memberOrderItem (
  id INTEGER PRIMARY KEY,
  orderId INTEGER NOT NULL REFERENCES memberOrder (id),
  -- The order's own, for the index over courses.
  payerId INTEGER NOT NULL,
  itemType TEXT NOT NULL,
  itemId INTEGER NOT NULL,
  itemName TEXT NOT NULL,
  beneficiaryName TEXT NOT NULL,
  -- The member who gets it where the payer buys it for somebody else.
  beneficiaryId INTEGER REFERENCES member (id),
  feeYear INTEGER,
  quantity INTEGER NOT NULL,
  priceFen INTEGER NOT NULL,
  amountFen INTEGER NOT NULL,
  -- 1 until the order is over or the line is paid back: what the unique indexes below hold on to.
  isHeld INTEGER NOT NULL,
  CHECK (amountFen = quantity * priceFen)
) STRICT;
CREATE INDEX memberOrderItemByOrder ON memberOrderItem (orderId);
CREATE UNIQUE INDEX feeInOneOrder ON memberOrderItem (itemId) WHERE itemType = 'MEMBER_FEE' AND isHeld = 1;
CREATE UNIQUE INDEX courseInOneOrder ON memberOrderItem (coalesce(beneficiaryId, payerId), itemId) WHERE itemType = 'COURSE' AND isHeld = 1;
CREATE INDEX heldCourse ON memberOrderItem (itemId) WHERE itemType = 'COURSE' AND isHeld = 1;
CREATE TRIGGER releaseItems AFTER UPDATE OF status ON memberOrder WHEN new.status IN ('CLOSED', 'REFUNDED')
BEGIN UPDATE memberOrderItem SET isHeld = 0 WHERE orderId = new.id; END;`

/** Tables of the member side; money is whole fen in columns that say so. */
export const memberSchema = [accounts, codes, orders, fees].join('\n')
