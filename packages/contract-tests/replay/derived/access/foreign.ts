import type { Operation } from '@portal/api-contract/document'
import { type ForeignRecord, foreignRecordsOf, type Shown } from '../../../shared/access/foreign-records.ts'
import { owned } from '../../../shared/access/owned.ts'
import { allowedRoles } from '../../../shared/access/roles.ts'
import type { Exchange } from '../../exchange.ts'
import type { Context } from '../../run/context.ts'
import { callersOf, permissionsOf } from '../callers.ts'
import { isList, listAs } from '../lists/list.ts'
import { forEach, operationOf } from '../operations.ts'
import { withArgument } from '../records/arguments.ts'

const isOwned = (operation: Operation): operation is Operation =>
  operation.method === 'get' && owned[operation.id]?.place === 'path'

/** What every account is shown of the records that belong to members, by the lists that the run does not leave out. */
function shownToAll(context: Context): Promise<Shown[]> {
  return context.once('shown to all', async () => {
    const all = new Set(Object.values(owned).map(({ list }) => list))
    const lists = [...all].filter((id) => !context.leftOut.has(id))
    const shown: Shown[] = []
    for (const operation of lists.map(operationOf).filter(isList)) {
      for (const role of await callersOf(context, operation)) {
        if (role === 'anonymous') continue
        shown.push({ operation, role, rows: (await listAs(context, operation, role)).rows })
      }
    }
    return shown
  })
}

/** Enough of each account's to see whether others may reach them. */
const perRole = 2

const fewOf = (foreignRecords: ForeignRecord[]): ForeignRecord[] =>
  foreignRecords.filter(
    (one, i) => foreignRecords.slice(0, i).filter(({ role }) => role === one.role).length < perRole,
  )

/** Reports an answer that reveals that a record exists, or contains a text that only its owner may read. */
export function expectHidden(context: Context, exchange: Exchange, texts: string[] = []): void {
  const { status, text } = exchange.answer
  const isLeaked = texts.some((one) => text.includes(one))
  if (!isLeaked && [400, 403, 404].includes(status)) return
  const seen = isLeaked ? `${status} with what only its owner may read` : status
  context.reportMismatch('foreign', 'status', "404 for another member's record", seen, exchange)
}

async function check(context: Context, operation: Operation): Promise<void> {
  const rule = owned[operation.id] ?? context.skip('nobody owns what it is about')
  const allowed = allowedRoles(operation, await permissionsOf(context))
  const foreignRecords = fewOf(foreignRecordsOf(allowed, rule, await shownToAll(context)))
  // What the run made was tried as others when it was made.
  if (foreignRecords.length === 0 && context.made(operation)) return
  if (foreignRecords.length === 0)
    return context.skip('no other account of the credentials shows a record of its own')
  for (const { role, id, texts } of foreignRecords) {
    if (role !== 'person' && role !== 'unit' && role !== 'applicant') continue
    const exchange = await context.call(operation, { role, ...withArgument(operation, id) })
    expectHidden(context, exchange, texts)
  }
}

export const foreignScenarios = forEach("Another member's record is nobody's", isOwned, check)
