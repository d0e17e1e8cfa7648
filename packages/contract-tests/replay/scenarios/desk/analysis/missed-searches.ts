import { type PortalClient, unwrap, unwrapList } from '@portal/api-contract'
import { dayInChina } from '../../../run/china-time.ts'
import type { Context } from '../../../run/context.ts'
import type { Scenario } from '../../../run/scenario.ts'
import { deskClient, requirePermission } from '../desk-client.ts'

/** The analysis shows so many words, those that were looked for most. */
const shown = 10

/** A word is not looked for more often than this to get among them. */
const mostSearches = 30

/** What was looked for in vain today, as the analysis has it. */
async function missedToday(context: Context, staff: PortalClient) {
  const today = dayInChina(context.now())
  const query = { from: today, to: today, compare: 'PERIOD' as const }
  return (await unwrap(staff.GET('/api/admin/analysis', { params: { query } }))).missedSearches
}

/** A word that nobody has looked for is counted as often as it is looked for. */
async function checkMissed(context: Context, staff: PortalClient): Promise<void> {
  const rows = await missedToday(context, staff)
  const times = rows.length < shown ? 2 : Math.min(...rows.map(({ count }) => count)) + 1
  const rule = 'a word that finds nothing is counted each time'
  if (times > mostSearches)
    return context.untried(rule, `ten words were looked for in vain ${times - 1} times today`)
  // Letters alone: digits among them would be a word of their own.
  const word = `zzqxj${[...String(Date.now())].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`
  // In capitals and with more room between it is the same.
  const [keyword, ...others] = [`${word} zzqxj`, `${word.toUpperCase()}  ZZQXJ`]
  for (let search = 0; search < times; search++) {
    const params = { query: { keyword: others[search] ?? keyword } }
    const { total } = await unwrapList(context.anonymous.GET('/api/public/info-news-search', { params }))
    if (total > 0) return context.skip('a word that was made up finds something')
  }
  const found = (await missedToday(context, staff)).find((row) => row.keyword === keyword)
  context.expect(found?.count === times, rule, `${found?.count} / ${times}`)
  // A filter may have left nothing of what there is.
  const filtered = { query: { keyword, 'infoDictsId.equals': 1 } }
  await unwrap(context.anonymous.GET('/api/public/info-news-search', { params: filtered }))
  const after = (await missedToday(context, staff)).find((row) => row.keyword === keyword)
  const hidden = 'a search with a filter is not counted'
  context.expect(after?.count === times, hidden, `${after?.count} / ${times}`)
}

export const missedSearches: Scenario[] = [
  {
    name: 'The desk: a word that finds nothing is counted among those that were looked for in vain',
    operations: ['getDeskAnalysis', 'searchNews'],
    writes: true,
    leaves: 'a word among those that were looked for in vain',
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.analysis')
      await checkMissed(context, staff)
    },
  },
]
