import { jsonOf, withJson } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'
import { rowsAt } from '../lessons.ts'

type Body = Record<string, unknown>
type Channel = 'ALIPAY' | 'BANK'

/** What was paid by a channel is told as what still has to be paid. */
const unpaid = (channel: Channel, operation: string, change: (body: Body) => Body): Fault => ({
  name: `nothing follows from a payment by ${channel}: ${operation}`,
  detectedAs: ['rule'],
  fits: ({ id }) => id === operation,
  async answer(right, call, upstream) {
    if (!isSuccess(right)) return right
    const path = `/api/member-orders?payChannel.equals=${channel}&status.equals=PAID&size=2000`
    const orders = new Set((await rowsAt(upstream, call, path)).map(({ id }) => id))
    const told = (body: Body) => (orders.has(body.orderId) ? change(body) : body)
    const body = jsonOf(right)
    return withJson(right, Array.isArray(body) ? body.map(told) : told(body as Body))
  },
})

const courseOrdered = (body: Body): Body => ({
  ...body,
  status: 'NOT_ENROLLED',
  orderId: null,
  openOrderId: body.orderId,
})

const placeDue = (body: Body): Body =>
  body.payState === 'PAID' ? { ...body, payState: 'DUE', payUntil: body.startTime } : body

const feePaying = (body: Body): Body => ({ ...body, status: 'PAYING', payDate: null, paidAmount: 0 })

/** Faults of a backend in which what was ordered follows from the payment by one channel alone. */
export const channelFaults: Fault[] = [
  unpaid('ALIPAY', 'getCourseProgress', courseOrdered),
  unpaid('BANK', 'getCourseProgress', courseOrdered),
  unpaid('ALIPAY', 'listMySignUps', placeDue),
  unpaid('BANK', 'listMySignUps', placeDue),
  unpaid('ALIPAY', 'getMemberFee', feePaying),
  unpaid('BANK', 'getMemberApplyTop', (body) => ({ ...body, status: 'SUBMITTED' })),
]
