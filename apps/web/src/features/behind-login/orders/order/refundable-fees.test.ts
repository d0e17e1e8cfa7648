import type { OrderItem } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { refundableFees } from './refundable-fees.ts'

const line = (itemType: OrderItem['itemType'], refundStatus: OrderItem['refundStatus'] = null) =>
  ({ itemType, refundStatus, itemId: 1 }) as OrderItem

it('are the fees that are still paid', () => {
  const fee = line('MEMBER_FEE')
  expect(refundableFees({ details: [line('MEMBER_FEE', 'REFUNDED'), fee] })).toEqual([fee])
})

it('are none of an order over a course', () => {
  expect(refundableFees({ details: [line('COURSE'), line('COURSE')] })).toEqual([])
})
