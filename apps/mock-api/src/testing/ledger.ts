import type { Database } from '../store/database.ts'

/** Contradictions that no store may contain at any time. */
const contradictions: Record<string, string> = {
  'the total is not the sum of the details': `
    SELECT orderNo AS subject FROM memberOrder o
    WHERE totalAmountFen <> (SELECT coalesce(sum(amountFen), -1) FROM memberOrderItem WHERE orderId = o.id)`,
  'a fee is in two orders that are open or paid': `
    SELECT itemId AS subject FROM memberOrderItem i JOIN memberOrder o ON o.id = i.orderId
    WHERE itemType = 'MEMBER_FEE' AND i.isHeld = 1 AND o.status IN ('CREATED', 'PAYING', 'PAID', 'REFUNDING')
    GROUP BY itemId HAVING count(*) > 1`,
  'a paid fee is in no paid order': `
    SELECT feeNo AS subject FROM memberFee f LEFT JOIN memberOrder o ON o.id = f.orderId
    WHERE f.status = 'PAID' AND (o.id IS NULL OR o.status NOT IN ('PAID', 'REFUNDING')
      OR f.paidAmountFen <> f.amountFen OR f.payDate IS NOT o.payTime)`,
  'a paid order holds a fee that is not paid': `
    SELECT orderNo AS subject FROM memberOrder o JOIN memberOrderItem i ON i.orderId = o.id
    JOIN memberFee f ON i.itemType = 'MEMBER_FEE' AND f.id = i.itemId
    WHERE o.status = 'PAID' AND i.isHeld = 1 AND (f.status <> 'PAID' OR f.orderId <> o.id)`,
  'a fee is being paid in no open order': `
    SELECT feeNo AS subject FROM memberFee f LEFT JOIN memberOrder o ON o.id = f.orderId
    WHERE f.status = 'PAYING' AND (o.id IS NULL OR o.status NOT IN ('CREATED', 'PAYING'))`,
  'a free fee has an order': `
    SELECT feeNo AS subject FROM memberFee WHERE status IN ('UNPAID', 'OVERDUE', 'EXEMPT') AND orderId IS NOT NULL`,
  'a channel’s order is paid without its payment, or with another one’s': `
    SELECT orderNo AS subject FROM memberOrder o WHERE o.status IN ('PAID', 'REFUNDING') AND payChannel IN ('ALIPAY', 'WECHAT')
      AND NOT EXISTS (SELECT 1 FROM gatewayPayment p WHERE p.orderId = o.id AND p.transactionId = o.transactionId
        AND p.refundedAt IS NULL AND p.refundedFen = o.refundedFen AND p.amountFen = o.totalAmountFen AND p.channel = o.payChannel AND p.paidAt = o.payTime)`,
  'money was kept that the backend was told of and that settles nothing': `
    SELECT p.transactionId AS subject FROM gatewayPayment p JOIN memberOrder o ON o.id = p.orderId
    WHERE p.refundedAt IS NULL AND p.notifiedCount > 0
      AND (o.status NOT IN ('PAID', 'REFUNDING') OR o.transactionId IS NOT p.transactionId)`,
  'a transfer paid an order, and a channel keeps the money that it had for it by then': `
    SELECT orderNo AS subject FROM memberOrder o JOIN gatewayPayment p ON p.orderId = o.id
    WHERE o.payChannel = 'BANK' AND o.payTime IS NOT NULL AND p.paidAt <= o.payTime AND p.refundedAt IS NULL`,
  'an order was paid back and its money was not': `
    SELECT orderNo AS subject FROM memberOrder o JOIN gatewayPayment p ON p.transactionId = o.transactionId
    WHERE o.status = 'REFUNDED' AND p.refundedAt IS NULL`,
  'a fee that was paid back is in an order that was not': `
    SELECT feeNo AS subject FROM memberFee f LEFT JOIN memberOrder o ON o.id = f.orderId
    WHERE f.status = 'REFUNDED' AND (f.paidAmountFen <> 0 OR NOT EXISTS (
      SELECT 1 FROM memberOrderItem i JOIN orderRefundItem asked ON asked.orderItemId = i.id
      JOIN orderRefund r ON r.id = asked.refundId AND r.status = 'APPROVED'
      WHERE i.orderId = o.id AND i.itemType = 'MEMBER_FEE' AND i.itemId = f.id))`,
  'what was paid back of an order is not the sum of its lines that were': `
    SELECT orderNo AS subject FROM memberOrder o
    WHERE refundedFen <> (SELECT coalesce(sum(i.amountFen), 0) FROM memberOrderItem i JOIN orderRefundItem asked ON asked.orderItemId = i.id
      JOIN orderRefund r ON r.id = asked.refundId AND r.status = 'APPROVED' WHERE i.orderId = o.id)
    OR (o.status = 'REFUNDED' AND refundedFen <> totalAmountFen)
    OR (o.status <> 'REFUNDED' AND refundedFen = totalAmountFen AND refundedFen > 0)`,
  'a request is not over the sum of its lines': `
    SELECT r.id AS subject FROM orderRefund r
    WHERE amountFen <> (SELECT coalesce(sum(i.amountFen), -1) FROM orderRefundItem asked JOIN memberOrderItem i ON i.id = asked.orderItemId
      WHERE asked.refundId = r.id)`,
  'an order that was paid back holds a fee that is still paid by it': `
    SELECT orderNo AS subject FROM memberOrder o JOIN memberFee f ON f.orderId = o.id
    WHERE o.status = 'REFUNDED' AND f.status <> 'REFUNDED'`,
  'a line is held by an order that is over, or free in one that is not': `
    SELECT orderNo AS subject FROM memberOrder o JOIN memberOrderItem i ON i.orderId = o.id
    WHERE i.isHeld <> (o.status NOT IN ('CLOSED', 'REFUNDED') AND NOT EXISTS (
      SELECT 1 FROM orderRefundItem asked JOIN orderRefund r ON r.id = asked.refundId
      WHERE asked.orderItemId = i.id AND r.status = 'APPROVED'))`,
  'a paid course is not the payer’s to study': `
    SELECT orderNo AS subject FROM memberOrder o JOIN memberOrderItem i ON i.orderId = o.id
    WHERE i.itemType = 'COURSE' AND o.status IN ('PAID', 'REFUNDING') AND NOT EXISTS (
      SELECT 1 FROM courseEnrollment e
      WHERE e.memberId = coalesce(i.beneficiaryId, o.payerId) AND e.courseId = i.itemId AND e.orderId = o.id AND e.isActive = 1)`,
  'a course is studied that was not paid': `
    SELECT e.id AS subject FROM courseEnrollment e JOIN course c ON c.id = e.courseId
    LEFT JOIN memberOrder o ON o.id = e.orderId AND o.status IN ('PAID', 'REFUNDING')
    WHERE e.isActive = 1 AND c.priceFen > 0 AND o.id IS NULL`,
  'hours rest on a course that is not the member’s': `
    SELECT c.id AS subject FROM courseCredit c LEFT JOIN courseEnrollment e USING (memberId, courseId)
    WHERE e.id IS NULL OR e.isActive = 0`,
  'hours rest on a test that was not passed': `
    SELECT k.id AS subject FROM courseCredit k JOIN course c ON c.id = k.courseId AND c.questionCount > 0
    WHERE NOT EXISTS (SELECT 1 FROM testAttempt a
      WHERE a.memberId = k.memberId AND a.courseId = k.courseId AND a.isPassed = 1)`,
  'a place is held by an order that is over, or its paid order holds none': `
    SELECT s.id AS subject FROM activitySignUp s JOIN memberOrder o ON o.id = s.orderId
    WHERE (s.cancelledDate IS NULL) <> (o.status NOT IN ('CLOSED', 'REFUNDED'))`,
  'a certificate that holds states more hours than were credited': `
    SELECT certNo AS subject FROM hourCertificate h
    WHERE status = 'VALID' AND compulsoryHours + electiveHours > (
      SELECT coalesce(sum(creditHours), 0) FROM courseCredit c WHERE c.memberId = h.memberId)`,
  'an order is being paid back without a request, or is asked back without being so': `
    SELECT orderNo AS subject FROM memberOrder o
    WHERE (o.status = 'REFUNDING') <> EXISTS (SELECT 1 FROM orderRefund r WHERE r.orderId = o.id AND r.status = 'PENDING')`,
  'an order says of its invoice what is not so': `
    SELECT orderNo AS subject FROM memberOrder o
      LEFT JOIN memberInvoiceOrder l ON l.orderId = o.id AND l.isHeld = 1 LEFT JOIN memberInvoice i ON i.id = l.invoiceId
    WHERE o.invoiceStatus <> CASE WHEN i.id IS NULL THEN 'NONE' WHEN i.status = 'ISSUED' THEN 'ISSUED' ELSE 'APPLIED' END`,
  'an invoice is not the sum of its orders': `
    SELECT i.id AS subject FROM memberInvoice i
    WHERE amountFen <> (SELECT coalesce(sum(l.amountFen), -1) FROM memberInvoiceOrder l WHERE l.invoiceId = i.id)`,
  'an invoice that stands is over more or less than what is left of its orders': `
    SELECT l.invoiceId AS subject FROM memberInvoiceOrder l JOIN memberOrder o ON o.id = l.orderId
    WHERE l.isHeld = 1 AND l.amountFen <> o.totalAmountFen - o.refundedFen`,
  'an invoice holds an order that is not paid, or another’s': `
    SELECT i.id AS subject FROM memberInvoice i JOIN memberInvoiceOrder l ON l.invoiceId = i.id AND l.isHeld = 1
    JOIN memberOrder o ON o.id = l.orderId
    WHERE o.status NOT IN ('PAID', 'REFUNDING') OR o.payerId <> i.ownerId OR i.status = 'RED_FLUSHED'`,
  'an invoice is issued without a number, or has one and is not': `
    SELECT id AS subject FROM memberInvoice
    WHERE (status IN ('ISSUED', 'RED_FLUSHED')) <> (invoiceNo IS NOT NULL AND issueDate IS NOT NULL AND fileKey IS NOT NULL)`,
  'a paid order lacks its time': `
    SELECT orderNo AS subject FROM memberOrder WHERE status = 'PAID' AND payTime IS NULL`,
}

/** Every contradiction between orders, their details, payments, fees, courses and invoices; empty when there is none. */
export function contradictionsIn(db: Database): string[] {
  return Object.entries(contradictions).flatMap(([rule, sql]) =>
    db.all<{ subject: string }>(sql).map(({ subject }) => `${rule}: ${subject}`),
  )
}
