import { ApiError, type HeartbeatResult } from '@portal/api-contract'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isCovered, type Range, secondsIn, withRange } from '../rules/ranges.ts'
import type { Report } from '../rules/report-queue.ts'
import { type QueueKeeper, Reporter } from './reporter.ts'
import { type Left, sendLeft } from './send-left.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const durationS = 100_000
const lessonId = 7

/** What goes wrong after a while of play. */
type Kill = 'page' | 'network' | 'answers' | 'server' | 'nothing'

const kills = fc.array(
  fc.record({
    playedS: fc.integer({ min: 1, max: 45 }),
    rate: fc.constantFrom(0.75, 1, 2),
    kill: fc.constantFrom<Kill>('page', 'network', 'answers', 'server', 'nothing'),
  }),
  { minLength: 100, maxLength: 100 },
)

/** Seconds of play between two questions whether the viewer is there. */
const [shortest, longest] = [25, 60]

/**
 * A server by the contract: one session at a time, each number once, one account of time with 3 s of tolerance, and nothing counts past
 * a question before it is answered.
 */
class Server {
  ranges: Range[] = []
  /** How much it has counted, however often. */
  countedS = 0
  state: 'there' | 'gone' | 'silent' = 'there'
  #sessionId = ''
  #seq = 0
  #spentUntil = -3
  #lastSeen = 0
  #isAsked = false
  #presenceAfterS = shortest
  #questions = 0

  readonly confirm = async (): Promise<{ presenceAfterS: number }> => {
    if (this.state === 'gone') throw new ApiError('network')
    if (this.#isAsked) this.#lastSeen = Date.now() / 1000 - 10
    this.#isAsked = false
    return { presenceAfterS: this.presenceAfterS() }
  }

  presenceAfterS(): number {
    return this.#isAsked ? 0 : this.#presenceAfterS
  }

  open(sessionId: string): void {
    ;[this.#sessionId, this.#seq, this.#lastSeen] = [sessionId, 0, Date.now() / 1000]
  }

  readonly take = async (_lesson: number, report: Report): Promise<HeartbeatResult> => {
    if (this.state === 'gone') throw new ApiError('network')
    if (report.sessionId !== this.#sessionId) throw refusal('error.sessionEnded')
    if (report.seq > this.#seq) {
      if (this.#isAsked) throw refusal('error.presenceRequired')
      this.#count(report)
    }
    if (this.state === 'silent') throw new ApiError('network')
    return this.#answer()
  }

  #count({ from, to: end, rate, seq }: Report): void {
    const now = Date.now() / 1000
    const since = Math.max(this.#spentUntil, this.#lastSeen - 3)
    if (since + (end - from) / rate > now + 1e-6) throw refusal('error.watchedTooFast')
    const to = Math.min(end, Math.floor((from + this.#presenceAfterS * rate) * 1000) / 1000)
    const until = since + (to - from) / rate
    const isAhead = from > (this.ranges.at(-1)?.to ?? 0)
    if (isAhead && from > secondsIn(this.ranges) + 1) throw refusal('error.skippedAhead')
    ;[this.#spentUntil, this.#lastSeen, this.#seq] = [until, now, seq]
    const before = secondsIn(this.ranges)
    this.ranges = withRange(this.ranges, { from, to })
    this.countedS += secondsIn(this.ranges) - before
    this.#presenceAfterS -= (to - from) / rate
    if (this.#presenceAfterS > 0.5) return
    this.#isAsked = true
    this.#presenceAfterS = shortest + ((++this.#questions * 17) % (longest - shortest))
  }

  #answer(): HeartbeatResult {
    return {
      presenceRequired: this.#isAsked,
      presenceAfterS: this.presenceAfterS(),
      lesson: this.progress(),
      courseStatus: 'STUDYING',
      courseProgress: 0,
      creditTime: null,
    }
  }

  progress() {
    const reachable = this.ranges.at(-1)?.to ?? 0
    return { lessonId, progress: 0, ranges: this.ranges, position: reachable, reachable, completeTime: null }
  }
}

const refusal = (message: string) =>
  new ApiError('http', { status: 409, problem: { status: 409, title: 'Conflict', message } as never })

/** A device on which a lesson is played: what it keeps outlives its pages. */
class Device {
  readonly kept = new Map<string, Left>()
  /** What a page that was killed had shown and not yet kept. */
  lostS = 0
  place = 0
  readonly #server: Server
  #pages = 0
  /** It stands until the viewer has said that they are there. */
  #isAsked = false
  #page: { reporter: Reporter; isAlive: boolean } | undefined

  constructor(server: Server) {
    this.#server = server
  }

  /** Opens the page, as soon as the network lets it. */
  async open(): Promise<void> {
    const drop = (sessionId: string) => void this.kept.delete(sessionId)
    const { take: send, confirm } = this.#server
    await sendLeft([...this.kept.values()], { send, confirm, drop })
    const sessionId = `session-${++this.#pages}`
    this.#server.open(sessionId)
    const page = { isAlive: true } as { reporter: Reporter; isAlive: boolean }
    const keeper: QueueKeeper = {
      keep: (queue, known) => void (page.isAlive && this.kept.set(queue.sessionId, { ...queue, known })),
      drop: (id) => void (page.isAlive && this.kept.delete(id)),
    }
    const { presenceAfterS, progress } = {
      presenceAfterS: this.#server.presenceAfterS(),
      progress: this.#server.progress(),
    }
    const session = { sessionId, lessonId, heartbeatS: 10, maxRate: 2, presenceAfterS, progress }
    const deaf = () => {}
    const ask = () => this.#ask(page.reporter)
    this.#isAsked = false
    page.reporter = new Reporter(session, this.#server.take, keeper, {
      onTaken: ({ presenceRequired }, lost) => {
        expect(lost).toEqual([])
        if (presenceRequired) ask()
        else if (!page.reporter.isDue()) this.#isAsked = false
      },
      onRefused: ({ error }) =>
        error.code === 'error.presenceRequired' ? ask() : expect.unreachable(`refused with ${error.code}`),
      onWaiting: deaf,
      onExpired: deaf,
      onDue: ask,
      onKept: deaf,
    })
    if (presenceAfterS === 0) ask()
    this.#page = page
    this.place = session.progress.position
  }

  #ask(reporter: Reporter): void {
    if (this.#isAsked) return
    this.#isAsked = true
    void reporter.flush()
    this.#answer(reporter)
  }

  /** The viewer answers that they are there, again where that did not get through, as long as the page is open. */
  #answer(reporter: Reporter): void {
    const act = async () => {
      await reporter.catchUp()
      if (this.#isAsked) reporter.present(await this.#server.confirm())
      this.#isAsked = false
    }
    setTimeout(
      () => this.#page?.reporter === reporter && void act().catch(() => this.#answer(reporter)),
      2000,
    )
  }

  /** Plays in steps as the element tells them; stands still while the viewer is asked. */
  async play(seconds: number, rate: number): Promise<void> {
    for (let step = 0; step < seconds * 4; step++) {
      await vi.advanceTimersByTimeAsync(250)
      if (this.#isAsked) continue
      const to = Math.min(durationS, this.place + 0.25 * rate)
      this.#page?.reporter.played({ from: this.place, to, playedS: 0.25 })
      this.place = to
    }
  }

  /** The page goes without a word. What it shows is nobody's any more. */
  kill(): void {
    const page = this.#page
    if (!page) return
    page.isAlive = false
    page.reporter.stop()
    this.#page = undefined
  }
}

/** Opens the page; time passes only where it waits for the server's clock. */
async function opened(device: Device): Promise<void> {
  let isOver = false
  const opening = device.open().finally(() => {
    isOver = true
  })
  // What is wrong with it is told below.
  opening.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  while (!isOver) await vi.advanceTimersByTimeAsync(250)
  await opening
}

it('loses nothing and credits nothing twice over 100 kills of page, network and server', async () => {
  await fc.assert(
    fc.asyncProperty(kills, async (steps) => {
      const server = new Server()
      const device = new Device(server)
      let playedS = 0
      await device.open()
      for (const { playedS: seconds, rate, kill } of steps) {
        await device.play(seconds, rate)
        playedS += seconds
        server.state =
          kill === 'network' || kill === 'server' ? 'gone' : kill === 'answers' ? 'silent' : 'there'
        if (kill !== 'page') continue
        const shown = device.place
        device.kill()
        await vi.advanceTimersByTimeAsync(0)
        server.state = 'there'
        await opened(device)
        // A page keeps what it shows once a second of the lesson.
        expect(shown - device.place).toBeLessThanOrEqual(1.01)
      }
      server.state = 'there'
      await vi.advanceTimersByTimeAsync(120_000)
      expect(isCovered(server.ranges, { from: 0, to: device.place - 0.01 })).toBe(true)
      expect(server.countedS).toBeCloseTo(secondsIn(server.ranges), 3)
      expect(server.countedS).toBeLessThanOrEqual(playedS * 2 + 3)
      expect([...device.kept.keys()]).toEqual([])
      device.kill()
    }),
    { numRuns: 20 },
  )
})
