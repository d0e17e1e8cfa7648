import { ApiError, type HeartbeatResult } from '@portal/api-contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Report } from '../rules/report-queue.ts'
import { lostNetwork, refusal, resultOf, session } from './answers.fixture.ts'
import { Reporter } from './reporter.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A reporter whose server answers by turns; the last answer goes on. */
function reporting(...answers: ((report: Report) => HeartbeatResult | ApiError)[]) {
  const sent: Report[] = []
  const kept = new Map<string, unknown>()
  const listeners = {
    ...{ onTaken: vi.fn(), onRefused: vi.fn(), onWaiting: vi.fn() },
    ...{ onExpired: vi.fn(), onDue: vi.fn(), onKept: vi.fn() },
  }
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
  reporter.present({ presenceAfterS: 100 })
  await vi.advanceTimersByTimeAsync(0)
  expect(sent.at(-1)).toMatchObject({ seq: 2, from: 10, to: 10.8 })
})

it('knows without a network when the question comes, and what the server has to hear before it is answered', async () => {
  const { play, reporter, sent, listeners } = reporting(
    ({ to }) => resultOf(to, false, 15),
    lostNetwork,
    ({ to }) => resultOf(to, true),
  )
  play(0, 10)
  await vi.advanceTimersByTimeAsync(10_000)
  play(10, 24)
  expect([listeners.onDue.mock.calls.length, reporter.isDue()]).toEqual([0, false])
  play(24, 25)
  expect([listeners.onDue.mock.calls.length, reporter.isDue()]).toEqual([1, true])
  await expect(reporter.catchUp()).rejects.toThrow()
  await reporter.catchUp()
  expect(sent.map(({ seq, from, to }) => [seq, from, to])).toEqual([
    [1, 0, 10],
    [2, 10, 25],
    [2, 10, 25],
  ])
  expect(listeners.onTaken).toHaveBeenLastCalledWith(resultOf(25, true), [])
})

it('sends after the answer what it showed until it heard of the question', async () => {
  const { play, reporter, sent, listeners } = reporting(() => resultOf(3, true), taken)
  play(0, 10)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(listeners.onTaken).toHaveBeenLastCalledWith(resultOf(3, true), [])
  reporter.present({ presenceAfterS: 100 })
  await vi.advanceTimersByTimeAsync(0)
  expect(sent.at(-1)).toMatchObject({ seq: 2, from: 3, to: 10 })
})

it('gives up what was shown long after a question that nobody answered', async () => {
  const { play, reporter, sent, kept, listeners } = reporting(lostNetwork, () => resultOf(3, true), taken)
  play(0, 40)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(listeners.onTaken).toHaveBeenCalledExactlyOnceWith(resultOf(3, true), [
    expect.objectContaining({ from: 3, to: 40 }),
  ])
  expect(kept.size).toBe(0)
  reporter.present({ presenceAfterS: 100 })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(sent).toHaveLength(2)
})

it('is asked from the start where a question was left open', () => {
  const send = vi.fn()
  const keeper = { keep: vi.fn(), drop: vi.fn() }
  const listeners = {
    ...{ onTaken: vi.fn(), onRefused: vi.fn(), onWaiting: vi.fn() },
    ...{ onExpired: vi.fn(), onDue: vi.fn(), onKept: vi.fn() },
  }
  const reporter = new Reporter({ ...session, presenceAfterS: 0 }, send, keeper, listeners)
  expect(reporter.isDue()).toBe(true)
  reporter.stop()
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
