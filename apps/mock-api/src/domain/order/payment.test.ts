import type { OrderStatus, TradeState } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { type Attempt, describeTradeState, type PayableFee, planPayment, tradeStateOf } from './payment.ts'

const today = '2026-11-21'
const fee = (id: number, over: Partial<PayableFee> = {}): PayableFee => ({
  id,
  status: 'UNPAID',
  dueDate: '2026-12-31',
  orderId: null,
  isOnBehalf: false,
  ...over,
})
const held = (id: number, orderId: number) => fee(id, { status: 'PAYING', orderId })
const plan = (fees: PayableFee[], feeCount = fees.length) => planPayment(fees, () => feeCount, today)

describe('asking to pay fees', () => {
  it('is refused while another one is about to pay', () => {
    const onBehalf = { ...held(1, 7), isOnBehalf: true }
    expect(plan([onBehalf], 0)).toMatchObject({ kind: 'refuse', refusal: 'error.feeOnBehalf' })
    expect(plan([{ ...onBehalf, status: 'PAID' }], 0)).toMatchObject({ refusal: 'error.feePaid' })
    expect(plan([held(1, 7)], 2)).toMatchObject({ refusal: 'error.feeInOpenOrder' })
  })

  it('makes an order of fees that are free', () => {
    expect(plan([fee(1), fee(2, { status: 'OVERDUE' })])).toEqual({ kind: 'create' })
  })

  it('resumes the open order that holds exactly these', () => {
    expect(plan([held(1, 7), held(2, 7)])).toEqual({ kind: 'resume', orderId: 7 })
  })

  it.each([
    ['fewer than the order holds', [held(1, 7)], 2],
    ['more than the order holds', [held(1, 7), fee(2)], 1],
    ['fees of two orders', [held(1, 7), held(2, 8)], 1],
  ])('refuses %s', (_case, fees, feeCount) => {
    expect(plan(fees, feeCount)).toMatchObject({ kind: 'refuse', refusal: 'error.feeInOpenOrder' })
  })

  it('names the paid fee before the one in an open order', () => {
    const paid = fee(2, { status: 'PAID', orderId: 9 })
    expect(plan([held(1, 7), paid])).toEqual({ kind: 'refuse', refusal: 'error.feePaid', fee: paid })
  })
})

describe('the trade state', () => {
  it.each<[OrderStatus, Attempt, TradeState]>([
    ['CREATED', 'NOTPAY', 'NOTPAY'],
    ['PAYING', 'USERPAYING', 'USERPAYING'],
    ['PAYING', 'PAYERROR', 'PAYERROR'],
    ['PAYING', 'NOTPAY', 'NOTPAY'],
    ['PAID', 'USERPAYING', 'SUCCESS'],
    ['CLOSED', 'USERPAYING', 'CLOSED'],
    ['REFUNDING', 'USERPAYING', 'REFUND'],
    ['REFUNDED', 'NOTPAY', 'REFUND'],
  ])('of an order %s after %s is %s', (status, attempt, state) => {
    expect(tradeStateOf(status, attempt)).toBe(state)
  })

  it('has words', () => {
    expect(describeTradeState('USERPAYING')).toBe('用户支付中')
  })
})
