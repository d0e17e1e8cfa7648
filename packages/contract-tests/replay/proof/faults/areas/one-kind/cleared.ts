import type { OperationId } from '@portal/api-contract/document'
import { jsonOf, withHeader, withJson } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'
import { misread } from '../../lists.ts'
import { across } from '../homes/across.ts'
import { looking, rowsAt } from '../lessons.ts'

type Body = Record<string, unknown>

/** Properties that some rows have nothing of, of lists that are searched by them. */
const seldom: Partial<Record<string, string>> = {
  listTenders: 'budget',
  listRecruitments: 'salaryMin',
  listDeskFees: 'payDate',
}

/** A property that keeps the last value that it had, also once it was cleared. */
function staying(property: string, operations: [OperationId, OperationId]): Fault {
  const last = new Map<unknown, unknown>()
  return across(`what is cleared stays: ${property}`, operations, (body) => {
    const value = body[property]
    if (value !== null && value !== undefined) last.set(body.id, value)
    return { ...body, [property]: value ?? last.get(body.id) ?? null }
  })
}

/** The years that each member was shown to have settled. */
const years = new Map<string, Body[]>()

/** Faults in what is empty, is to be, or is gone again. */
export const clearedFaults: Fault[] = [
  misread(
    'of two bounds the lower alone counts, where some rows have no value',
    ['filter', 'total'],
    (query) => {
      for (const property of Object.values(seldom))
        if (query.has(`${property}.greaterThan`)) query.delete(`${property}.lessThan`)
    },
    ({ id }) => seldom[id] !== undefined,
  ),
  staying('file', ['updateDeskFeeNews', 'getDeskFeeNews']),
  staying('totalIssueNo', ['updateDeskJournal', 'getDeskJournal']),
  looking(
    'what is just being paid is no part of what a unit owes',
    'getMemberFeeInfo',
    async (body, call, upstream) => {
      const info = body as Body
      if (info.ownerType !== 'UNIT') return info
      const paying = await rowsAt(upstream, call, '/api/member-fees/user?status.equals=PAYING&size=200')
      const sum = paying.reduce((total, { amount }) => total + Number(amount), 0)
      return { ...info, unpaidAmount: Number(info.unpaidAmount) - sum }
    },
  ),
  {
    name: 'a year of a person stays where it was paid back',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listPersonFeeYears',
    answer(right, call) {
      const memberId = call.url.searchParams.get('memberId.equals')
      // Other criteria are about other years.
      if (!isSuccess(right) || memberId === null || call.url.searchParams.size !== 2) return right
      const rows = jsonOf(right) as Body[]
      const before = years.get(memberId) ?? []
      const gone = before.filter((year) => !rows.some(({ feeYear }) => feeYear === year.feeYear))
      years.set(memberId, [...rows, ...gone])
      if (gone.length === 0) return right
      const all = [...rows, ...gone].toSorted((one, other) => Number(other.feeYear) - Number(one.feeYear))
      return withHeader(withJson(right, all), 'x-total-count', String(all.length))
    },
  },
]
