import { afterEach, expect, it, vi } from 'vitest'
import { createServerClock } from './server-clock.ts'

const answer = (date?: string) => ({
  response: new Response(null, date === undefined ? {} : { headers: { date } }),
})

afterEach(() => vi.useRealTimers())

it('goes by the server, whatever the device takes the time for, and also when that is set meanwhile', async () => {
  const { serverNow, withServerTime } = createServerClock()
  vi.useFakeTimers({ now: Date.parse('2031-01-01T00:00:00Z') })
  await withServerTime(Promise.resolve(answer('Sat, 21 Nov 2026 04:43:00 GMT')))
  vi.advanceTimersByTime(5000)
  vi.setSystemTime(Date.parse('2020-01-01T00:00:00Z'))
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-21T04:43:05.000Z')
})

it.each([undefined, 'soon'])('keeps what it knows when an answer says %s', async (date) => {
  const { serverDate, withServerTime } = createServerClock()
  vi.useFakeTimers()
  await withServerTime(Promise.resolve(answer('Sat, 21 Nov 2026 04:43:00 GMT')))
  await withServerTime(Promise.resolve(answer(date)))
  expect(serverDate().toISOString()).toBe('2026-11-21T04:43:00.000Z')
})
