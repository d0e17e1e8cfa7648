import { type Answer, jsonOf, withHeader, withJson } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'
import { inBody } from '../../states.ts'
import { looking, rowsAt } from '../lessons.ts'

type Body = Record<string, unknown>

/** Orders of which the refund was transferred, and since when. */
const transferred = new Map<unknown, number>()

const nowOf = ({ headers }: Answer): number => Date.parse(headers.date ?? '')

/** A fault in what the payer has of an order, once its refund was transferred. */
const afterTransfer = (
  name: string,
  operation: 'getMemberOrder' | 'listMemberMessages',
  change: (body: unknown) => unknown,
): Fault => ({
  name,
  detectedAs: ['rule'],
  also: [operation],
  fits: ({ id }) => id === 'transferDeskRefund',
  answer(right, _call, _upstream, { id }) {
    if (!isSuccess(right)) return right
    const body = jsonOf(right)
    if (id === operation) {
      const wrong = withJson(right, change(body))
      const left = Array.isArray(body) ? body.length - (jsonOf(wrong) as Body[]).length : 0
      return left > 0
        ? withHeader(wrong, 'x-total-count', String(Number(right.headers['x-total-count']) - left))
        : wrong
    }
    transferred.set((body as Body).orderId, nowOf(right))
    return right
  },
})

/** Faults in what one side has of a thing that the other side has done. */
export const bothEndsFaults: Fault[] = [
  afterTransfer('a refund that was transferred goes on waiting for its payer', 'getMemberOrder', (body) => {
    const order = body as Body
    return transferred.has(order.id) ? { ...order, status: 'REFUNDING', refundStatus: 'PENDING' } : order
  }),
  afterTransfer('a transfer back is told to nobody', 'listMemberMessages', (body) =>
    (body as Body[]).filter(({ subject, createdDate }) => {
      const since = transferred.get((subject as Body | null)?.id)
      return since === undefined || Date.parse(String(createdDate)) < since - 5000
    }),
  ),
  inBody('a refund of a part is one of the whole order', ['listDeskRefunds'], (body) => ({
    ...body,
    refundAmount: body.totalAmount,
  })),
  inBody('nobody is told field by field what to mend', ['getMemberApply'], (body) => ({
    ...body,
    auditRecords: (body.auditRecords as Body[]).map(({ reasons: _, ...record }) => record),
  })),
  inBody('a unit has no people on its time line', ['getDeskMember'], (body) =>
    body.ownerType === 'UNIT'
      ? { ...body, events: (body.events as Body[]).filter(({ kind }) => kind !== 'PEOPLE') }
      : body,
  ),
  looking('what is in an order is not taken in the list', 'listDeskCourses', async (body, call, upstream) => {
    const path = '/api/admin/orders?orderType.equals=EDU&status.in=CREATED,PAYING&size=200'
    const orders = await rowsAt(upstream, call, path)
    return (body as Body[]).map((row) =>
      row.enrolled === 0 && orders.some(({ subject }) => String(subject).includes(String(row.title)))
        ? { ...row, isTaken: 0 }
        : row,
    )
  }),
  inBody('the player has reported a minute later to the desk', ['listDeskEnrollments'], (body) => ({
    ...body,
    lastStudyTime:
      body.lastStudyTime && new Date(Date.parse(String(body.lastStudyTime)) - 60_000).toISOString(),
  })),
]
