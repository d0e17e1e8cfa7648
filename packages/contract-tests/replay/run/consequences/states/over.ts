import { type Operation, type OperationId, operations } from '@portal/api-contract/document'
import { owned } from '../../../../shared/access/owned.ts'
import { isRecord } from '../../../../shared/is-record.ts'
import type { Exchange } from '../../../exchange.ts'
import type { MismatchDetails } from '../../../mismatch.ts'
import { listOf } from '../lists/listed.ts'

type Row = Record<string, unknown>

/** What cannot be done any more with a record that is in one of these states, which leads to no state in which it could. */
interface Over {
  states: string[]
  /** What is sent; the record itself where a PUT names it. */
  body?: (record: Row) => Row
}

const [paid, closed] = [['PAID', 'REFUNDING', 'REFUNDED'], ['CLOSED']]
const answered = { states: ['ACCEPTED', 'DECLINED', 'WITHDRAWN'] }
const byOrder: Over = { states: [...paid, ...closed], body: ({ id }) => ({ orderId: id }) }

const over: Partial<Record<OperationId, Over>> = {
  updateMemberApply: { states: ['REJECTED', 'APPROVED', 'PENDING_PAYMENT', 'EFFECTIVE', 'WITHDRAWN'] },
  deleteMemberApply: {
    states: [
      ...['SUBMITTED', 'REVIEWING', 'RETURNED', 'REJECTED', 'APPROVED'],
      ...['PENDING_PAYMENT', 'EFFECTIVE', 'WITHDRAWN'],
    ],
  },
  withdrawMemberApply: { states: ['REJECTED', 'APPROVED', 'PENDING_PAYMENT', 'EFFECTIVE', 'WITHDRAWN'] },
  updateMemberApplyTop: { states: ['PAID', 'REFUNDED'] },
  deleteMemberApplyTop: { states: ['PAID', 'REFUNDED'] },
  acceptUnitInvitation: answered,
  declineUnitInvitation: answered,
  withdrawUnitInvitation: answered,
  cancelMemberOrder: { states: [...paid, ...closed] },
  requestOrderRefund: { states: ['CLOSED', 'REFUNDED'], body: () => ({ reason: '契约回放：退款' }) },
  payByWeixin: byOrder,
  payByAlipay: byOrder,
  payByBankTransfer: byOrder,
  reviseInvoiceApplication: { states: ['ISSUED', 'RED_FLUSHED'] },
  handInTestAttempt: { states: ['PASSED', 'FAILED'], body: () => ({ answers: [] }) },
}

/** The list of the records that an operation changes. */
const listFor = ({ id }: Operation): string | undefined =>
  id.startsWith('payBy') ? 'listMemberOrders' : owned[id as OperationId]?.list

/** A call that a record's state does not allow any more. */
export interface Late {
  operation: Operation
  state: string
  path: string
  body?: Row
}

/** What can be tried with a record that was read, and is refused for good. */
export function overFor({ operation, answer }: Exchange): Late[] {
  const { status, body: record } = answer
  const list = operation?.method === 'get' && !operation.writes ? listOf(operation)?.id : undefined
  if (status !== 200 || !list || !isRecord(record) || typeof record.id !== 'number') return []
  return Object.entries(over).flatMap(([id, { states, body }]) => {
    const late = operations.get(id as OperationId)
    const state = String(record.status)
    if (!late || listFor(late) !== list || !states.includes(state)) return []
    const sent = body?.(record) ?? (late.method === 'put' ? record : undefined)
    const path = late.path.replace('{id}', String(record.id))
    return [{ operation: late, state, path, ...(sent && { body: sent }) }]
  })
}

/** Where it was done all the same. */
export function isDoneLate({ operation, state }: Late, { answer }: Exchange): MismatchDetails | null {
  if (answer.status >= 300) return null
  const expected = `409, since it is ${state}`
  return { kind: 'not refused', path: operation.id, expected, seen: String(answer.status) }
}
