import type { FeeStatus, MemberFee } from '@portal/api-contract'
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useFeeSelection } from './use-fee-selection.ts'

const fee = (id: number, status: FeeStatus) => ({ id, status, amount: 200 }) as MemberFee

const ids = (fees: MemberFee[]) => fees.map(({ id }) => id)

describe('useFeeSelection', () => {
  it('keeps what was chosen on another page', () => {
    const { result, rerender } = renderHook(({ rows }) => useFeeSelection(rows), {
      initialProps: { rows: [fee(1, 'UNPAID')] },
    })
    act(() => result.current.toggle(fee(1, 'UNPAID'), true))
    rerender({ rows: [fee(2, 'OVERDUE')] })
    act(() => result.current.toggle(fee(2, 'OVERDUE'), true))
    expect(ids(result.current.fees)).toEqual([1, 2])
  })

  it('chooses only what can be paid', () => {
    const rows = [fee(1, 'UNPAID'), fee(2, 'PAID'), fee(3, 'PAYING'), fee(4, 'OVERDUE'), fee(5, 'EXEMPT')]
    const { result } = renderHook(() => useFeeSelection(rows))
    act(() => result.current.toggleAll(rows, true))
    expect(ids(result.current.fees)).toEqual([1, 4])
    act(() => result.current.toggleAll(rows, false))
    expect(result.current.fees).toEqual([])
  })

  it('lets go of a fee that has been paid meanwhile', () => {
    const { result, rerender } = renderHook(({ rows }) => useFeeSelection(rows), {
      initialProps: { rows: [fee(1, 'UNPAID'), fee(2, 'UNPAID')] },
    })
    act(() => result.current.toggleAll([fee(1, 'UNPAID'), fee(2, 'UNPAID')], true))
    rerender({ rows: [fee(1, 'PAID'), fee(2, 'UNPAID')] })
    expect(ids(result.current.fees)).toEqual([2])
    expect(result.current.has(fee(1, 'PAID'))).toBe(false)
  })
})
