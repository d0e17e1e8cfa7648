import { owned } from '../../../shared/access/owned.ts'
import { allowedRoles } from '../../../shared/access/roles.ts'
import { type Shown, type Stranger, strangersOf } from '../../../shared/access/strangers.ts'
import type { Operation, OperationId } from '../../../src/document.ts'
import type { Context } from '../../context.ts'
import type { Exchange } from '../../exchange.ts'
import { callersOf, permissionsOf } from '../callers.ts'
import { isList, listAs } from '../lists/list.ts'
import { forEach, operationOf } from '../operations.ts'
import { withArgument } from '../records/arguments.ts'

const isOwned = (operation: Operation): operation is Operation =>
  operation.method === 'get' && owned[operation.id]?.place === 'path'

/** What every account is shown of the records that belong to members. */
function shownToAll(context: Context): Promise<Shown[]> {
  return context.once('shown to all', async () => {
    const lists = new Set(Object.values(owned).map(({ list }) => list))
    const shown: Shown[] = []
    for (const operation of [...lists].map((id: OperationId) => operationOf(id)).filter(isList)) {
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

const fewOf = (strangers: Stranger[]): Stranger[] =>
  strangers.filter((one, i) => strangers.slice(0, i).filter(({ role }) => role === one.role).length < perRole)

/** Notes when a record looks as if it were there, or shows one of the texts that only its owner may read. */
export function expectStranger(context: Context, exchange: Exchange, texts: string[] = []): void {
  const { status, text } = exchange.answer
  const isLeaked = texts.some((one) => text.includes(one))
  if (!isLeaked && [400, 403, 404].includes(status)) return
  const seen = isLeaked ? `${status} with what only its owner may read` : status
  context.drift('foreign', 'status', "404 for another member's record", seen, exchange)
}

async function judge(context: Context, operation: Operation): Promise<void> {
  const rule = owned[operation.id] ?? context.skip('nobody owns what it is about')
  const allowed = allowedRoles(operation, await permissionsOf(context))
  const strangers = fewOf(strangersOf(allowed, rule, await shownToAll(context)))
  if (strangers.length === 0)
    return context.skip('no other account of the credentials shows a record of its own')
  for (const { role, id, texts } of strangers) {
    if (role !== 'person' && role !== 'unit' && role !== 'applicant') continue
    const exchange = await context.call(operation, { role, ...withArgument(operation, id) })
    expectStranger(context, exchange, texts)
  }
}

export const foreignScenarios = forEach("Another member's record is nobody's", isOwned, judge)
