import { type Operation, type OperationId, operations } from '@portal/api-contract/document'
import type { RoleName } from '../../../shared/credentials/credentials.ts'
import { isRecord } from '../../../shared/is-record.ts'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'
import { CannotGoOn } from '../../run/scenario-errors.ts'
import { expectHidden } from '../access/foreign.ts'
import { callersOf, membersOf, othersOf, othersWith, stillLoggedIn } from '../callers.ts'
import { operationOf } from '../operations.ts'
import { withArgument } from '../records/arguments.ts'
import { type IdPlace, idPlacesOf, listOf } from './places.ts'
import { expectNotFound } from './unknown.ts'

/** A record that a run can make and take away again. */
interface Made {
  /** The list that shows it to its owner. */
  list: OperationId
  create: OperationId
  remove: OperationId
  body: object
  /** Public operations that would show it to everybody. */
  shownBy: OperationId[]
}

/** A surname of more than two bytes, and signs that mean something in HTML: what spoils either shows it in the answer. */
const oddText = ' 𠮷 & <A>'

const made: Made[] = [
  {
    list: 'listOwnItems',
    create: 'createItem',
    remove: 'deleteItem',
    body: {
      ...{ kind: 'NEWS', title: `契约回放${oddText}`, status: 'DRAFT' },
      summary: '契约回放核对提要'.repeat(62),
      content: '<p>契约回放 1 &lt; 2 &amp; 3，随即删除。</p>',
    },
    shownBy: ['getMemberItem', 'getCompanyItem'],
  },
  {
    list: 'listMemberApplies',
    create: 'createMemberApply',
    remove: 'deleteMemberApply',
    body: { applyKind: 'CHANGE', reason: `契约回放${oddText}`.repeat(40) },
    shownBy: [],
  },
  {
    list: 'listInvoiceTitles',
    create: 'createInvoiceTitle',
    remove: 'deleteInvoiceTitle',
    body: {
      ...{ titleType: 'COMPANY', buyerName: `契约回放核对抬头${oddText}`, buyerTaxNo: '333333333333331' },
      email: 'deleted@portal.example',
    },
    shownBy: [],
  },
]

interface Target {
  operation: Operation
  place: IdPlace
}

/** Every place of every operation that takes the id of such a record. */
const targetsOf = ({ list, shownBy }: Made): Target[] =>
  [...operations.values()].flatMap((operation) =>
    idPlacesOf(operation)
      .filter((place) => listOf(operation, place) === list || shownBy.includes(operation.id))
      .map((place) => ({ operation, place })),
  )

/** Makes a record. Skips the scenario where there is one already that stands in the way. */
async function create(context: Context, role: RoleName, { create: id, body }: Made): Promise<unknown> {
  const exchange = await context.call(operationOf(id), { role, body })
  const { status, body: record } = exchange.answer
  if (status === 409) context.skip(`${id} is refused with 409: there is such a record already`)
  if (status !== 201 || !isRecord(record))
    throw new CannotGoOn(`needs a record of ${id}, and got ${status}`, exchange)
  return record.id
}

async function roleFor(context: Context, operation: Operation): Promise<RoleName | undefined> {
  const roles = await callersOf(context, operation)
  return membersOf(context).find((role) => roles.includes(role))
}

/** While it is there, nobody else reaches it. Those who may not call the operation at all are refused for that. */
async function tryAsOthers(context: Context, owner: RoleName, id: unknown, targets: Target[]): Promise<void> {
  const standing = await stillLoggedIn(context, othersOf(context))
  for (const { operation, place } of targets) {
    const others = (await othersWith(context, operation)).filter((one) => standing.includes(one))
    for (const role of [...(await callersOf(context, operation)), ...others]) {
      if (role === owner) continue
      expectHidden(context, await context.call(operation, { role, ...place.call(id) }))
    }
  }
}

async function tryGone(context: Context, owner: RoleName, id: unknown, targets: Target[]): Promise<void> {
  for (const { operation, place } of targets) {
    const role = operation.permissions === null ? 'anonymous' : owner
    const exchange = await context.call(operation, { role, ...place.call(id) })
    expectNotFound(context, place, 'deleted', exchange)
  }
}

async function check(context: Context, record: Made, targets: Target[]): Promise<void> {
  const owner = await roleFor(context, operationOf(record.create))
  if (!owner) return context.skip('no account of the credentials may call it')
  const id = await create(context, owner, record)
  const removal = operationOf(record.remove)
  try {
    await tryAsOthers(context, owner, id, targets)
  } finally {
    await context.call(removal, { role: owner, ...withArgument(removal, id) })
  }
  await tryGone(context, owner, id, targets)
}

/** Records that the run makes and removes: at every place that takes their id they are nobody else's, and gone afterwards. */
export const deletedIdScenarios: Scenario[] = made.map((record) => {
  const targets = targetsOf(record)
  return {
    name: `What was deleted is gone everywhere, and was nobody else's before: ${record.list}`,
    operations: [...new Set([record.create, ...targets.map(({ operation }) => operation.id)])],
    writes: true,
    run: (context: Context) => check(context, record, targets),
  }
})
