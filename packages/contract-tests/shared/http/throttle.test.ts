import { describe, expect, it } from 'vitest'
import { createThrottle } from './throttle.ts'

/** A throttle on a clock that leaps; gives how long each wait took. */
function throttled() {
  let time = 0
  const sleep = async (ms: number) => {
    time += ms
  }
  const throttle = createThrottle(undefined, { now: () => time, sleep })
  const waitForTurn = async () => {
    const before = time
    await throttle.waitForTurn()
    return time - before
  }
  return { ...throttle, waitForTurn }
}

describe('a throttle', () => {
  it('costs nothing as long as nobody asks for less', async () => {
    const { waitForTurn } = throttled()
    expect([await waitForTurn(), await waitForTurn()]).toEqual([0, 0])
  })

  it('holds everybody for as long as the longest asked', async () => {
    const { waitForTurn, pause } = throttled()
    pause(5_000)
    pause(2_000)
    expect(await waitForTurn()).toBe(5_000)
  })

  it('keeps calls apart after that, further each time, and lets them come closer again', async () => {
    const { waitForTurn, pause, speedUp } = throttled()
    const apart = async () => {
      await waitForTurn()
      return waitForTurn()
    }
    pause(0)
    expect(await apart()).toBe(50)
    pause(0)
    expect(await apart()).toBe(100)
    for (let times = 0; times < 100; times++) speedUp()
    await waitForTurn()
    expect(await waitForTurn()).toBe(0)
  })
})
