import type { Database } from '../store/database.ts'

/** What must never be found in a store, whatever happened to it. */
const contradictions: Record<string, string> = {
  'the total is not the sum of the details': `
    SELECT orderNo AS subject FROM memberOrder o
    WHERE totalAmountFen <> (SELECT coalesce(sum(amountFen), -1) FROM memberOrderItem WHERE orderId = o.id)`,
  'a fee is in two orders that are open or paid': `
    SELECT itemId AS subject FROM memberOrderItem i JOIN memberOrder o ON o.id = i.orderId
    WHERE itemType = 'MEMBER_FEE' AND o.status IN ('CREATED', 'PAYING', 'PAID', 'REFUNDING')
    GROUP BY itemId HAVING count(*) > 1`,
  'a paid fee is in no paid order': `
    SELECT feeNo AS subject FROM memberFee f LEFT JOIN memberOrder o ON o.id = f.orderId
    WHERE f.status = 'PAID' AND (o.id IS NULL OR o.status NOT IN ('PAID', 'REFUNDING')
      OR f.paidAmountFen <> f.amountFen OR f.payDate IS NOT o.payTime)`,
  'a paid order holds a fee that is not paid': `
    SELECT orderNo AS subject FROM memberOrder o JOIN memberOrderItem i ON i.orderId = o.id
    JOIN memberFee f ON i.itemType = 'MEMBER_FEE' AND f.id = i.itemId
    WHERE o.status = 'PAID' AND (f.status <> 'PAID' OR f.orderId <> o.id)`,
  'a fee is being paid in no open order': `
    SELECT feeNo AS subject FROM memberFee f LEFT JOIN memberOrder o ON o.id = f.orderId
    WHERE f.status = 'PAYING' AND (o.id IS NULL OR o.status NOT IN ('CREATED', 'PAYING'))`,
  'a free fee has an order': `
    SELECT feeNo AS subject FROM memberFee WHERE status IN ('UNPAID', 'OVERDUE', 'EXEMPT') AND orderId IS NOT NULL`,
  'a paid order lacks its time': `
    SELECT orderNo AS subject FROM memberOrder WHERE status = 'PAID' AND payTime IS NULL`,
}

/** Every contradiction between orders, their details and fees; empty when the books are right. */
export function contradictionsIn(db: Database): string[] {
  return Object.entries(contradictions).flatMap(([rule, sql]) =>
    db.all<{ subject: string }>(sql).map(({ subject }) => `${rule}: ${subject}`),
  )
}
