import { type DeskWorkplace, type PortalClient, unwrap } from '@portal/api-contract'
import { dayInChina } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'
import { checkOverdue } from './clerks/overdue.ts'
import { deskClient, requirePermission } from './desk-client.ts'
import { kinds } from './everyone.ts'

/** Of whoever has a role that decides nothing, and has done nothing yet, there is nothing but what everybody is told. */
export function checkOwnPlace({ expect }: Context, place: DeskWorkplace | undefined): void {
  const own = [...(place?.waiting ?? []), ...(place?.mine ?? []), ...(place?.recent ?? [])]
  const rule = 'the workplace is that of whoever asks'
  expect(own.length === 0, rule, JSON.stringify(own[0]), 'getDeskWorkplace')
}

/** What is announced is what visitors read. What is withdrawn meanwhile is looked at once more. */
async function checkAnnounced(context: Context, staff: PortalClient, rounds = 3): Promise<void> {
  const { announcements } = await unwrap(staff.GET('/api/admin/workplace'))
  const query = { 'id.in': announcements.map(({ id }) => id), size: 200 }
  if (announcements.length === 0) return
  const news = await unwrap(context.anonymous.GET('/api/public/info-news-list', { params: { query } }))
  const hidden = announcements.find(({ id, title }) =>
    news.every((one) => one.id !== id || one.title !== title),
  )
  const first = news.find(({ id }) => id === announcements[0]?.id)
  const column = {
    'infoDictsId.equals': first?.infoDictsId ?? 0,
    sort: ['publishDate,desc' as const],
    size: 1,
  }
  const [latest] = await unwrap(
    context.anonymous.GET('/api/public/info-news-list', { params: { query: column } }),
  )
  const isLate = first && latest && latest.publishDate > first.publishDate
  if ((hidden || isLate) && rounds > 1) return checkAnnounced(context, staff, rounds - 1)
  const rule = 'the workplace announces what visitors read'
  context.expect(!hidden, rule, hidden?.title, 'getDeskWorkplace')
  const newest = 'the workplace announces the latest news'
  context.expect(!isLate, newest, first?.title, 'getDeskWorkplace')
}

/** Each kind that one may decide is there, also one of which nothing waits. */
async function checkKinds(context: Context, staff: PortalClient, waiting: { kind: string }[]): Promise<void> {
  const { permissions } = await unwrap(staff.GET('/thsuaa/api/currentUser'))
  const own = Object.entries({ APPLICATION: 'desk.applications', ...kinds })
    .filter(([, permission]) => permissions.some(({ name }) => name === permission))
    .map(([kind]) => kind)
  const shown = waiting.map(({ kind }) => kind)
  const isWhole = shown.toSorted().join() === own.toSorted().join()
  context.expect(isWhole, 'the workplace has each kind that one may decide', shown, 'getDeskWorkplace')
}

/** As many wait of each kind as are listed, since when these say. What is decided meanwhile is looked at once more. */
async function checkCounts(context: Context, staff: PortalClient, rounds = 3): Promise<void> {
  const { waiting } = await unwrap(staff.GET('/api/admin/workplace'))
  const query = { 'status.equals': 'PENDING', size: 2000 }
  const rows = await unwrap(staff.GET('/api/admin/reviews', { params: { query } }))
  const others = waiting.flatMap(({ kind, count, oldestDate }) => {
    const own = rows.filter((row) => row.kind === kind)
    const oldest = own.map(({ submittedAt }) => submittedAt).toSorted()[0] ?? null
    if (kind === 'APPLICATION') return []
    return [
      [oldestDate, oldest, `the ${kind} that waits longest has waited since then`] as const,
      [count, own.length, `as many of ${kind} wait as are listed`] as const,
    ].filter(([seen, meant]) => seen !== meant)
  })
  if (others.length > 0 && rounds > 1) return checkCounts(context, staff, rounds - 1)
  for (const [seen, meant, rule] of others)
    context.expect(false, rule, `${seen} / ${meant}`, 'getDeskWorkplace')
  await checkKinds(context, staff, waiting)
}

/** Without days it is this year so far, and compared are the same days a year before, also after a leap year. */
async function checkYears({ now, expect }: Context, staff: PortalClient): Promise<void> {
  const leap = { from: '2025-01-01', to: '2025-03-31' }
  const read = async (query: object) => {
    const analysis = await unwrap(staff.GET('/api/admin/analysis', { params: { query } }))
    return `${analysis.from} to ${analysis.to} after ${analysis.comparedFrom} to ${analysis.comparedTo}`
  }
  const compared = await read(leap)
  const meant = '2025-01-01 to 2025-03-31 after 2024-01-01 to 2024-03-31'
  expect(compared === meant, 'the same days of the year before', compared, 'getDeskAnalysis')
  const [seen, today] = [await read({}), dayInChina(now())]
  const isThisYear = seen.startsWith(`${today.slice(0, 4)}-01-01 to ${today} `)
  expect(isThisYear, 'this year so far without days', seen, 'getDeskAnalysis')
}

export const deskOverview: Scenario[] = [
  {
    name: 'The desk: the workplace counts what the list of reviews shows',
    operations: ['getDeskWorkplace'],
    writes: false,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.workplace')
      await checkCounts(context, staff)
      await checkAnnounced(context, staff)
    },
  },
  {
    name: 'The desk: figures of a time, each once, with what they are compared with',
    operations: ['getDeskAnalysis'],
    writes: false,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.analysis')
      const query = { from: '2026-01-01', to: '2026-01-31', compare: 'PERIOD' as const }
      const analysis = await unwrap(staff.GET('/api/admin/analysis', { params: { query } }))
      const { comparedFrom, comparedTo, figures } = analysis
      context.expect(
        comparedFrom === '2025-12-01' && comparedTo === '2025-12-31',
        'as many days before',
        comparedTo,
      )
      await checkYears(context, staff)
      const names = figures.map(({ name }) => name)
      context.expect(new Set(names).size === names.length, 'each figure is there once', names.join(', '))
    },
  },
  {
    name: 'The desk: what has waited for more than seven days is overdue',
    operations: ['getDeskWorkplace'],
    writes: false,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.workplace')
      await checkOverdue(context, staff)
    },
  },
]
