import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Range, secondsIn, withRange } from './ranges.ts'
import { condensed, nextReport, type Queue, type Report, withPlayed, withTaken } from './report-queue.ts'

const empty: Queue = { sessionId: 'session-of-a-test', lessonId: 1, maxRate: 2, seq: 0, stretches: [] }

const play = (queue: Queue, from: number, to: number, playedS = to - from) =>
  withPlayed(queue, { from, to, playedS })

it('reports what was shown without a break as one stretch', () => {
  const queue = play(play(play(empty, 0, 4), 4.1, 8), 8, 10)
  expect(nextReport(queue)).toEqual({ sessionId: empty.sessionId, seq: 1, from: 0, to: 10, rate: 1.01 })
  expect(play(queue, 2, 5).stretches).toHaveLength(2)
})

it('names no rate that the server does not take', () => {
  expect(nextReport(play(empty, 0, 10, 1))?.rate).toBe(2)
  expect(nextReport(play(empty, 0, 1, 100))?.rate).toBe(0.25)
})

it('waits with what is too short to be named, whose number the next report would need', () => {
  const short = play(empty, 10, 10.0004)
  expect(nextReport(short)).toBeUndefined()
  expect(nextReport(play(short, 10.0004, 12))).toMatchObject({ seq: 1, from: 10, to: 12 })
  expect(nextReport(condensed(play(short, 90, 95), []))).toMatchObject({ seq: 1, from: 90, to: 95 })
})

it('keeps what was shown while a report was under way', () => {
  const report = nextReport(play(empty, 0, 10)) as Report
  const later = withTaken(play(play(empty, 0, 10), 10, 12), report, [{ from: 0, to: 10 }])
  expect(later).toMatchObject({ seq: 1, stretches: [{ from: 10, to: 12 }] })
  expect(later.stretches[0]?.playedS).toBeCloseTo(2)
})

it('sends the rest of a report that was taken when it was shorter', () => {
  const longer = play(play(empty, 0, 10), 10, 300)
  const later = withTaken(longer, nextReport(longer) as Report, [{ from: 0, to: 10 }])
  expect(nextReport(later)).toMatchObject({ seq: 2, from: 10, to: 300 })
})

it('ends also with a server that has nothing of what it took', () => {
  const queue = play(empty, 0, 10)
  expect(withTaken(queue, nextReport(queue) as Report, []).stretches).toEqual([])
})

it('keeps what goes further than a question, also where nothing counts before the answer', () => {
  const queue = play(empty, 0, 10)
  const rest = withTaken(queue, nextReport(queue) as Report, [], true)
  expect(rest.stretches).toEqual([{ from: 0, to: 10, playedS: 10 }])
  expect(nextReport(rest)).toMatchObject({ seq: 2 })
})

it('keeps nothing at a question that is too short to be named', () => {
  const queue = play(empty, 2027.064, 2050.5640000000003)
  const rest = withTaken(queue, nextReport(queue) as Report, [{ from: 0, to: 2050.564 }], true)
  expect(rest.stretches).toEqual([])
})

it('says at once what was shown to and fro while the network was gone', () => {
  const queue = play(play(play(empty, 100, 200), 20, 60), 60, 130)
  const once = condensed(queue, [{ from: 0, to: 100 }])
  expect(once.stretches).toEqual([{ from: 20, to: 200, playedS: 210 }])
  expect(condensed(play(play(empty, 100, 200), 20, 60), [{ from: 0, to: 100 }]).stretches).toHaveLength(2)
})

/** A server by the contract: one account of time, each number once, 3 s of tolerance. */
function serverAt(start: number) {
  let [ranges, seq, spentUntil, lastSeen]: [Range[], number, number, number] = [[], 0, start - 3, start]
  return {
    known: () => ranges,
    take({ from, to, rate, seq: number }: Report, now: number): boolean {
      if (number <= seq) return true
      const until = Math.max(spentUntil, lastSeen - 3) + (to - from) / rate
      const reachable = ranges.at(-1)?.to ?? 0
      if (until > now + 1e-6 || from > reachable + 1) return false
      ;[spentUntil, lastSeen, seq] = [until, now, number]
      ranges = withRange(ranges, { from, to })
      return true
    },
  }
}

const step = fc.record({
  seconds: fc.integer({ min: 1, max: 30 }),
  rate: fc.constantFrom(0.75, 1, 1.5, 2),
  /** Goes back by so much first; 0 goes on. */
  back: fc.constantFrom(0, 0, 0, 5, 40),
  /** Whether the report gets there, and whether its answer comes back. */
  network: fc.constantFrom('there', 'there', 'lost', 'answer lost'),
})

it('loses nothing and counts nothing twice, whatever the network does', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 40 }), (steps) => {
      const server = serverAt(0)
      let [queue, known, now, place]: [Queue, readonly Range[], number, number] = [empty, [], 0, 0]
      let shown: Range[] = []
      const send = (network: string) => {
        queue = condensed(queue, known)
        const report = nextReport(queue)
        if (!report || network === 'lost') return
        const isTaken = server.take(report, now)
        if (!isTaken || network === 'answer lost') return
        known = server.known()
        queue = withTaken(queue, report, known)
      }
      for (const { seconds, rate, back, network } of steps) {
        place = Math.max(0, place - back)
        const to = place + seconds * rate
        queue = play(queue, place, to, seconds)
        shown = withRange(shown, { from: place, to })
        place = to
        now += seconds
        send(network)
      }
      expect(secondsIn(server.known())).toBeLessThanOrEqual((now + 3) * 2)
      // The network is back: what is still to be said is said, as fast as the server takes it.
      for (let tries = 0; tries < 200 && queue.stretches.length > 0; tries++) {
        now += 10
        send('there')
      }
      expect(queue.stretches).toEqual([])
      expect(secondsIn(server.known())).toBeCloseTo(secondsIn(shown), 1)
    }),
    { numRuns: 300 },
  )
})
