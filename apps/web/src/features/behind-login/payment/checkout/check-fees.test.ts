import type { FeeStatus, MemberFee } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { checkFees } from './check-fees.ts'

const fee = (id: number, status: FeeStatus, orderId: number | null = null) =>
  ({ id, status, orderId }) as MemberFee

describe('checkFees', () => {
  it('lets pay what is unpaid or overdue', () => {
    const fees = [fee(1, 'OVERDUE'), fee(2, 'UNPAID')]
    expect(checkFees([1, 2], fees)).toEqual({ kind: 'payable', fees })
  })

  it.each([
    ['paid', [fee(1, 'PAID', 7), fee(2, 'UNPAID')]],
    ['in an open order', [fee(1, 'PAYING', 7), fee(2, 'UNPAID')]],
    ["not the member's", [fee(2, 'UNPAID')]],
  ])('offers the rest when one is %s', (_case, found) => {
    expect(checkFees([1, 2], found)).toEqual({ kind: 'partial', fees: [fee(2, 'UNPAID')] })
  })

  it('leads to the open order', () => {
    expect(checkFees([1, 2], [fee(1, 'PAID', 6), fee(2, 'PAYING', 7)])).toEqual({
      kind: 'inOrder',
      orderId: 7,
    })
  })

  it('names who is paying, where the open order is somebody else’s', () => {
    const payer = { type: 'UNIT' as const, name: '江川恒信' }
    const others = { ...fee(2, 'PAYING'), payer }
    expect(checkFees([1, 2], [fee(1, 'PAID', 6), others])).toEqual({ kind: 'onBehalf', payer: payer.name })
    expect(checkFees([2, 3], [others, fee(3, 'UNPAID')])).toMatchObject({ kind: 'partial' })
  })

  it('says when nothing is left to pay', () => {
    const fees = [fee(1, 'PAID', 7), fee(2, 'EXEMPT')]
    expect(checkFees([1, 2], fees)).toEqual({ kind: 'settled', fees })
  })

  it('says what was paid back and is closed, whatever is paid beside it', () => {
    const closed = { ...fee(2, 'REFUNDED', 8), isPayable: false }
    expect(checkFees([1, 2], [fee(1, 'PAID', 7), closed])).toEqual({ kind: 'closed', fees: [closed] })
    const again = { ...closed, isPayable: true }
    expect(checkFees([1, 2], [fee(1, 'PAID', 7), again])).toMatchObject({ kind: 'partial' })
  })

  it('says when nothing had to be paid at all', () => {
    expect(checkFees([1], [fee(1, 'EXEMPT')])).toEqual({ kind: 'exempt' })
  })

  it('says when none is known', () => {
    expect(checkFees([1], [])).toEqual({ kind: 'unknown' })
  })
})
