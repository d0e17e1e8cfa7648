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
  // What took effect is approved, and is over.
  'error.applicationClosed': inState('REJECTED', 'WITHDRAWN', 'EFFECTIVE'),
  'error.invitationAnswered': inState('ACCEPTED', 'DECLINED'),
  'error.invitationWithdrawn': inState('WITHDRAWN'),
  'error.itemRejected': inState('REJECTED'),
  'error.testHandedIn': inState('PASSED', 'FAILED'),
}

/** The codes whose `params` name the order that is in the way. */
const ofOrder: Record<string, Meant> = {
  ...Object.fromEntries(Object.entries(meant).filter(([code]) => code.startsWith('error.order'))),
  'error.feePaid': inState('PAID', 'REFUNDING'),
  'error.feeInOpenOrder': inState('CREATED', 'PAYING'),
  'error.courseOrdered': inState('CREATED', 'PAYING'),
  'error.transferConfirming': inState('CREATED', 'PAYING'),
}

/** The id of the order that a refusal names; undefined where it names none. */
function orderIn({ answer: { body } }: Exchange): unknown {
  const { message, params } = isRecord(body) ? body : {}
  return String(message) in ofOrder && isRecord(params) ? params.orderId : undefined
}

/** What is said of the application that stands in the way of another one of its kind; undefined where a refusal names none. */
function applicationIn({ operation, answer: { body } }: Exchange): Record<string, unknown> | undefined {
  const { message, params } = isRecord(body) ? body : {}
  // Visitors' applications are read nowhere.
  const isOfMember = operation?.id === 'createMemberApply' || operation?.id === 'updateMemberApply'
  return isOfMember && message === 'error.applicationOpen' && isRecord(params) ? params : undefined
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
  const order = answer.status === 409 ? orderIn(exchange) : undefined
  if (order !== undefined) return `${operations.get('listMemberOrders')?.path}?id.equals=${order}`
  const application = answer.status === 409 ? applicationIn(exchange) : undefined
  if (application !== undefined) {
    const name = 'id' in application ? 'id' : 'applyNo'
    return `${operations.get('listMemberApplies')?.path}?${name}.equals=${encodeURIComponent(String(application[name]))}`
  }
  const own = operation && owned[operation.id as OperationId]
  if (answer.status !== 409 || !own || !(String(message) in meant) || !isAskedAt(operation.path, own.place))
    return null
  const id = idOf(exchange)
  return id === undefined ? null : `${operations.get(own.list)?.path}?id.equals=${id}`
}

/** Where an application that is said to be in the way has another number, or is of another kind than is applied for. */
function otherApplication(
  { requestBody }: Exchange,
  said: Record<string, unknown>,
  row: Record<string, unknown>,
): MismatchDetails | null {
  const mismatch = (expected: string, seen: string): MismatchDetails => ({
    kind: 'problem',
    path: '/params/applyNo',
    expected,
    seen,
  })
  if (said.applyNo !== row.applyNo)
    return mismatch(`the number of that application, ${row.applyNo}`, String(said.applyNo))
  const asked = parseJson(requestBody ?? '')
  const applyKind = isRecord(asked) ? asked.applyKind : undefined
  if (applyKind === row.applyKind) return null
  return mismatch(
    `the open application of the kind that is applied for, ${applyKind}`,
    `one of the kind ${row.applyKind}`,
  )
}

/** An order that is in the way is the caller's own, and stays among theirs for good. */
const unknownOrder = (exchange: Exchange): MismatchDetails => ({
  kind: 'problem',
  path: '/params/orderId',
  expected: 'an order of the caller',
  seen: String(orderIn(exchange)),
})

/** Where a refusal names another state than its record is in. */
export function otherState(
  exchange: Exchange,
  { answer: { status, body } }: Exchange,
): MismatchDetails | null {
  const { answer } = exchange
  const code = String((answer.body as { message?: unknown }).message)
  const { property, states } = ofOrder[code] ?? meant[code] ?? inState()
  const [row] = Array.isArray(body) ? body : []
  const application = applicationIn(exchange)
  if (application !== undefined)
    return status === 200 && isRecord(row) ? otherApplication(exchange, application, row) : null
  if (status === 200 && row === undefined && orderIn(exchange) !== undefined) return unknownOrder(exchange)
  if (status !== 200 || !isRecord(row) || states.includes(String(row[property]))) return null
  return {
    kind: 'problem',
    path: '/message',
    expected: `the code of a record whose ${property} is what it is`,
    seen: `${code} of one that is ${row[property]}`,
  }
}
