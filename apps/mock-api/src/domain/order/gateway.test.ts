import type { OrderStatus } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { deliveryOf, paymentActionFor } from './gateway.ts'

const order = (status: OrderStatus, transactionId: string | null = null) => ({
  status,
  transactionId,
  totalAmountFen: 20_000,
})
const payment = { transactionId: 'T1', amountFen: 20_000, refundedAt: null }

describe('a reported payment', () => {
  it.each<OrderStatus>(['CREATED', 'PAYING'])('settles an order that is %s', (status) => {
    expect(paymentActionFor(order(status), payment)).toEqual({ kind: 'settle' })
  })

  it.each<[OrderStatus, string]>([
    ['CLOSED', 'ORDER_CLOSED'],
    ['PAID', 'PAID_TWICE'],
    ['REFUNDING', 'PAID_TWICE'],
    ['REFUNDED', 'PAID_TWICE'],
  ])('goes back when its order is %s', (status, reason) => {
    expect(paymentActionFor(order(status, 'T0'), payment)).toEqual({ kind: 'refund', reason })
  })

  it('goes back when it is not what was asked for, be it a fen', () => {
    for (const amountFen of [19_999, 20_001, 0])
      expect(paymentActionFor(order('PAYING'), { ...payment, amountFen })).toEqual({
        kind: 'refund',
        reason: 'WRONG_AMOUNT',
      })
  })

  it('is known the second time, and after it went back', () => {
    expect(paymentActionFor(order('PAID', 'T1'), payment)).toEqual({ kind: 'known' })
    const gone = { ...payment, refundedAt: '2026-11-21T02:00:00.000Z' }
    expect(paymentActionFor(order('PAYING'), gone)).toEqual({ kind: 'known' })
  })
})

describe('a payment at the channel', () => {
  const at = new Date('2026-11-21T02:00:00.000Z')
  const bill = { at, totalAmountFen: 20_000 }
  const seconds = (dates: Date[]) => dates.map((date) => (date.getTime() - at.getTime()) / 1000)

  it.each([
    [null, [0]],
    [{ kind: 'LATE', delaySeconds: 7200 } as const, [7200]],
    [{ kind: 'LATE' } as const, [300]],
    [{ kind: 'TWICE' } as const, [0, 0]],
    [{ kind: 'WRONG_AMOUNT' } as const, [0]],
    [{ kind: 'NEVER' } as const, []],
    [{ kind: 'CLOSED_MEANWHILE' } as const, [0]],
  ])('under %j is told after %j seconds', (fault, expected) => {
    expect(seconds(deliveryOf(fault, bill).notifyAt)).toEqual(expected)
  })

  it('is of another amount, or comes about after the order was closed, only where the fault says so', () => {
    expect(deliveryOf(null, bill)).toMatchObject({ paidAt: at, amountFen: 20_000, closesOrder: false })
    expect(deliveryOf({ kind: 'WRONG_AMOUNT' }, bill).amountFen).not.toBe(20_000)
    expect(deliveryOf({ kind: 'CLOSED_MEANWHILE' }, bill)).toMatchObject({ paidAt: at, closesOrder: true })
  })
})
