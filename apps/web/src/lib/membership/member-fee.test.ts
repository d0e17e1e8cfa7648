import type { FeeStatus } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { isPayable, owedStatuses } from './member-fee.ts'

it.each<[FeeStatus, { payable: boolean; owed: boolean }]>([
  ['UNPAID', { payable: true, owed: true }],
  ['OVERDUE', { payable: true, owed: true }],
  ['PAYING', { payable: false, owed: true }],
  ['PAID', { payable: false, owed: false }],
  ['EXEMPT', { payable: false, owed: false }],
  ['REFUNDED', { payable: false, owed: false }],
])('%s: %o', (status, expected) => {
  expect({ payable: isPayable({ status, isPayable: false }), owed: owedStatuses.includes(status) }).toEqual(
    expected,
  )
})

it('what was paid back is payable while the backend says so, what is in an order never', () => {
  expect(isPayable({ status: 'REFUNDED', isPayable: true })).toBe(true)
  expect(isPayable({ status: 'PAYING', isPayable: true })).toBe(false)
})
