import { expect, it } from 'vitest'
import { holderOf } from './holder.ts'
import { invoicedOrderOf, invoiceOf, orderOf } from './invoices.fixture.ts'
import { mendableOf } from './mendable.ts'

const refused = invoiceOf(1, [11, 12], { status: 'REJECTED' })
const applied = { invoiceStatus: 'APPLIED' } as const

it('keeps what the association has refused as it was', () => {
  const present = [orderOf(11, applied), orderOf(12, applied)]
  expect(mendableOf(refused, present, [refused])).toEqual({
    orders: refused.orders,
    leftOut: [],
    isVoid: false,
  })
})

it('leaves out what was paid back, and takes of the others what was kept', () => {
  const present = [
    orderOf(11, { status: 'REFUNDED', refundedAmount: 200 }),
    orderOf(12, { refundedAmount: 80 }),
  ]
  expect(mendableOf(refused, present, [])).toEqual({
    orders: [{ ...invoicedOrderOf(12), amount: 120 }],
    leftOut: [{ order: invoicedOrderOf(11), reason: 'REFUNDED' }],
    isVoid: true,
  })
})

it('leaves out what is being paid back, which makes nothing void yet', () => {
  const present = [orderOf(11, { ...applied, status: 'REFUNDING' }), orderOf(12, applied)]
  expect(mendableOf(refused, present, [refused])).toEqual({
    orders: [invoicedOrderOf(12)],
    leftOut: [{ order: invoicedOrderOf(11), reason: 'REFUNDING' }],
    isVoid: false,
  })
})

it('leaves out what another invoice is over since', () => {
  const other = invoiceOf(2, [12], { status: 'ISSUED', lastModifiedDate: '2026-03-14T02:00:00.000Z' })
  const present = [orderOf(11, { status: 'REFUNDED' }), orderOf(12, { invoiceStatus: 'ISSUED' })]
  expect(mendableOf(refused, present, [other, refused])).toMatchObject({
    orders: [],
    leftOut: [{ reason: 'REFUNDED' }, { order: { id: 12 }, reason: 'INVOICED' }],
    isVoid: true,
  })
})

it('keeps an order that an older application over it has let go', () => {
  const older = invoiceOf(2, [11], { status: 'REJECTED', lastModifiedDate: '2026-03-12T02:00:00.000Z' })
  const present = [orderOf(11, applied), orderOf(12, applied)]
  expect(mendableOf(refused, present, [older, refused]).leftOut).toEqual([])
  expect(holderOf([older, refused], 11)).toBe(refused)
})

it('leaves to the backend what the list of orders does not have', () => {
  expect(mendableOf(refused, [], [])).toEqual({ orders: refused.orders, leftOut: [], isVoid: false })
})
