import { describe, expect, it } from 'vitest'
import { analysisSearch, usualTimes } from './analysis-search.ts'

describe('the usual times', () => {
  it('begin with their month, quarter or year', () => {
    expect(usualTimes('2026-11-24')).toEqual({
      month: { from: '2026-11-01', to: '2026-11-24' },
      quarter: { from: '2026-10-01', to: '2026-11-24' },
      year: { from: '2026-01-01', to: '2026-11-24' },
      lastYear: { from: '2025-01-01', to: '2025-12-31' },
    })
    expect(usualTimes('2026-03-31').quarter.from).toBe('2026-01-01')
    expect(usualTimes('2026-04-01').quarter.from).toBe('2026-04-01')
  })
})

it('leaves out what is no day', () => {
  expect(analysisSearch({ from: '2026-13-01', to: '2026-05-01', compare: 'WEEK' })).toEqual({
    to: '2026-05-01',
  })
})
