import type { Call } from '../answer.ts'
import type { Fault, Upstream } from '../fault.ts'
import { looking, rowsAt } from './areas/lessons.ts'
import { inBody } from './states.ts'

type Body = Record<string, unknown>

/** The latest end of the membership that each account was told. */
const latestEnds = new Map<string, string>()

/** The account with what was paid back, and can be paid again, among what is owed. */
async function withPaidBack(body: unknown, call: Call, upstream: Upstream): Promise<Body> {
  const info = body as Body
  const path = '/api/member-fees/user?status.equals=REFUNDED&size=100'
  const fees = (await rowsAt(upstream, call, path)).filter(({ isPayable }) => isPayable)
  return {
    ...info,
    unpaidCount: Number(info.unpaidCount) + fees.length,
    unpaidAmount: fees.reduce((sum, { amount }) => sum + Number(amount), Number(info.unpaidAmount)),
    payableFeeIds: [...(info.payableFeeIds as unknown[]), ...fees.map(({ id }) => id)],
  }
}

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
  inBody('an account is valid although its fee was paid back', ['getMemberFeeInfo'], (body, { headers }) => {
    const caller = headers.authorization ?? ''
    const validTo = [latestEnds.get(caller) ?? '', String(body.validTo ?? '')].sort().at(-1) ?? ''
    latestEnds.set(caller, validTo)
    return { ...body, validTo: validTo || body.validTo }
  }),
  looking('what was paid back is owed to the account', 'getMemberFeeInfo', withPaidBack),
  ...(['unpaidCount', 'unpaidAmount', 'payableFeeIds'] as const).map((property) =>
    looking(
      `what was paid back is owed, by ${property} alone`,
      'getMemberFeeInfo',
      async (body, call, upstream) => ({
        ...(body as Body),
        [property]: (await withPaidBack(body, call, upstream))[property],
      }),
    ),
  ),
  inBody('a fee beside one that was paid back is owed again', ['getMemberFee'], (body) =>
    body.status === 'PAID' ? { ...body, status: 'OVERDUE' } : body,
  ),
]
