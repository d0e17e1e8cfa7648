import type { OperationId } from '@portal/api-contract/document'
import { type Answer, type Call, jsonOf, sentIn, withJson } from '../../../answer.ts'
import { type Fault, isSuccess, type Upstream } from '../../../fault.ts'
import { letting, rowsAt } from '../lessons.ts'

type Body = Record<string, unknown>

/** Whether each fee that the caller owes is in one state, of which the backend's own list of states does not know. */
async function owesAloneIn(state: string, call: Call, upstream: Upstream): Promise<boolean> {
  const others = ['UNPAID', 'OVERDUE', 'PAYING'].filter((one) => one !== state)
  const path = `/api/member-fees/user?status.in=${others.join(',')}&size=1`
  return sentIn(call).applyKind === 'QUIT' && (await rowsAt(upstream, call, path)).length === 0
}

const leaves = (name: string, operation: OperationId, state: string): Fault =>
  letting(name, operation, 'error.feesOwed', (call, upstream) => owesAloneIn(state, call, upstream))

/** Fees that were asked for in an order behind another one. */
const behind = new Set<unknown>()

const payments: readonly OperationId[] = ['payByWeixin', 'payByAlipay', 'payByBankTransfer']

/**
 * A fee that was paid, but for one that stood behind another one in its order.
 * @param stays what is left of such a one
 */
const firstAlone = (name: string, stays: (fee: Body) => Body): Fault => ({
  name,
  detectedAs: ['rule'],
  also: [...payments, 'getMemberFee'],
  fits: ({ id }) => id === 'listMemberFees',
  answer(right: Answer, call: Call, _upstream, { id }) {
    if (!isSuccess(right)) return right
    if (payments.includes(id as OperationId)) {
      const [first, ...others] = (sentIn(call).feeIds ?? []) as unknown[]
      behind.delete(first)
      for (const feeId of others) behind.add(feeId)
      return right
    }
    const answered = jsonOf(right) as Body | Body[]
    const change = (fee: Body) => (fee.status === 'PAID' && behind.has(fee.id) ? stays(fee) : fee)
    return withJson(right, Array.isArray(answered) ? answered.map(change) : change(answered))
  },
})

const unpaid = { paidAmount: 0, payDate: null }

/** Faults of who counts the fees of a state, or the first one, and forgets the others. */
export const oneStateFaults: Fault[] = [
  leaves('who owes nothing but what is overdue leaves', 'createMemberApply', 'OVERDUE'),
  leaves('who owes nothing but what is being paid leaves', 'updateMemberApply', 'PAYING'),
  firstAlone('of several fees in an order the first alone is paid', (fee) => ({
    ...fee,
    ...unpaid,
    status: 'PAYING',
  })),
  firstAlone('of several fees in an order all but the first are free once it is paid', (fee) => ({
    ...fee,
    ...unpaid,
    status: 'UNPAID',
    orderId: null,
    payer: null,
    isPayable: true,
  })),
]
