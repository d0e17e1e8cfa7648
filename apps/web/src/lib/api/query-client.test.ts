import { ApiError } from '@portal/api-contract'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from './query-client.ts'

const { retry, retryDelay } = queryClient.getDefaultOptions().queries ?? {}
const answered = (status: number, retryAfter?: number) =>
  new ApiError('http', { status, ...(retryAfter && { retryAfter }) })

const triesAgain = (failures: number, error: Error) => typeof retry === 'function' && retry(failures, error)
const waits = (failures: number, error: Error) =>
  typeof retryDelay === 'function' && retryDelay(failures, error)

describe('what could not be read', () => {
  it.each([
    ['a lost network', new ApiError('network'), true],
    ['a busy server', answered(503), true],
    ['too many calls', answered(429), true],
    ['a refusal', answered(403), false],
    ['nothing there', answered(404), false],
    ['an answer that makes no sense', new ApiError('malformed', { status: 200 }), false],
    ['a fault of our own', new Error('x'), false],
  ])('after %s is asked for again: %3$s', (_what, error, again) => {
    expect(triesAgain(0, error)).toBe(again)
    expect(triesAgain(2, error)).toBe(false)
  })

  it('waits longer each time, or for as long as the server asks, but never half a day', () => {
    expect([0, 1].map((failures) => waits(failures, answered(503)))).toEqual([1000, 2000])
    expect(waits(0, answered(429, 7))).toBe(7000)
    expect(waits(0, answered(429, 43_200))).toBe(30_000)
  })
})

describe('what failed before its page was there', () => {
  async function asksAfter(error: Error, seconds: number) {
    vi.useFakeTimers({ toFake: ['Date'] })
    const queryFn = vi.fn(() => Promise.reject(error))
    const options = { queryKey: ['record', error.message, seconds], queryFn, retry: false }
    await queryClient.prefetchQuery(options)
    vi.advanceTimersByTime(seconds * 1000)
    const stop = new QueryObserver(queryClient, options).subscribe(() => {})
    await Promise.resolve()
    stop()
    return queryFn.mock.calls.length
  }

  afterEach(() => {
    vi.useRealTimers()
    queryClient.clear()
  })

  it('is asked for again by the page', async () => {
    expect(await asksAfter(answered(503), 1)).toBe(2)
    expect(await asksAfter(answered(403), 2)).toBe(2)
  })

  it('is not, where there is no such record, until that was long ago', async () => {
    expect(await asksAfter(answered(404), 3)).toBe(1)
    expect(await asksAfter(answered(400), 4)).toBe(1)
    expect(await asksAfter(answered(404), 31)).toBe(2)
  })
})

it('sends what writes once, at once or not at all', () => {
  expect(queryClient.getDefaultOptions().mutations).toMatchObject({ retry: false, networkMode: 'always' })
})
