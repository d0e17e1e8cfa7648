import { describe, expect, it } from 'vitest'
import type { Send } from '../../../shared/http/send.ts'
import { mismatchesOf } from '../testing/mismatches-of.ts'
import { countedScenarios } from './counted.ts'

/** A backend with one bulletin, whose number of views follows from how often it was read. */
const backend = (viewsAfter: (readings: number) => number): Send => {
  let readings = 0
  return async ({ operation }) => {
    if (operation?.id === 'getFeeNews') return Response.json({ id: 3, viewCount: viewsAfter(++readings) })
    return Response.json([{ id: 3 }], { headers: { 'X-Total-Count': '1' } })
  }
}

const found = (viewsAfter: (readings: number) => number) =>
  mismatchesOf(countedScenarios, 'getFeeNews', backend(viewsAfter), ['rule'])

describe('what counts its readings', () => {
  it('counts each once, also while others read it', async () => {
    expect(await found((readings) => 40 + readings)).toEqual([])
    // Others read it twice, then nobody does.
    expect(await found((readings) => 40 + readings + Math.min(2, readings))).toEqual([])
  })

  it('is told where it counts none, or each twice', async () => {
    const expected = 'a number that each call raises by one'
    expect(await found(() => 40)).toMatchObject([{ path: '/viewCount', expected }])
    expect(await found((readings) => 40 + 2 * readings)).toMatchObject([{ path: '/viewCount', expected }])
  })
})
