import { type PortalClient, unwrap } from '@portal/api-contract'
import { type Operation, type OperationId, operations } from '@portal/api-contract/document'
import { putBack } from '../../../../shared/http/put-back.ts'
import { isRecord } from '../../../../shared/is-record.ts'
import type { Context } from '../../../run/context.ts'
import type { Scenario } from '../../../run/scenario.ts'
import { deskClient, requirePermission } from '../desk-client.ts'
import { bodyOf } from '../put-back.ts'

type Row = Record<string, unknown>

/** A kind of text that keeps what it was before. */
interface Kind {
  what: string
  list: OperationId
  get: OperationId
  put: OperationId
  versions: OperationId
  /** What the log calls it. */
  subject: 'NEWS' | 'FEE_NEWS' | 'JOURNAL'
  /** What of it is another for a moment. */
  change: Row
}

const kinds: Kind[] = [
  {
    ...{ what: 'an article', subject: 'NEWS', change: { source: '契约回放' } },
    ...{ list: 'listDeskNews', get: 'getDeskNews', put: 'updateDeskNews', versions: 'listDeskNewsVersions' },
  },
  {
    ...{ what: 'a price bulletin', subject: 'FEE_NEWS', change: { source: '契约回放' } },
    ...{ list: 'listDeskFeeNews', get: 'getDeskFeeNews', put: 'updateDeskFeeNews' },
    versions: 'listDeskFeeNewsVersions',
  },
  {
    ...{ what: 'an issue of the journal', subject: 'JOURNAL', change: { catalog: [] } },
    ...{ list: 'listDeskJournals', get: 'getDeskJournal', put: 'updateDeskJournal' },
    versions: 'listDeskJournalVersions',
  },
]

/** So many of the oldest are looked through for one that the desk has never changed. */
const candidates = 10

/** What the staff call about a kind. */
function callsOf(context: Context) {
  const ask = (id: OperationId, call: object) =>
    context.call(operations.get(id) as Operation, { ...call, role: 'staff' })
  const rows = async (id: OperationId, call: object): Promise<Row[]> =>
    [(await ask(id, call)).answer.body].flat().filter(isRecord)
  return { ask, rows }
}

/** What was there before the desk: nobody has written or changed it there. */
async function findFormer(
  context: Context,
  staff: PortalClient,
  { list, versions, subject }: Kind,
): Promise<number> {
  const { rows } = callsOf(context)
  const query = [
    ['sort', 'createdDate'],
    ['size', String(candidates)],
  ]
  for (const row of await rows(list, { query })) {
    const id = Number(row.id)
    const known = { 'subjectKind.equals': subject, 'subjectId.equals': id, size: 1 }
    const log = await unwrap(staff.GET('/api/admin/log', { params: { query: known } }))
    if (log.length > 0) continue
    const kept = await rows(versions, { path: { id } })
    const rule = 'what was never changed at the desk has no version of before'
    context.expect(kept.length === 0, rule, `${kept.length} of ${id}`, versions)
    if (kept.length === 0) return id
  }
  return context.skip('all that is there was written or changed at the desk')
}

/** A version of what was there before the desk names nobody, and the one after it who has changed it. */
async function check(context: Context, staff: PortalClient, kind: Kind): Promise<void> {
  const { ask, rows } = callsOf(context)
  const path = { id: await findFormer(context, staff, kind) }
  const before = bodyOf(await ask(kind.get, { path }))
  const changed = bodyOf(await ask(kind.put, { body: { ...before, ...kind.change } }))
  const back = { ...before, version: changed.version }
  bodyOf(await putBack(() => ask(kind.put, { body: back })))
  const kept = await rows(kind.versions, { path })
  const { name } = await unwrap(staff.GET('/api/admin/account'))
  for (const [{ version }, meant, rule] of [
    [before, null, 'a version of what was there before the desk names nobody'],
    [changed, name, 'what was there before the desk is by whoever changed it since'],
  ] as const) {
    const own = kept.find((one) => one.version === version)
    const seen = own ? own.staffName : `no version ${version}`
    context.expect(own !== undefined && seen === meant, rule, seen, kind.versions)
  }
}

export const beforeDesk: Scenario[] = kinds.map((kind) => ({
  name: `The desk: ${kind.what} of before the desk is changed and put back, and what it was names nobody`,
  operations: [kind.list, kind.get, kind.put, kind.versions],
  writes: true,
  leaves: `two versions of ${kind.what}, which is as it was`,
  async run(context) {
    const staff = await deskClient(context)
    await requirePermission(context, 'desk.news')
    await requirePermission(context, 'desk.log')
    await check(context, staff, kind)
  },
}))
