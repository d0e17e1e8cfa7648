import { day } from '../../../../../run/china-time.ts'
import { type Call, jsonOf, withJson } from '../../../../answer.ts'
import { type Fault, isSuccess, type Upstream } from '../../../../fault.ts'
import { rowsAt } from '../../lessons.ts'

type Body = Record<string, unknown>

interface Waiting extends Body {
  kind: string
}

const lists = {
  applications: 'applications?status.in=SUBMITTED,REVIEWING&size=2000',
  reviews: 'reviews?status.equals=PENDING&size=2000',
}

/** What waits at the desk is overdue once it has waited for other days than seven. */
const overdueAfter = (days: number, list: keyof typeof lists): Fault => ({
  name: `${list} are overdue after ${days} days`,
  detectedAs: ['rule'],
  fits: ({ id }) => id === 'getDeskWorkplace',
  async answer(right, call: Call, upstream: Upstream) {
    if (!isSuccess(right)) return right
    const { waiting, ...rest } = jsonOf(right) as { waiting: Waiting[] }
    const rows = await rowsAt(upstream, call, `/api/admin/${lists[list]}`)
    // An application is due seven days after it was handed in.
    const late = rows.filter(({ dueDate, submittedAt }) => {
      const since = submittedAt ? Date.parse(String(submittedAt)) : Date.parse(String(dueDate)) - 7 * day
      return Date.parse(right.headers.date ?? '') - since > days * day
    })
    const counted = waiting.map((one) => {
      if ((one.kind === 'APPLICATION') !== (list === 'applications')) return one
      const own = late.filter(({ kind = 'APPLICATION' }) => kind === one.kind)
      return { ...one, overdueCount: own.length }
    })
    return withJson(right, { ...rest, waiting: counted })
  },
})

/** Faults in how long something may wait at the desk. */
export const overdueFaults: Fault[] = [
  overdueAfter(5, 'applications'),
  overdueAfter(8, 'applications'),
  overdueAfter(5, 'reviews'),
  overdueAfter(8, 'reviews'),
]
