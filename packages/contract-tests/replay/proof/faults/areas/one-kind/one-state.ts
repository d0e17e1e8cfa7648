import type { OperationId } from '@portal/api-contract/document'
import { type Answer, type Call, jsonOf, sentIn, withJson } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'

type Body = Record<string, unknown>

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

/** Faults of who counts the first fee, and forgets the others. */
export const oneStateFaults: Fault[] = [
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
