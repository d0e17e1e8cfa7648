/** What the payment channels keep, and refunds of orders; money is whole fen. */
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
  refundedAt TEXT,
  refundReason TEXT,
  CHECK ((refundedAt IS NULL) = (refundReason IS NULL))
) STRICT;
CREATE INDEX gatewayPaymentByOrder ON gatewayPayment (orderId);
`
