import { describe, expect, it } from 'vitest'
import { createThrottle, retryAfter } from './throttle.ts'

describe('Retry-After', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')

  it.each([
    ['30', 30_000],
    [' 0 ', 0],
    ['Sat, 21 Nov 2026 12:00:05 GMT', 5_000],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['soon', null],
    ['', null],
    [null, null],
  ])('%j asks to wait %j ms', (header, wait) => {
    expect(retryAfter(header, now)).toBe(wait)
  })
})

/** A throttle on a watch that leaps; gives how long each turn took. */
function throttled() {
  let time = 0
  const sleep = async (ms: number) => {
    time += ms
  }
  const throttle = createThrottle(undefined, { now: () => time, sleep })
  const turn = async () => {
    const before = time
    await throttle.turn()
    return time - before
  }
  return { ...throttle, turn }
}

describe('a throttle', () => {
  it('costs nothing as long as nobody asks for less', async () => {
    const { turn } = throttled()
    expect([await turn(), await turn()]).toEqual([0, 0])
  })

  it('holds everybody for as long as the longest asked', async () => {
    const { turn, hold } = throttled()
    hold(5_000)
    hold(2_000)
    expect(await turn()).toBe(5_000)
  })

  it('keeps calls apart after that, further each time, and lets them come closer again', async () => {
    const { turn, hold, ease } = throttled()
    const apart = async () => {
      await turn()
      return turn()
    }
    hold(0)
    expect(await apart()).toBe(50)
    hold(0)
    expect(await apart()).toBe(100)
    for (let times = 0; times < 100; times++) ease()
    await turn()
    expect(await turn()).toBe(0)
  })
})
