import { describe, expect, it } from 'vitest'
import { courseRefundTerms, courseSwapTerms, isOnSale, onSaleUntil } from './course-sale.ts'

describe('a course', () => {
  it('is on sale in its programme year and the one after, to the last millisecond in PRC', () => {
    expect(onSaleUntil(2025)).toBe('2026-12-31')
    expect(isOnSale(2025, new Date('2026-12-31T15:59:59.999Z'))).toBe(true)
    expect(isOnSale(2025, new Date('2026-12-31T16:00:00.000Z'))).toBe(false)
  })
})

describe('a course that was paid for', () => {
  const payTime = new Date('2026-11-21T02:00:00.000Z')
  const paid = { payTime, watchedShare: 0.1, isCompleted: false }
  const last = new Date('2026-11-28T02:00:00.000Z')

  it('is paid back within seven days and up to 10 % watched', () => {
    expect(courseRefundTerms(paid, last)).toEqual({ until: last, refusal: null })
  })

  it.each([
    ['TOO_LATE', {}, new Date(last.getTime() + 1)],
    ['WATCHED_TOO_MUCH', { watchedShare: 0.1001 }, payTime],
    ['COMPLETED', { isCompleted: true, watchedShare: 0 }, payTime],
  ])('is not, and says %s', (refusal, change, at) => {
    expect(courseRefundTerms({ ...paid, ...change }, at).refusal).toBe(refusal)
  })
})

describe('a swap', () => {
  const payTime = new Date('2026-11-21T02:00:00.000Z')
  const paid = { payTime, watchedShare: 0.1, isCompleted: false, isSwapped: false }
  const last = new Date('2026-11-28T02:00:00.000Z')

  it('is made within seven days and up to 10 % watched', () => {
    expect(courseSwapTerms(paid, last)).toEqual({ until: last, refusal: null })
  })

  it.each([
    ['TOO_LATE', {}, new Date(last.getTime() + 1)],
    ['WATCHED_TOO_MUCH', { watchedShare: 0.1001 }, payTime],
    ['COMPLETED', { isCompleted: true, watchedShare: 0 }, payTime],
    ['SWAPPED_BEFORE', { isSwapped: true }, payTime],
  ])('is not, and says %s', (refusal, change, at) => {
    expect(courseSwapTerms({ ...paid, ...change }, at).refusal).toBe(refusal)
  })
})
