import { auditColumns as audit } from './audit-columns.ts'

/** Invoices, the orders on them and the books of titles; money is whole fen. */
export const invoiceSchema = `
CREATE TABLE memberInvoice (
  id INTEGER PRIMARY KEY,
  ownerId INTEGER NOT NULL REFERENCES member (id),
  invoiceKind TEXT NOT NULL,
  titleType TEXT NOT NULL,
  buyerName TEXT NOT NULL,
  buyerTaxNo TEXT,
  buyerAddress TEXT,
  buyerTel TEXT,
  buyerBankName TEXT,
  buyerBankAccount TEXT,
  amountFen INTEGER NOT NULL CHECK (amountFen >= 0),
  email TEXT NOT NULL,
  phone TEXT,
  remark TEXT,
  status TEXT NOT NULL,
  -- When it was handed in last.
  submittedDate TEXT NOT NULL,
  -- When the association decided what was handed in last.
  decidedDate TEXT,
  invoiceNo TEXT UNIQUE,
  issueDate TEXT,
  -- Unguessable; whoever has it may read the files.
  fileKey TEXT UNIQUE,
  failReason TEXT,${audit},
  CHECK ((status = 'PENDING') = (decidedDate IS NULL))
) STRICT;
CREATE INDEX memberInvoiceByOwner ON memberInvoice (ownerId, createdDate);

CREATE TABLE memberInvoiceOrder (
  invoiceId INTEGER NOT NULL REFERENCES memberInvoice (id),
  orderId INTEGER NOT NULL REFERENCES memberOrder (id),
  -- What of the order it is over: what was paid back before is left out.
  amountFen INTEGER NOT NULL CHECK (amountFen >= 0),
  -- 0 once the invoice is void: the order may stand on another one then.
  isHeld INTEGER NOT NULL DEFAULT 1,
  PRIMARY KEY (invoiceId, orderId)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX orderOnOneInvoice ON memberInvoiceOrder (orderId) WHERE isHeld = 1;

-- Whom a member's invoices are usually made out to.
CREATE TABLE memberInvoiceTitle (
  id INTEGER PRIMARY KEY,
  ownerId INTEGER NOT NULL REFERENCES member (id),
  titleType TEXT NOT NULL,
  buyerName TEXT NOT NULL,
  buyerTaxNo TEXT,
  buyerAddress TEXT,
  buyerTel TEXT,
  buyerBankName TEXT,
  buyerBankAccount TEXT,
  email TEXT,
  phone TEXT,
  isDefault INTEGER NOT NULL DEFAULT 0,${audit}
) STRICT;
CREATE UNIQUE INDEX memberInvoiceTitleOnce ON memberInvoiceTitle (ownerId, titleType, buyerName, coalesce(buyerTaxNo, ''));
CREATE UNIQUE INDEX memberInvoiceTitleDefault ON memberInvoiceTitle (ownerId) WHERE isDefault = 1;
`
