import type { MemberOrderDetail, OrderStatus, OrderType } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { feeIdsOf, isExpired, isOpenOrder, isOwnCourse } from './member-order.ts'

it.each<[OrderStatus, boolean]>([
  ['CREATED', true],
  ['PAYING', true],
  ['PAID', false],
  ['CLOSED', false],
  ['REFUNDING', false],
  ['REFUNDED', false],
])('%s waits to be paid: %s', (status, isOpen) => {
  expect(isOpenOrder({ status })).toBe(isOpen)
})

const order = (orderType: OrderType, ...details: [itemType: string, itemId: number][]) =>
  ({
    orderType,
    details: details.map(([itemType, itemId]) => ({ itemType, itemId })),
  }) as MemberOrderDetail

it('knows the fees of an order that holds nothing else, and no fees of others', () => {
  expect(feeIdsOf(order('MEMBER_FEE', ['MEMBER_FEE', 7], ['MEMBER_FEE', 9]))).toEqual([7, 9])
  expect(feeIdsOf(order('MEMBER_FEE', ['MEMBER_FEE', 7], ['COURSE', 9]))).toEqual([])
  expect(feeIdsOf(order('EDU', ['COURSE', 9]))).toEqual([])
  expect(feeIdsOf(order('ON_BEHALF', ['MEMBER_FEE', 7]))).toEqual([])
})

it.each([
  ['EDU', 'PERSON', true],
  ['EDU', 'UNIT', false],
  ['MEMBER_FEE', 'PERSON', false],
] as const)('an order of kind %s by a %s is over a course of its own: %s', (orderType, payerType, isOwn) => {
  expect(isOwnCourse({ orderType, payerType })).toBe(isOwn)
})

it('knows whether an order was closed by its time or by hand', () => {
  const expireTime = '2026-11-21T04:43:00.000Z'
  const closed = (lastModifiedDate: string, status: OrderStatus = 'CLOSED') =>
    isExpired({ status, expireTime, lastModifiedDate })
  expect(closed(expireTime)).toBe(true)
  expect(closed('2026-11-21T04:42:59.000Z')).toBe(false)
  expect(closed('2026-11-21T05:00:00.000Z', 'PAID')).toBe(false)
})
