import { type PortalClient, unwrap } from '@portal/api-contract'
import type { Context } from '../../../run/context.ts'
import type { Scenario } from '../../../run/scenario.ts'
import { deskClient, requirePermission } from '../desk-client.ts'

/** What is done, or published, between two readings is looked at once more. */
const rounds = 3

/** Whether what is read agrees; where it does not it is read again. @returns what was seen the last time, null where it agreed */
export async function disagreeing(read: () => Promise<string | null>): Promise<string | null> {
  let seen: string | null = null
  for (let round = 0; round < rounds; round++) {
    seen = await read()
    if (seen === null) return null
  }
  return seen
}

/** What the caller did last is what the log has of him, from the latest on. */
async function checkRecent(context: Context, staff: PortalClient): Promise<void> {
  const own = await unwrap(staff.GET('/api/admin/account'))
  const rule = 'the workplace tells what the caller did last, as the log does'
  let isAny = false
  const seen = await disagreeing(async () => {
    const { recent } = await unwrap(staff.GET('/api/admin/workplace'))
    const query = { 'staffId.equals': own.id, size: Math.max(1, recent.length) }
    const log = await unwrap(staff.GET('/api/admin/log', { params: { query } }))
    isAny ||= log.length > 0
    const [told, done] = [recent, log].map((rows) => rows.map(({ id }) => id).join())
    return told === done ? null : `${told} / ${done}`
  })
  context.expect(seen === null, rule, seen, 'getDeskWorkplace')
  if (!isAny) context.untried(rule, 'the caller has done nothing yet')
}

/** Of the columns that are announced nothing later is left out. */
async function checkLatest(context: Context, staff: PortalClient): Promise<void> {
  const listed = (query: object) =>
    unwrap(context.anonymous.GET('/api/public/info-news-list', { params: { query } }))
  const seen = await disagreeing(async () => {
    const { announcements } = await unwrap(staff.GET('/api/admin/workplace'))
    const size = Math.max(1, announcements.length)
    const news = await listed({ 'id.in': announcements.map(({ id }) => id), size })
    const columns = [...new Set(news.map(({ infoDictsId }) => infoDictsId))]
    const among = columns.length > 0 ? { 'infoDictsId.in': columns } : {}
    const latest = await listed({ ...among, sort: ['publishDate,desc'], size })
    const [told, last] = [announcements, latest].map((rows) => rows.map((one) => one.publishDate).join())
    return told === last ? null : `${told} / ${last}`
  })
  const rule = 'the workplace announces the latest of its columns'
  context.expect(seen === null, rule, seen, 'getDeskWorkplace')
}

export const workplace: Scenario[] = [
  {
    name: 'The desk: the workplace tells what the caller did last, and the latest news',
    operations: ['getDeskWorkplace', 'listDeskLog', 'getDeskAccount', 'listNews'],
    writes: false,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.workplace', 'desk.log')
      await checkRecent(context, staff)
      await checkLatest(context, staff)
    },
  },
]
