import type { Fault } from '../fault.ts'
import { inBody } from './states.ts'

type Body = Record<string, unknown>

/** The lines of an order, each as `change` makes it. */
const withLines = (body: Body, change: (line: Body) => Body): Body => ({
  ...body,
  details: (body.details as Body[]).map(change),
})

const hasPart = ({ refundedAmount, totalAmount }: Body): boolean =>
  Number(refundedAmount) > 0 && Number(refundedAmount) < Number(totalAmount)

/** Faults in refunds of some of an order's fees. */
export const refundFaults: Fault[] = [
  inBody('who asks one fee back asks all of them back', ['requestOrderRefund'], (body) => ({
    ...withLines(body, (line) => ({ ...line, refundStatus: 'PENDING' })),
    refund: { ...(body.refund as Body), amount: body.totalAmount },
  })),
  inBody('one fee that was paid back takes its whole order along', ['getMemberOrder'], (body) =>
    hasPart(body)
      ? { ...withLines(body, (line) => ({ ...line, refundStatus: 'REFUNDED' })), status: 'REFUNDED' }
      : body,
  ),
  inBody('what was paid back of an order is not counted', ['getMemberOrder'], (body) =>
    hasPart(body) ? { ...body, refundedAmount: 0 } : body,
  ),
  inBody('a fee beside one that was paid back is owed again', ['getMemberFee'], (body) =>
    body.status === 'PAID' ? { ...body, status: 'OVERDUE' } : body,
  ),
]
