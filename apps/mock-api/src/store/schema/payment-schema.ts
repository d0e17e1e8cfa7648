/** Payments at the channels and refunds of orders; money is whole fen. */
export const paymentSchema = `
-- The cashier's view of a payment: it is real from paidAt on, whatever the backend has heard of it.
CREATE TABLE gatewayPayment (
  id INTEGER PRIMARY KEY,
  orderId INTEGER NOT NULL REFERENCES memberOrder (id),
  channel TEXT NOT NULL CHECK (channel IN ('ALIPAY', 'WECHAT')),
  transactionId TEXT NOT NULL UNIQUE,
  amountFen INTEGER NOT NULL,
  paidAt TEXT NOT NULL,
  fault TEXT,
  notifiedCount INTEGER NOT NULL DEFAULT 0,
  notifiedAt TEXT,
  -- All of it once refundedAt is there; before, what of its order was paid back alone.
  refundedFen INTEGER NOT NULL DEFAULT 0 CHECK (refundedFen BETWEEN 0 AND amountFen),
  refundedAt TEXT,
  refundReason TEXT,
  CHECK ((refundedAt IS NULL) = (refundReason IS NULL))
) STRICT;
CREATE INDEX gatewayPaymentByOrder ON gatewayPayment (orderId);
CREATE INDEX gatewayPaymentLatest ON gatewayPayment (paidAt, id);
CREATE INDEX gatewayPaymentUntold ON gatewayPayment (paidAt) WHERE notifiedAt IS NULL;

CREATE TABLE bankTransfer (
  orderId INTEGER PRIMARY KEY REFERENCES memberOrder (id),
  status TEXT NOT NULL DEFAULT 'AWAITING_PROOF'
    CHECK (status IN ('AWAITING_PROOF', 'CONFIRMING', 'ASKED_AGAIN', 'CONFIRMED')),
  -- JSON of the file.
  proof TEXT,
  handedInTime TEXT,
  opinion TEXT,
  -- When the association decided on the proof.
  decidedTime TEXT,
  CHECK ((status = 'AWAITING_PROOF') = (proof IS NULL)),
  CHECK ((proof IS NULL) = (handedInTime IS NULL)),
  CHECK ((status IN ('ASKED_AGAIN', 'CONFIRMED')) = (decidedTime IS NOT NULL))
) STRICT;

CREATE TABLE orderRefund (
  id INTEGER PRIMARY KEY,
  orderId INTEGER NOT NULL REFERENCES memberOrder (id),
  reason TEXT NOT NULL,
  amountFen INTEGER NOT NULL CHECK (amountFen >= 0),
  status TEXT NOT NULL DEFAULT 'PENDING' CHECK (status IN ('PENDING', 'APPROVED', 'REJECTED')),
  opinion TEXT,
  requestedAt TEXT NOT NULL,
  decidedAt TEXT,
  CHECK ((status = 'PENDING') = (decidedAt IS NULL))
) STRICT;
CREATE INDEX orderRefundByOrder ON orderRefund (orderId);
CREATE UNIQUE INDEX orderRefundPending ON orderRefund (orderId) WHERE status = 'PENDING';

-- The lines of the order that a request asks back.
CREATE TABLE orderRefundItem (
  refundId INTEGER NOT NULL REFERENCES orderRefund (id),
  orderItemId INTEGER NOT NULL REFERENCES memberOrderItem (id),
  PRIMARY KEY (refundId, orderItemId)
) STRICT, WITHOUT ROWID;
CREATE INDEX orderRefundItemByItem ON orderRefundItem (orderItemId);
`
