import { type OperationId, operations } from '@portal/api-contract/document'
import { owned } from '../../../shared/access/owned.ts'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'
import { type Caller, callersOf, othersWith } from '../callers.ts'
import { isList, type ListOperation, readAs } from '../lists/list.ts'

/** Lists of records that belong to one member each. */
const ownLists: ReadonlySet<OperationId> = new Set(
  Object.values(owned).flatMap(({ list, isOfTwo }) => (isOfTwo ? [] : [list])),
)

/** Lists whose records are also those of the other side. */
const ofTwo: ReadonlySet<OperationId> = new Set(
  Object.values(owned).flatMap(({ list, isOfTwo }) => (isOfTwo ? [list] : [])),
)

async function check(context: Context, operation: ListOperation): Promise<void> {
  const accounts: Caller[] = [
    ...(await callersOf(context, operation)),
    ...(await othersWith(context, operation)),
  ]
  const owners = new Map<unknown, Caller>()
  for (const account of accounts) {
    const { rows } = await readAs(context, operation, account)
    for (const { id } of rows) {
      const other = owners.get(id)
      if (other !== undefined)
        context.reportMismatch(
          'foreign',
          'id',
          "no record of another member's list",
          `${id}, also ${other}'s`,
        )
      owners.set(id, account)
    }
  }
  if (accounts.length < 2) context.skip('the credentials name fewer than two accounts that may call it')
}

/** A list that forgets whose it is shows the same record to two members. */
export const foreignListScenarios: Scenario[] = [...operations.values()]
  .filter(isList)
  .filter(({ id }) => ownLists.has(id) && !ofTwo.has(id))
  .map((operation) => ({
    name: `Nobody is listed what is another member's: ${operation.id}`,
    operations: [operation.id],
    writes: false,
    run: (context) => check(context, operation),
  }))
