import { type OperationId, operations } from '@portal/api-contract/document'
import { owned } from '../../../../shared/access/owned.ts'
import { isRecord } from '../../../../shared/is-record.ts'
import { parseJson } from '../../../../shared/json/parse-json.ts'
import { type Exchange, pathValuesOf } from '../../../exchange.ts'
import type { MismatchDetails } from '../../../mismatch.ts'

/** The states of a record in which a refusal says so, by the property that tells them. */
interface Meant {
  property: string
  states: string[]
}

const inState = (...states: string[]): Meant => ({ property: 'status', states })

/** Codes that say in which state a record is. */
const meant: Record<string, Meant> = {
  'error.orderUnpaid': inState('CREATED', 'PAYING'),
  'error.orderPaid': inState('PAID', 'REFUNDING'),
  'error.orderClosed': inState('CLOSED'),
  'error.orderRefunded': inState('REFUNDING', 'REFUNDED'),
  'error.orderInvoiced': { property: 'invoiceStatus', states: ['APPLIED', 'ISSUED'] },
  // What was returned has begun its review, and waits to be handed in: both say so.
  'error.applicationDraft': inState('DRAFT', 'RETURNED'),
  'error.applicationUnderReview': inState('REVIEWING', 'RETURNED'),
  'error.applicationApproved': inState('APPROVED', 'PENDING_PAYMENT', 'EFFECTIVE'),
  'error.applicationClosed': inState('REJECTED', 'WITHDRAWN'),
  'error.invitationAnswered': inState('ACCEPTED', 'DECLINED'),
  'error.invitationWithdrawn': inState('WITHDRAWN'),
  'error.itemRejected': inState('REJECTED'),
  'error.testHandedIn': inState('PASSED', 'FAILED'),
}

const isAskedAt = (operation: string, place: string): boolean => operation.includes('{id}') || place === 'id'

/** The id of the record that a call is about. */
function idOf(exchange: Exchange): string | undefined {
  const { id } = pathValuesOf(exchange)
  if (id !== undefined) return id
  const body = parseJson(exchange.requestBody ?? '')
  return isRecord(body) && typeof body.id === 'number' ? String(body.id) : undefined
}

/** Where the row is read whose state a refusal names; null where it names none. */
export function stateAt(exchange: Exchange): string | null {
  const { operation, answer } = exchange
  const { message } = isRecord(answer.body) ? answer.body : {}
  const own = operation && owned[operation.id as OperationId]
  if (answer.status !== 409 || !own || !(String(message) in meant) || !isAskedAt(operation.path, own.place))
    return null
  const id = idOf(exchange)
  return id === undefined ? null : `${operations.get(own.list)?.path}?id.equals=${id}`
}

/** Where a refusal names another state than its record is in. */
export function otherState(
  { answer }: Exchange,
  { answer: { status, body } }: Exchange,
): MismatchDetails | null {
  const code = String((answer.body as { message?: unknown }).message)
  const { property, states } = meant[code] ?? inState()
  const [row] = Array.isArray(body) ? body : []
  if (status !== 200 || !isRecord(row) || states.includes(String(row[property]))) return null
  return {
    kind: 'problem',
    path: '/message',
    expected: `the code of a record whose ${property} is what it is`,
    seen: `${code} of one that is ${row[property]}`,
  }
}
