import { expect, it } from 'vitest'
import { feesQuery, feesSearch } from './fees-search.ts'

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

it('leaves out of the address what it does not know', () => {
  expect(feesSearch({ status: 'STOLEN', sort: 'feeNo', page: '0', other: 'x' })).toEqual({})
  expect(feesSearch({ status: 'PAID', page: '2' })).toEqual({ status: 'PAID', page: 2 })
})
