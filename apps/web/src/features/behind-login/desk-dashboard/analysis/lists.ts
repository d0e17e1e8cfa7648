import type { AuditNode } from '@portal/api-contract'
import { seesFees } from '../../../../lib/session/sees-fees.ts'
import type { ListLink } from '../chart/chart-data.ts'

/** Days of the analysis, both included. */
export interface Days {
  from: string
  to: string
}

/** The days of a year up to the end of one of its months, `MM`. */
export const daysUpTo = (year: number, month: string): Days => ({
  from: `${year}-01-01`,
  to: lastOf(year, Number(month)),
})

const lastOf = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)

/** The days of a month, `yyyy-MM`, that lie in a time. */
export function daysOf(month: string, { from, to }: Days): Days {
  const [year, number] = month.split('-').map(Number)
  const last = lastOf(year ?? 0, number ?? 1)
  const first = `${month}-01`
  return { from: first > from ? first : from, to: last < to ? last : to }
}

const monthsShown = 120

const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1

/**
 * The months of a time, `yyyy-MM`, those without anything too. Of a very long time they are those from the first to the last in
 * which something happened.
 *
 * @param busy those in which something happened, oldest first
 */
export function monthsOf({ from, to }: Days, busy: readonly string[]): string[] {
  const isLong = monthNumber(to) - monthNumber(from) >= monthsShown
  const first = isLong ? busy[0] : from
  const last = isLong ? busy.at(-1) : to
  if (first === undefined || last === undefined) return []
  const start = monthNumber(first)
  return Array.from({ length: monthNumber(last) - start + 1 }, (_, index) => {
    const [year, month] = [Math.floor((start + index) / 12), ((start + index) % 12) + 1]
    return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`
  })
}

/** Lists narrowed to what a figure counts: the same records, by the same days. Of members they are those who are one now. */
export const memberList = (search: object): ListLink => ({
  to: '/list/members',
  search: { joined: 'YES', ...search },
  needs: 'desk.members',
})

/** Members who joined, those who have left since, or joined again, too. */
export const joinedList = ({ from, to }: Days): ListLink => ({
  to: '/list/members',
  search: { joinedFrom: from, joinedTo: to, sort: 'lastJoinDate,desc' },
  needs: 'desk.members',
})

export const feeList = (search: object): ListLink => ({ to: '/list/fees', search, needs: seesFees })

export const collectedList = ({ from, to }: Days): ListLink =>
  feeList({ status: 'PAID', paidFrom: from, paidTo: to })

export const orderList = (search: object): ListLink => ({ to: '/list/orders', search, needs: 'desk.orders' })

export const applicationList = (search: object): ListLink => ({
  to: '/list/applications',
  search: { view: 'all', ...search },
  needs: 'desk.applications',
})

/** Orders that can still be paid. */
export const openOrderList: ListLink = orderList({ status: 'OPEN' })

/** Payments with something wrong with them. */
export const paymentList = (finding: 'LATE' | 'MISMATCH'): ListLink => ({
  to: '/list/payments',
  search: { finding },
  needs: 'desk.monitor',
})

/** Refunds that wait for a decision. */
export const refundList: ListLink = { to: '/list/refunds', search: {}, needs: 'desk.refunds' }

/** Applications that wait for a review now. */
export const waitingList = (node: AuditNode): ListLink => ({
  to: '/list/applications',
  search: { node },
  needs: 'desk.applications',
})

/** Applications that a review decided. */
export const reviewedList = (node: AuditNode, { from, to }: Days): ListLink =>
  applicationList({ reviewedAt: node, reviewedFrom: from, reviewedTo: to })

/** Members who left. */
export const leftList = ({ from, to }: Days): ListLink =>
  applicationList({ kind: 'QUIT', status: 'EFFECTIVE', approvedFrom: from, approvedTo: to })

export const invoiceList = (search: object): ListLink => ({
  to: '/list/invoices',
  search,
  needs: 'desk.invoices',
})

export const enrollmentList = (search: object): ListLink => ({
  to: '/list/courses',
  search: { part: 'enrollments', ...search },
  needs: 'desk.courses',
})
