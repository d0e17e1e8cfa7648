import { ApiError, type HeartbeatResult } from '@portal/api-contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Report } from '../rules/report-queue.ts'
import { Reporter } from './reporter.ts'
import { sendLeft } from './send-left.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const session = {
  sessionId: 'session-of-a-test',
  lessonId: 7,
  heartbeatS: 10,
  maxRate: 2,
  progress: { lessonId: 7, progress: 0, ranges: [], position: 0, reachable: 0, completeTime: null },
}

const resultOf = (to: number, presenceRequired = false): HeartbeatResult => ({
  presenceRequired,
  lesson: { ...session.progress, ranges: [{ from: 0, to }], position: to, reachable: to },
  courseStatus: 'STUDYING',
  courseProgress: 0,
  creditTime: null,
})

const refusal = (message: string, params?: object) =>
  new ApiError('http', { status: 409, problem: { status: 409, title: 'Conflict', message, params } as never })
const lostNetwork = () => new ApiError('network')

/** A reporter whose server answers by turns; the last answer goes on. */
function reporting(...answers: ((report: Report) => HeartbeatResult | ApiError)[]) {
  const sent: Report[] = []
  const kept = new Map<string, unknown>()
  const listeners = { onTaken: vi.fn(), onRefused: vi.fn(), onWaiting: vi.fn(), onExpired: vi.fn() }
  const send = async (_: number, report: Report) => {
    const answer = answers[Math.min(sent.length, answers.length - 1)]?.(report)
    sent.push(report)
    if (answer instanceof ApiError || !answer) throw answer
    return answer
  }
  const keeper = {
    keep: (queue: { sessionId: string }) => void kept.set(queue.sessionId, queue),
    drop: (sessionId: string) => void kept.delete(sessionId),
  }
  const reporter = new Reporter(session, send, keeper, listeners)
  const play = (from: number, to: number) => reporter.played({ from, to, playedS: to - from })
  return { reporter, play, sent, kept, listeners }
}

const taken = ({ to }: Report) => resultOf(to)

it('reports every ten seconds what was shown, and nothing while it stands', async () => {
  const { play, sent, kept } = reporting(taken)
  play(0, 9.8)
  await vi.advanceTimersByTimeAsync(10_000)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(sent).toEqual([{ sessionId: session.sessionId, seq: 1, from: 0, to: 9.8, rate: 1 }])
  expect(kept.size).toBe(0)
})

it('keeps on the device what the network did not take, and sends it under the same number', async () => {
  const { play, sent, kept, listeners } = reporting(lostNetwork, lostNetwork, taken)
  play(0, 10)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(kept.size).toBe(1)
  expect(listeners.onWaiting).toHaveBeenLastCalledWith({ seconds: 10, hindrance: 'network' })
  play(10, 20)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(sent.map(({ seq, from, to }) => [seq, from, to])).toEqual([
    [1, 0, 10],
    [1, 0, 20],
    [1, 0, 20],
  ])
  expect(kept.size).toBe(0)
  expect(listeners.onWaiting).toHaveBeenLastCalledWith({ seconds: 0, hindrance: null })
})

it.each([500, 429])('says that what a server in trouble did not take waits: %i', async (status) => {
  const { play, kept, listeners } = reporting(() => new ApiError('http', { status }), taken)
  play(0, 10)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(kept.size).toBe(1)
  expect(listeners.onWaiting).toHaveBeenLastCalledWith({ seconds: 10, hindrance: 'server' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(listeners.onWaiting).toHaveBeenLastCalledWith({ seconds: 0, hindrance: null })
})

it('tells that the login has run out, and sends what waited once there is a new one', async () => {
  const { play, sent, kept, listeners } = reporting(() => new ApiError('http', { status: 401 }), taken)
  play(0, 10)
  await vi.advanceTimersByTimeAsync(10_000)
  expect([listeners.onExpired.mock.calls.length, kept.size]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(10_000)
  expect([listeners.onExpired.mock.calls.length, kept.size]).toEqual([1, 0])
  expect(sent.map(({ seq }) => seq)).toEqual([1, 1])
})

it('waits where the server’s clock is behind, and gives up where it never comes', async () => {
  const early = () => refusal('error.watchedTooFast')
  const late = reporting(early, taken)
  late.play(0, 10)
  await vi.advanceTimersByTimeAsync(13_000)
  expect(late.sent).toHaveLength(2)
  expect(late.listeners.onRefused).not.toHaveBeenCalled()
  const never = reporting(early)
  never.play(0, 10)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(never.listeners.onRefused).toHaveBeenCalledOnce()
  expect(never.kept.size).toBe(0)
})

it('tells where one may go on after a skip, and forgets what was shown beyond', async () => {
  const { play, listeners, kept, reporter } = reporting(() => refusal('error.skippedAhead', { reachable: 4 }))
  play(30, 40)
  await reporter.flush()
  expect(listeners.onRefused).toHaveBeenCalledWith(expect.objectContaining({ reachable: 4 }))
  expect(kept.size).toBe(0)
})

it('ends with the session', async () => {
  const { play, sent, listeners } = reporting(() => refusal('error.sessionEnded'))
  play(0, 10)
  await vi.advanceTimersByTimeAsync(10_000)
  play(10, 20)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(sent).toHaveLength(1)
  expect(listeners.onRefused).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ lost: [{ from: 0, to: 10, playedS: 10 }] }),
  )
})

it('ends once the server has taken what was shown before another player was opened', async () => {
  const ended = () => ({ ...resultOf(6), sessionEnded: true })
  const { play, sent, kept, listeners } = reporting(ended)
  play(0, 10)
  await vi.advanceTimersByTimeAsync(10_000)
  play(10, 20)
  await vi.advanceTimersByTimeAsync(30_000)
  expect([sent.length, kept.size]).toEqual([1, 0])
  const lost = [expect.objectContaining({ from: 6, to: 10 })]
  expect(listeners.onTaken).toHaveBeenCalledExactlyOnceWith(ended(), lost)
  expect(listeners.onRefused).not.toHaveBeenCalled()
})

it('says nothing while the viewer is asked, and goes on once they have answered', async () => {
  const { play, sent, reporter } = reporting(({ to }) => resultOf(to, true), taken)
  play(0, 10)
  await vi.advanceTimersByTimeAsync(10_000)
  play(10, 10.8)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
  reporter.present()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent.at(-1)).toMatchObject({ seq: 2, from: 10, to: 10.8 })
})

it('leaves nothing behind when it stops, but what the network does not take', async () => {
  const there = reporting(taken)
  there.play(0, 3)
  there.reporter.stop()
  await vi.advanceTimersByTimeAsync(0)
  expect([there.sent.length, there.kept.size]).toEqual([1, 0])
  const gone = reporting(lostNetwork)
  gone.play(0, 3)
  gone.reporter.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([gone.sent.length, gone.kept.size]).toEqual([1, 1])
})

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
