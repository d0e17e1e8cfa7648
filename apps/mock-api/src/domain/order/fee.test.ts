import type { FeeStatus } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { type FeeEvent, feeAfter, feeStandardOf, isPayable, openFeeStatus, upgradeFeeOf } from './fee.ts'

const today = '2026-11-21'
const outcome = (status: FeeStatus, event: FeeEvent, dueDate = '2026-12-31') =>
  feeAfter({ status, dueDate }, event, today)

describe('a fee', () => {
  it.each<[FeeStatus, FeeEvent, FeeStatus]>([
    ['UNPAID', 'ORDER', 'PAYING'],
    ['OVERDUE', 'ORDER', 'PAYING'],
    ['PAYING', 'PAY', 'PAID'],
    ['PAYING', 'RELEASE', 'UNPAID'],
    ['PAID', 'REFUND', 'REFUNDED'],
  ])('goes from %s by %s to %s', (from, event, to) => {
    expect(outcome(from, event)).toEqual({ ok: true, state: to })
  })

  it('comes back overdue when its order closes after the due date', () => {
    expect(outcome('PAYING', 'RELEASE', '2026-11-20')).toEqual({ ok: true, state: 'OVERDUE' })
  })

  it('is not overdue on the due date itself', () => {
    expect(openFeeStatus(today, today)).toBe('UNPAID')
    expect(openFeeStatus('2026-11-20', today)).toBe('OVERDUE')
  })

  it.each<[FeeStatus, FeeEvent, string]>([
    ['PAID', 'ORDER', 'error.feePaid'],
    ['PAID', 'PAY', 'error.feePaid'],
    ['PAYING', 'ORDER', 'error.feeInOpenOrder'],
    ['EXEMPT', 'ORDER', 'error.feeNotPayable'],
    ['UNPAID', 'PAY', 'error.feeNotPayable'],
    ['UNPAID', 'REFUND', 'error.feeNotPayable'],
  ])('refuses in %s the event %s with %s', (status, event, refusal) => {
    expect(outcome(status, event)).toEqual({ ok: false, refusal })
  })

  it('is payable again after a refund until its year ends, then closed', () => {
    const refunded = { status: 'REFUNDED', dueDate: '2026-12-31' } as const
    expect(feeAfter(refunded, 'ORDER', '2026-12-31')).toEqual({ ok: true, state: 'PAYING' })
    expect(feeAfter(refunded, 'ORDER', '2027-01-01')).toEqual({ ok: false, refusal: 'error.feeNotPayable' })
    const again = { status: 'PAYING', dueDate: '2026-12-31', refundedOrderId: 7 } as const
    expect(feeAfter(again, 'RELEASE', '2026-12-01')).toEqual({ ok: true, state: 'REFUNDED' })
    expect(isPayable(refunded, '2027-01-01')).toBe(false)
    expect(isPayable({ ...refunded, hasOwnerLeft: 0 }, today)).toBe(true)
    expect(isPayable({ ...refunded, hasOwnerLeft: 1 }, today)).toBe(false)
    expect(isPayable({ status: 'OVERDUE', dueDate: '2025-12-31' }, '2027-01-01')).toBe(true)
  })

  it('costs what the tariff says', () => {
    expect(feeStandardOf('PERSON', '理事')).toBe(20_000)
    expect(feeStandardOf('UNIT', '会员单位')).toBe(200_000)
    expect(feeStandardOf('UNIT', '会长单位')).toBe(3_000_000)
    expect(() => feeStandardOf('UNIT', '名誉会员')).toThrow('名誉会员')
  })

  it('costs after a rise what the year was not billed at yet, and nothing back', () => {
    expect(upgradeFeeOf(500_000, 200_000)).toBe(300_000)
    expect(upgradeFeeOf(200_000, 500_000)).toBe(0)
  })
})
