import { idIn } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'
import { lookUp } from '../lessons.ts'

/** Where a backend that keeps two kinds of records in one table finds those of the other kind. */
const others: Partial<Record<string, string>> = {
  getFeeNews: '/api/public/info-news-detail/',
  getDeskFeeNews: '/api/admin/news/',
  getDeskNews: '/api/admin/fee-news/',
  getMemberItem: '/api/public/company-news/',
}

/** Faults of a backend that looks for an id in a table, whatever kind of record it asks for. */
export const otherKindFaults: Fault[] = [
  {
    name: 'an id of another kind of record is read',
    detectedAs: ['not refused'],
    fits: ({ id }) => others[id] !== undefined,
    async answer(right, call, upstream, { id }) {
      if (right.status !== 404) return right
      const other = await lookUp(upstream, call, `${others[id]}${idIn(call)}`)
      return isSuccess(other) ? other : right
    },
  },
]
