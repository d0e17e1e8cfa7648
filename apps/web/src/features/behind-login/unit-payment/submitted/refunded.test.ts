import type { MemberOrderDetail } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { batchOf, miao, ownRow } from '../batches.fixture.ts'
import { paidPeople, refundsOf } from './refunded.ts'

const namesake = { ...miao, id: 9 }
const members = [ownRow(2025), ownRow(2026), ownRow(2026, namesake)]
const item = (feeYear: number, refundStatus: 'PENDING' | 'REFUNDED' | null) => ({
  beneficiaryName: miao.name,
  feeYear,
  refundStatus,
})
const order = (...details: object[]) => ({ details }) as MemberOrderDetail

it('each row has what became of its own fee, those of one name in their order', () => {
  const refunds = refundsOf(members, order(item(2026, null), item(2026, 'REFUNDED'), item(2025, 'PENDING')))
  expect(refunds).toEqual(['PENDING', null, 'REFUNDED'])
  expect(refundsOf(members, undefined)).toEqual([null, null, null])
})

it('who has a year left is still paid for', () => {
  const batch = batchOf({ members })
  expect(paidPeople(batch, ['REFUNDED', null, null])).toBe(2)
  expect(paidPeople(batch, ['REFUNDED', 'REFUNDED', null])).toBe(1)
})
