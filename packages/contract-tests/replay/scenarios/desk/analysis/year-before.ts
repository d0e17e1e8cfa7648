import { type DeskAnalysis, type PortalClient, unwrap } from '@portal/api-contract'
import type { Expect } from './members.ts'

type Months = DeskAnalysis['collection']

/** What came in by month, without those in which nothing did. */
const textOf = (months: Months, name: 'amount' | 'before'): string =>
  months.flatMap((row) => (row[name] === 0 ? [] : `${row.month}: ${row[name]}`)).join(', ')

/** What was paid by month is that of the year of the last day: for a day of the year before it is what was compared with. */
export async function checkYearBefore(
  staff: PortalClient,
  { to, collection }: DeskAnalysis,
  expect: Expect,
): Promise<void> {
  const last = `${Number(to.slice(0, 4)) - 1}-12-31`
  const query = { from: last, to: last }
  const before = await unwrap(staff.GET('/api/admin/analysis', { params: { query } }))
  const [stated, listed] = [textOf(before.collection, 'amount'), textOf(collection, 'before')]
  expect(`fees that were paid in the year of ${last} by month`, stated, listed)
}
