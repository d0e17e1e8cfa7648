import { type Operation, type OperationId, operations } from '@portal/api-contract/document'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'
import { type Caller, callersOf, isLoggedIn, kindOf, othersWith } from '../callers.ts'
import { type IdPlace, idPlacesOf, listOf } from '../ids/places.ts'
import { isList, type List, nameOf, type Row, readAs } from '../lists/list.ts'
import { operationOf } from '../operations.ts'
import { expectHidden } from './foreign.ts'

type Test = (row: Row) => boolean

const is =
  (property: string, ...values: unknown[]): Test =>
  (row) =>
    values.includes(row[property])

/**
 * Lists of members' own records, each with the records to which even their owner could do nothing any more: so a backend that
 * allows other members is detected without any change to a record. Lists without such records are tried with what the run makes.
 */
const finished: Partial<Record<OperationId, Test>> = {
  listMemberApplies: is('status', 'REJECTED', 'EFFECTIVE', 'WITHDRAWN'),
  listMemberApplyTops: is('status', 'PAID', 'REFUNDED'),
  listMemberOrders: is('status', 'REFUNDED', 'CLOSED'),
  listMemberFees: is('status', 'PAID', 'EXEMPT'),
  listMemberInvoices: is('status', 'ISSUED', 'RED_FLUSHED'),
  listUnitInvitations: is('status', 'ACCEPTED', 'DECLINED'),
  listMemberMessages: is('isRead', 1),
}

/** What nobody pays for again, be it a fee or an order. */
const paid = is('status', 'PAID', 'EXEMPT', 'REFUNDING', 'REFUNDED', 'CLOSED')

/** Operations to which more records are finished than to others. */
const finishedFor: Partial<Record<OperationId, Test>> = {
  payByAlipay: paid,
  payByWeixin: paid,
  payByBankTransfer: paid,
  payCourseByWeixin: paid,
  cancelMemberOrder: is('status', 'PAID', 'REFUNDING', 'REFUNDED', 'CLOSED'),
  // The application that it would mend is nobody's, whosever the orders are.
  reviseInvoiceApplication: is('status', 'ISSUED', 'RED_FLUSHED', 'PAID', 'REFUNDED', 'CLOSED'),
  getPrintInfo: () => true,
}

interface OwnPlace {
  place: IdPlace
  list: OperationId
}

/** The places of an operation that take the id of a member's own record; another scenario reads those in the path of a GET. */
function ownPlacesOf(operation: Operation): OwnPlace[] {
  const isRead = operation.method === 'get' && !operation.writes
  return idPlacesOf(operation).flatMap((place) => {
    const list = listOf(operation, place)
    return list && finished[list] && !(isRead && place.in === 'path') ? [{ place, list }] : []
  })
}

/** A list as each of these accounts sees it, as it is now. */
async function listsOf(context: Context, list: Operation, accounts: Caller[]): Promise<List[]> {
  if (!isList(list)) return []
  const lists: List[] = []
  for (const role of accounts) lists.push(await readAs(context, list, role))
  return lists
}

/** @returns whether there is another member's record to try it with */
async function check(context: Context, operation: Operation, own: OwnPlace): Promise<boolean> {
  const list = operationOf(own.list)
  const lists = await listsOf(context, list, await callersOf(context, list))
  await checkAlike(context, operation, own, lists)
  if (await checkWith(context, operation, own, lists)) return true
  const others = await listsOf(context, list, await othersWith(context, list))
  return checkWith(context, operation, own, [...lists, ...others])
}

/** Another member of the owner's kind is a stranger as well: a backend may look at the kind alone. */
async function checkAlike(
  context: Context,
  operation: Operation,
  { place, list }: OwnPlace,
  lists: List[],
): Promise<void> {
  const isSafe = finishedFor[operation.id] ?? finished[list]
  const strangers = await othersWith(context, operation)
  for (const { role, rows } of lists) {
    const record = rows.find((row) => isSafe?.(row))
    if (role === 'anonymous' || !record) continue
    const kind = await kindOf(context, role)
    for (const stranger of strangers) {
      if ((await kindOf(context, stranger)) !== kind || !(await isLoggedIn(context, stranger))) continue
      const [theirs] = await listsOf(context, operationOf(list), [stranger])
      if (theirs?.rows.some((row) => nameOf(row) === nameOf(record))) continue
      expectHidden(context, await context.call(operation, { ...place.call(record.id), role: stranger }))
      break
    }
  }
}

async function checkWith(
  context: Context,
  operation: Operation,
  { place, list }: OwnPlace,
  lists: List[],
): Promise<boolean> {
  const isSafe = finishedFor[operation.id] ?? finished[list]
  const records = lists.flatMap(({ rows }) => rows)
  let isTried = false
  for (const role of await callersOf(context, operation)) {
    const rows = lists.find((one) => one.role === role)?.rows ?? []
    const own = new Set(rows.map(nameOf))
    const foreignRecord = records.find((row) => !own.has(nameOf(row)) && isSafe?.(row))
    if (!foreignRecord) continue
    isTried = true
    expectHidden(context, await context.call(operation, { ...place.call(foreignRecord.id), role }))
  }
  return isTried
}

async function checkAll(context: Context, operation: Operation, places: OwnPlace[]): Promise<void> {
  const why = 'no account shows a finished record, with which another one could be tried safely'
  const tried: boolean[] = []
  for (const own of places) {
    const isTried = await check(context, operation, own)
    tried.push(isTried)
    if (!isTried && places.length > 1)
      context.untried(`another member's id as ${own.place.name} of ${operation.id}`, why)
  }
  if (!tried.includes(true)) context.skip(why)
}

export const foreignWriteScenarios: Scenario[] = [...operations.values()].flatMap((operation) => {
  const places = ownPlacesOf(operation)
  if (places.length === 0) return []
  return {
    name: `Nobody may do it to another member: ${operation.id}`,
    operations: [operation.id],
    writes: true,
    isRepeated: true,
    run: (context: Context) => checkAll(context, operation, places),
  }
})
