import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { feesQuery, feesSearch } from './fees-search.ts'
import { allFees } from './queries.ts'

afterEach(() => vi.unstubAllGlobals())

it('reads the newest years first', () => {
  expect(feesQuery({})).toEqual({ page: 0, size: 10, sort: ['feeYear,desc', 'id,desc'] })
})

it('asks for every state in which a fee is owed', () => {
  expect(feesQuery({ status: 'owed', sort: 'amount,desc', page: 3 })).toEqual({
    page: 2,
    size: 10,
    sort: ['amount,desc', 'id,desc'],
    'status.in': ['UNPAID', 'OVERDUE', 'PAYING'],
  })
})

it('asks for the fees of one year', () => {
  expect(feesSearch({ year: '2025' })).toEqual({ year: 2025 })
  expect(feesQuery({ year: 2025 })).toMatchObject({ 'feeYear.equals': 2025 })
})

it('leaves out of the address what it does not know', () => {
  expect(feesSearch({ status: 'STOLEN', sort: 'feeNo', page: '0', other: 'x' })).toEqual({})
  expect(feesSearch({ status: 'PAID', page: '2' })).toEqual({ status: 'PAID', page: 2 })
})

it('reads what is exported in the order that the list is shown in', async () => {
  const calls = fakeApi({
    'GET /api/member-fees/user': () => Response.json([], { headers: { 'X-Total-Count': '0' } }),
  })
  await allFees({ sort: 'amount,asc', page: 2 })
  expect(calls[0]?.query.getAll('sort')).toEqual(['amount,asc', 'id,desc'])
})
