import { ApiError } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
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

it('sends what writes once, at once or not at all', () => {
  expect(queryClient.getDefaultOptions().mutations).toMatchObject({ retry: false, networkMode: 'always' })
})
