import { type DeskAnalysis, type MemberApply, type PortalClient, unwrap } from '@portal/api-contract'
import { day } from '../../../run/china-time.ts'
import type { Context } from '../../../run/context.ts'

type Stage = NonNullable<DeskAnalysis['applicationStages']>[number]

/** The average is told with one digit. */
const rounding = 0.051

/** How many days each decision at a review took, which was made in a time: since the decision before it, or since the applicant had mended it. */
function daysAt(node: Stage['node'], apply: MemberApply, since: number, before: number): number[] {
  const handedIn = (apply.submissions ?? [apply.submitDate ?? '']).map((one) => Date.parse(one))
  return apply.auditRecords.flatMap((record, place, records) => {
    const decided = Date.parse(record.time)
    const last = records[place - 1]
    const came = Math.max(
      ...handedIn.filter((one) => one <= decided),
      ...(last ? [Date.parse(last.time)] : []),
    )
    const isMeant = record.node === node && decided >= since && decided < before
    return isMeant && Number.isFinite(came) ? [(decided - came) / day] : []
  })
}

/** A review takes as long on average as the applications say that were decided at it. @param ids of all of these */
export async function checkStageDays(
  context: Context,
  staff: PortalClient,
  { from, to }: Pick<DeskAnalysis, 'from' | 'to'>,
  { node, days }: Stage,
  ids: number[],
): Promise<void> {
  const [since, before] = [Date.parse(`${from}T00:00:00+08:00`), Date.parse(`${to}T00:00:00+08:00`) + day]
  const took: number[] = []
  for (const id of ids) {
    const { application } = await unwrap(
      staff.GET('/api/admin/applications/{id}', { params: { path: { id } } }),
    )
    took.push(...daysAt(node, application, since, before))
  }
  const average = took.reduce((sum, one) => sum + one, 0) / took.length
  const isAverage = days === null ? took.length === 0 : Math.abs(days - average) <= rounding
  const rule = `a decision at ${node} took as many days on average as the applications say`
  context.expect(isAverage, rule, `${days} / ${average.toFixed(2)}`, 'getDeskAnalysis')
}
