import { ApiError } from '@portal/api-contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Report } from '../rules/report-queue.ts'
import { lostNetwork, refusal, resultOf } from './answers.fixture.ts'
import { sendLeft } from './send-left.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const left = {
  sessionId: 'an-older-session',
  lessonId: 7,
  maxRate: 2,
  seq: 2,
  known: [{ from: 0, to: 20 }],
  stretches: [{ from: 20, to: 50, playedS: 30 }],
}

const confirm = vi.fn(async () => {})
const nothing = { seconds: 0, error: null }

it('answers the question that an older session left open, and sends what it left', async () => {
  let isAsked = true
  const send = vi.fn(async (_: number, { to }: Report) => {
    if (isAsked) throw refusal('error.presenceRequired')
    return resultOf(to)
  })
  const answer = vi.fn(async () => {
    isAsked = false
  })
  expect(await sendLeft([left], { send, confirm: answer, drop: vi.fn() })).toEqual(nothing)
  expect(answer).toHaveBeenCalledOnce()
  expect(send).toHaveBeenCalledTimes(2)
})

it('tells that nobody answered, where an older session showed more than until it could hear of the question', async () => {
  let isAsked = false
  const send = vi.fn(async (_: number, { seq }: Report) => {
    if (isAsked) throw refusal('error.presenceRequired')
    if (seq > 3) throw refusal('error.watchedTooFast')
    isAsked = true
    return resultOf(28, true)
  })
  const answer = vi.fn(async () => {
    isAsked = false
  })
  const sending = sendLeft([left], { send, confirm: answer, drop: vi.fn() })
  await vi.advanceTimersByTimeAsync(5000)
  expect(await sending).toMatchObject({ seconds: 22, error: { code: 'error.presenceRequired' } })
})

it('leaves what waits for the answer on the device, where nobody has come to watch', async () => {
  const send = async () => Promise.reject(refusal('error.presenceRequired'))
  const drop = vi.fn()
  expect(await sendLeft([left], { send, drop })).toEqual(nothing)
  expect(drop).not.toHaveBeenCalled()
})

it('sends what an older session left, once', async () => {
  const send = vi.fn(async (_: number, { to }: Report) => resultOf(to))
  const drop = vi.fn()
  expect(await sendLeft([left], { confirm, send, drop })).toEqual(nothing)
  expect(send).toHaveBeenCalledExactlyOnceWith(7, expect.objectContaining({ seq: 3, from: 20, to: 50 }))
  expect(drop).toHaveBeenCalledExactlyOnceWith(left.sessionId)
})

it('names the highest rate of what an older session left where its time is not enough', async () => {
  const send = vi.fn(async (_: number, { rate, to }: Report) => {
    if (rate < 2) throw refusal('error.watchedTooFast')
    return resultOf(to)
  })
  expect(await sendLeft([left], { confirm, send, drop: vi.fn() })).toEqual(nothing)
  expect(send.mock.calls.map(([, { seq, rate }]) => [seq, rate])).toEqual([
    [3, 1],
    [3, 2],
  ])
  const never = async () => Promise.reject(refusal('error.watchedTooFast'))
  const sending = sendLeft([left], { confirm, send: never, drop: vi.fn() })
  // It is tried three times more before it is given up.
  await vi.advanceTimersByTimeAsync(3000)
  expect(await sending).toMatchObject({ seconds: 30, error: { code: 'error.watchedTooFast' } })
})

it('tells what of it counts no more, and keeps what can be sent later', async () => {
  const drop = vi.fn()
  const over = async () => Promise.reject(refusal('error.sessionEnded'))
  expect(await sendLeft([left], { confirm, send: over, drop })).toMatchObject({
    seconds: 30,
    error: { code: 'error.sessionEnded' },
  })
  expect(drop).toHaveBeenCalledOnce()
  const gone = async () => Promise.reject(lostNetwork())
  await expect(sendLeft([left], { confirm, send: gone, drop })).rejects.toThrow()
  expect(drop).toHaveBeenCalledOnce()
})

it.each([500, 429])(
  'leaves what a server in trouble does not take, and sends the rest: %i',
  async (status) => {
    const other = { ...left, sessionId: 'another-session' }
    const send = vi.fn(async (_: number, { sessionId, to }: Report) => {
      if (sessionId === left.sessionId) throw new ApiError('http', { status })
      return resultOf(to)
    })
    const drop = vi.fn()
    expect(await sendLeft([left, other], { confirm, send, drop })).toEqual(nothing)
    expect(drop).toHaveBeenCalledExactlyOnceWith(other.sessionId)
  },
)

it('waits for another login before it goes on', async () => {
  const send = async () => Promise.reject(new ApiError('http', { status: 401 }))
  await expect(sendLeft([left], { confirm, send, drop: vi.fn() })).rejects.toThrow()
})

it('tells as lost only what the server did not take before it refused, and did not have already', async () => {
  const queue = {
    ...left,
    stretches: [
      { from: 20, to: 50, playedS: 30 },
      { from: 5, to: 15, playedS: 10 },
      { from: 60, to: 72, playedS: 12 },
    ],
  }
  const send = async (_: number, { from, to }: Report) => {
    if (from >= 60) throw refusal('error.skippedAhead')
    return resultOf(Math.max(to, 50))
  }
  expect(await sendLeft([queue], { confirm, send, drop: vi.fn() })).toMatchObject({ seconds: 12 })
  const over = async () => Promise.reject(refusal('error.sessionEnded'))
  const known = [{ from: 0, to: 40 }]
  expect(await sendLeft([{ ...left, known }], { confirm, send: over, drop: vi.fn() })).toMatchObject({
    seconds: 10,
  })
})
