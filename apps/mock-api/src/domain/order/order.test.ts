import type { OrderStatus } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import {
  expiryOf,
  feeItemName,
  feeSubject,
  isOpen,
  type OrderEvent,
  orderAfter,
  orderNumber,
} from './order.ts'

const statuses: OrderStatus[] = ['CREATED', 'PAYING', 'PAID', 'CLOSED', 'REFUNDING', 'REFUNDED']

describe('an order', () => {
  it.each<[OrderStatus, OrderEvent, OrderStatus]>([
    ['CREATED', 'SEE', 'PAYING'],
    ['PAYING', 'SEE', 'PAYING'],
    ['CREATED', 'PAY', 'PAID'],
    ['PAYING', 'PAY', 'PAID'],
    ['CREATED', 'CLOSE', 'CLOSED'],
    ['PAYING', 'CLOSE', 'CLOSED'],
    ['PAID', 'REQUEST_REFUND', 'REFUNDING'],
    ['REFUNDING', 'REFUND', 'REFUNDED'],
    ['REFUNDING', 'DENY_REFUND', 'PAID'],
  ])('goes from %s by %s to %s', (from, event, to) => {
    expect(orderAfter(from, event)).toEqual({ ok: true, state: to })
  })

  it('can be paid while it is open and never again', () => {
    const payable = statuses.filter((status) => orderAfter(status, 'PAY').ok)
    expect(payable).toEqual(statuses.filter(isOpen))
    expect(payable).toEqual(['CREATED', 'PAYING'])
  })

  it.each<[OrderStatus, OrderEvent, string]>([
    ['PAID', 'PAY', 'error.orderPaid'],
    ['PAID', 'CLOSE', 'error.orderPaid'],
    ['CLOSED', 'PAY', 'error.orderClosed'],
    ['CLOSED', 'SEE', 'error.orderClosed'],
    ['REFUNDED', 'PAY', 'error.orderRefunded'],
    ['CREATED', 'REFUND', 'error.orderUnpaid'],
    ['PAYING', 'REQUEST_REFUND', 'error.orderUnpaid'],
    ['PAID', 'REFUND', 'error.orderPaid'],
    ['PAID', 'DENY_REFUND', 'error.orderPaid'],
    ['REFUNDING', 'REQUEST_REFUND', 'error.orderRefunded'],
    ['REFUNDED', 'DENY_REFUND', 'error.orderRefunded'],
    ['CLOSED', 'REQUEST_REFUND', 'error.orderClosed'],
  ])('refuses in %s the event %s with %s', (status, event, refusal) => {
    expect(orderAfter(status, event)).toEqual({ ok: false, refusal })
  })

  it('is numbered by the day in PRC, within what WeChat takes', () => {
    const number = orderNumber(new Date('2026-11-20T16:30:00.000Z'), 701)
    expect(number).toBe('JC2026112100000701')
    expect(number).toMatch(/^[\w\-|*]{6,32}$/)
  })

  it('is valid for two hours', () => {
    expect(expiryOf(new Date('2026-11-21T02:43:00.000Z')).toISOString()).toBe('2026-11-21T04:43:00.000Z')
  })

  it('has a subject that stays short', () => {
    expect(feeSubject('PERSON', [2026])).toBe('2026年度个人会员会费')
    expect(feeSubject('UNIT', [2026, 2026])).toBe('2026年度单位会员会费')
    expect(feeItemName('UNIT', 2026, 'UPGRADE')).toBe('2026年度单位会员会费差额')
    expect(feeSubject('UNIT', [2026, 2025])).toBe('2025、2026年度单位会员会费')
    expect(feeSubject('UNIT', [2022, 2023, 2024, 2025])).toBe('2022–2025年度单位会员会费（共4年）')
  })
})
