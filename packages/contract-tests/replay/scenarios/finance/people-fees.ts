import { type PortalClient, unwrap } from '@portal/api-contract'
import { firstDifference } from '../../derived/records/volatile.ts'
import { dayInChina } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import { peopleOf } from '../applications/people-batches.ts'

/** The years that a person can pay for, each with what it costs. */
async function payableYears(person: PortalClient): Promise<string> {
  const fees = await unwrap(person.GET('/api/member-fees/user', { params: { query: { size: 2000 } } }))
  return fees
    .filter(({ feeKind, isPayable }) => feeKind === 'YEAR' && isPayable)
    .toSorted((one, other) => one.feeYear - other.feeYear)
    .map(({ feeYear, amount }) => `${feeYear}: ${amount}`)
    .join()
}

/** How many fees a person owes past their due date. */
async function overdueOf({ now }: Context, person: PortalClient): Promise<number> {
  const status = { 'status.in': ['UNPAID' as const, 'OVERDUE' as const, 'PAYING' as const] }
  const query = { ...status, 'dueDate.lessThan': dayInChina(now()), size: 2000 }
  return (await unwrap(person.GET('/api/member-fees/user', { params: { query } }))).length
}

/** What is open of the fees of a person, and what of them can be paid, is to its unit what it is to the person. */
export async function compareOwed(context: Context, person: PortalClient, unit: PortalClient): Promise<void> {
  const own = await unwrap(person.GET('/api/member-fees/info'))
  const overdue = await overdueOf(context, person)
  const due = 'whatever is owed past its due date is overdue, also while it is being paid'
  context.expect(own.overdueCount === overdue, due, own.overdueCount, 'getMemberFeeInfo')
  const [seen, ...others] = await peopleOf(person)
  context.expect(others.length === 0, 'a person sees itself alone', others[0]?.name, 'listUnitPeople')
  const listed = (await peopleOf(unit)).find(({ id }) => id === seen?.id)
  const other = firstDifference(seen, listed)
  const alike = 'a person sees itself as the unit does'
  context.expect(other === null, alike, `another ${other}`, 'listUnitPeople')
  context.expect(
    listed?.unpaidCount === own.unpaidCount,
    'a unit sees as many open fees',
    listed?.unpaidCount,
  )
  context.expect(
    listed?.unpaidAmount === own.unpaidAmount,
    'a unit sees what they come to',
    listed?.unpaidAmount,
  )
  const years = listed?.payableFees.map(({ feeYear, amount }) => `${feeYear}: ${amount}`).join()
  const payable = await payableYears(person)
  const rule = 'a unit can pay the years that the person could, at their price'
  context.expect(years === payable, rule, `${years} / ${payable}`, 'listUnitPeople')
}
