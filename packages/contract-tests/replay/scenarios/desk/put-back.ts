import type { PermissionName } from '@portal/api-contract'
import type { Operation } from '@portal/api-contract/document'
import { encryptPassword } from '../../../shared/credentials/login.ts'
import { inputsOf } from '../../../shared/inputs.ts'
import { isRecord } from '../../../shared/is-record.ts'
import { alteredFor, takenOf } from '../../derived/records/altered.ts'
import { firstDifference, firstSharedDifference, withoutVolatile } from '../../derived/records/volatile.ts'
import { type Exchange, operationAt } from '../../exchange.ts'
import type { Call } from '../../run/call.ts'
import { refusedBack } from '../../run/consequences/followed.ts'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'
import { CannotGoOn } from '../../run/scenario-errors.ts'
import { proofOf } from '../finance/channels.ts'
import { planned as plannedActivity } from './activity-draft.ts'
import { planned as plannedCourse, test } from './courses.ts'
import { deskClient, requirePermission } from './desk-client.ts'
import { priceDraft } from './fee-news.ts'
import { newsDraft, placeOf } from './news.ts'
import { checkCleared, type Tell } from './website/cleared.ts'
import { withNoUpload } from './website/no-upload.ts'
import { checkShortened } from './website/shortened.ts'

type Row = Record<string, unknown>

/** A kind of record that the staff write, change on the version that they have read, and throw away. */
interface Kind {
  path: string
  permission: PermissionName
  /** Its property that a change is tried with. */
  text: string
  draft(context: Context): Promise<Row> | Row
  /** What takes it away again: DELETE, where it has none of its own. */
  remove?(record: Row): Row
}

const named = (): string => `replay${Date.now().toString(36)}`

/** What an upload of the staff answers. */
const uploaded = async (context: Context, ...more: number[]) => proofOf(await context.as('staff'), ...more)

export const kinds: Kind[] = [
  {
    path: '/api/admin/news',
    permission: 'desk.news',
    text: 'title',
    draft: async (context) => {
      const attachments = [await uploaded(context), await uploaded(context, 1)]
      return {
        ...newsDraft(await placeOf(context)),
        ...{ coverUrl: attachments[0]?.url, attachments, isTop: 1 },
      }
    },
  },
  {
    path: '/api/admin/fee-news',
    permission: 'desk.news',
    text: 'title',
    draft: async (context) => {
      const file = await uploaded(context)
      return { ...priceDraft, coverUrl: file.url, file }
    },
  },
  {
    path: '/api/admin/journals',
    permission: 'desk.news',
    text: 'bookName',
    draft: async (context) => ({
      ...{ bookName: '回放核对用期刊', year: 1949, issueNo: 2, totalIssueNo: 2 },
      pages: [(await uploaded(context)).url, (await uploaded(context, 1)).url],
      catalog: ['卷首语', '编者的话'].map((title) => ({ title, author: null, page: 1 })),
    }),
  },
  {
    path: '/api/admin/activities',
    permission: 'desk.courses',
    text: 'title',
    draft: async (context) => ({
      ...plannedActivity(context.now()),
      coverUrl: (await uploaded(context)).url,
    }),
  },
  {
    path: '/api/admin/courses',
    permission: 'desk.courses',
    text: 'title',
    draft: async (context) => {
      const plan = await plannedCourse(context, await deskClient(context))
      const twice = ({ title, lessons }: (typeof plan.chapters)[number]) => ({
        title,
        lessons: [...lessons, ...lessons.map((lesson) => ({ ...lesson, title: `${lesson.title}续` }))],
      })
      const questions = [...test.questions, ...test.questions.slice(0, 1)]
      return { ...plan, chapters: plan.chapters.map(twice), test: { ...test, questions } }
    },
  },
  {
    path: '/api/admin/roles',
    permission: 'desk.roles',
    text: 'name',
    draft: () => ({ name: named(), description: '回放', permissions: ['desk.workplace', 'desk.log'] }),
  },
  {
    path: '/api/admin/users',
    permission: 'desk.users',
    text: 'name',
    draft: async (context) => {
      const password = encryptPassword('Replayed@2026')
      const { data: roles = [] } = await (await context.as('staff')).GET('/api/admin/roles')
      const roleIds = roles.slice(0, 2).map(({ id }) => id)
      return { username: named(), name: '回放', phone: null, email: null, roleIds, password }
    },
    remove: (record) => ({ ...record, roleIds: [], isDisabled: 1 }),
  },
]

/** What the staff call about one kind of record. */
function callsOf(context: Context, path: string) {
  const at = (method: string, more = ''): Operation => {
    const operation = operationAt(method, path + more)
    if (!operation) throw new Error(`Nothing is ${method} ${path}${more}.`)
    return operation
  }
  const ask = (operation: Operation, call: Call) => context.call(operation, { ...call, role: 'staff' })
  return {
    read: at('GET', '/1'),
    put: at('PUT'),
    publish: operationAt('POST', `${path}/1/publish`),
    remove: operationAt('DELETE', `${path}/1`),
    versions: operationAt('GET', `${path}/1/versions`),
    ask,
    make: (body: Row, by: Call = {}) => ask(at('POST'), { ...by, body }),
  }
}

/** The record that was answered. @throws CannotGoOn where there is none */
export function bodyOf(exchange: Exchange): Row {
  const { status, body } = exchange.answer
  if (status > 299 || !isRecord(body)) throw new CannotGoOn(`needs the record, and got ${status}`, exchange)
  return body
}

type Calls = ReturnType<typeof callsOf>

/** What is another one after each change. */
const changing = ['version', 'lastModifiedDate']

const without = (record: Row): Row =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !changing.includes(name)))

/** Of two changes on one version that come at the same moment one is taken. */
async function checkRivals({ put, ask }: Calls, text: string, read: Row, tell: Tell): Promise<void> {
  const bodies = ['甲', '乙'].map((end) => ({ ...read, [text]: `${read[text]}${end}` }))
  const rivals = await Promise.all(bodies.map((body) => ask(put, { body })))
  const taken = rivals.filter(({ answer }) => answer.status === 200).length
  const rule = 'of two changes on one version that come at once one is taken'
  if (taken !== 1) for (const rival of rivals.slice(1)) tell(rival, rule, taken)
}

/** The version of a record among those that are kept. */
function keptIn({ operation, answer }: Exchange, version: unknown): Row | undefined {
  const rows = operation ? withoutVolatile(operation, 200, answer.body) : null
  return Array.isArray(rows) ? rows.filter(isRecord).find((row) => row.version === version) : undefined
}

/** What a record was is kept as it was, with when it was saved, which is so however often it is read. */
async function checkKept(exchange: Exchange, again: Exchange, was: Row, tell: Tell): Promise<void> {
  const kept = keptIn(exchange, was.version)
  if (!kept) return tell(exchange, 'each version of before is kept', `none of ${was.version}`)
  const pointer = firstSharedDifference(kept, was)
  if (pointer) tell(exchange, 'a version is what the record was', `another ${pointer}`)
  const [saved, written] = [kept.savedDate, was.lastModifiedDate].map((one) => Date.parse(String(one)))
  const isThen = Math.abs(Number(saved) - Number(written)) < 1000
  const later = keptIn(again, was.version)?.savedDate
  if (!isThen || later !== kept.savedDate)
    tell(again, 'a version says when it was saved', `${kept.savedDate}, then ${later}`)
}

/** A version of before names who had written it, and not who has changed it since. @param token of the clerk who writes */
export async function checkWriters(context: Context, token: string, clerk: string): Promise<void> {
  const by = { token: { name: 'clerk', value: token } }
  for (const { path, text, draft } of kinds) {
    const { versions, remove, put, ask, make } = callsOf(context, path)
    if (!versions || !remove) continue
    let record = bodyOf(await make(await draft(context), by))
    const at = { path: { id: Number(record.id) } }
    for (const end of ['二', '三'])
      record = bodyOf(await ask(put, { body: { ...record, [text]: `${record[text]}${end}` } }))
    const exchange = await ask(versions, at)
    const rows = [exchange.answer.body].flat().filter(isRecord)
    const names = rows.map(({ staffName }) => staffName)
    const isTold = names.length > 1 && names.indexOf(clerk) === names.length - 1
    const expected = 'a version of before names who had written it'
    if (!isTold) context.reportMismatch('rule', expected, expected, names.join(', '), exchange)
    await ask(remove, at)
  }
}

/** A change names no picture that nobody has uploaded. */
async function refuseNoUpload(context: Context, { put, ask }: Calls, read: Row): Promise<void> {
  const body = withNoUpload(read)
  const exchange = body && (await ask(put, { body }))
  if (!exchange || exchange.answer.status > 299) return
  const expected = 'a refusal of a picture that nobody has uploaded'
  context.reportMismatch('not refused', 'picture', expected, exchange.answer.status, exchange)
}

async function check(context: Context, { path, text, draft, remove }: Kind): Promise<void> {
  const calls = callsOf(context, path)
  const { read, put, publish, ask } = calls
  const { id } = bodyOf(await calls.make(await draft(context)))
  const at = { path: { id: Number(id) } }
  const look = async () => bodyOf(await ask(read, at))
  const tell: Tell = (exchange, expected, seen) =>
    context.reportMismatch('rule', expected, expected, seen, exchange)
  const refusedAsOld = (exchange: Exchange) => {
    const { status, body } = exchange.answer
    const expected = 'what names an old version is refused with 409'
    const kind = status < 300 ? 'not refused' : 'rule'
    if (status !== 409) return context.reportMismatch(kind, expected, expected, status, exchange)
    const message = isRecord(body) ? body.message : undefined
    const isSaid = /^error\.(\w+Changed|concurrencyFailure)$/.test(String(message))
    if (!isSaid) tell(exchange, 'the refusal of an old version says that it is one', message)
  }
  const first = await look()
  const back = await ask(put, { body: first })
  const begun = [first.publishDate, first.createdDate].map((one) => Date.parse(String(one)))
  if ('publishDate' in first && Math.abs(Number(begun[0]) - Number(begun[1])) > 1000)
    tell(back, 'a draft says when it was begun', `${first.publishDate}, written ${first.createdDate}`)
  const refusal = refusedBack(back)
  if (refusal) context.reportMismatch(refusal.kind, refusal.path, refusal.expected, refusal.seen, back)
  const second = await look()
  const shown = [first, second].map((record) => withoutVolatile(read, 200, without(record)))
  const difference = firstDifference(...(shown as [unknown, unknown]))
  if (difference) tell(back, 'what was read and put back is as it was', `another ${difference}`)
  await refuseNoUpload(context, calls, second)
  const change = { ...second, [text]: `${second[text]}二` }
  bodyOf(await ask(put, { body: change }))
  refusedAsOld(await ask(put, { body: change }))
  const changed = await look()
  if (publish) refusedAsOld(await ask(publish, { ...at, body: { version: second.version } }))
  const altered = alteredFor(put, read, changed)
  if (altered) {
    const exchange = await ask(put, { body: { ...changed, ...altered.values } })
    const now = await look()
    // Each change has a version and an instant of its own.
    const taken = takenOf(altered, without(now))
    for (const { kind, path: where, expected, seen } of exchange.answer.status === 200 ? taken : [])
      context.reportMismatch(kind, where, expected, seen, exchange)
  }
  await checkRivals(calls, text, await look(), tell)
  await checkShortened(put, ask, look, tell)
  await checkCleared(put, ask, look, tell)
  if (calls.versions) {
    const [kept, again] = [await ask(calls.versions, at), await ask(calls.versions, at)]
    for (const was of [second, changed]) await checkKept(kept, again, was, tell)
  }
  if (remove) bodyOf(await ask(put, { body: remove(await look()) }))
  else if (calls.remove) {
    const isVersioned = inputsOf(calls.remove).query.some(({ name }) => name === 'version')
    const old = [['version', String(second.version)]] as [string, string][]
    if (isVersioned) refusedAsOld(await ask(calls.remove, { ...at, query: old }))
    await ask(calls.remove, at)
  }
}

/** Each kind of record at the desk is put as it was read, on the version that was read and on no older one. */
export const putBack: Scenario[] = kinds.map((kind) => ({
  name: `The desk: what was read is put back, and on no old version: ${kind.path}`,
  operations: (['GET /1', 'PUT', 'POST', 'POST /1/publish', 'DELETE /1', 'GET /1/versions'] as const).flatMap(
    (call) => {
      const [method = '', more = ''] = call.split(' ')
      return operationAt(method, kind.path + more)?.id ?? []
    },
  ),
  writes: true,
  ...(kind.remove && { leaves: 'an account of the staff without a role, which is disabled' }),
  async run(context) {
    await deskClient(context)
    await requirePermission(context, kind.permission)
    await check(context, kind)
  },
}))
