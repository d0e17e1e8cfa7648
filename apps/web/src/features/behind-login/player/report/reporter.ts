import { ApiError, type HeartbeatResult, type LessonSession, paramsOf } from '@portal/api-contract'
import { isCovered, type Range, secondsIn } from '../rules/ranges.ts'
import {
  condensed,
  nextReport,
  playedIn,
  type Queue,
  type Report,
  type Stretch,
  withoutHead,
  withPlayed,
  withTaken,
} from '../rules/report-queue.ts'
import { isKept } from './is-kept.ts'
import { type SendReport, sendInTime } from './send-in-time.ts'

/** Where what was shown lies until the server has it. */
export interface QueueKeeper {
  /** @param told is told whether the device has taken it */
  keep(queue: Queue, known: readonly Range[], told: (isKept: boolean) => void): void
  drop(sessionId: string): void
}

/** What the server would not take. */
export interface Refusal {
  error: ApiError
  /** Where the player may go on; null anywhere. */
  reachable: number | null
  /** What was shown and waited; it will be sent no more. */
  lost: readonly Range[]
}

/** Why a report waits that could not be sent: no network, or a server that cannot take it now. */
export type Hindrance = 'network' | 'server'

interface Listeners {
  /** @param lost what will not count: shown after another player ended this one, or long after a question that nobody answered */
  onTaken(result: HeartbeatResult, lost: readonly Range[]): void
  onRefused(refusal: Refusal): void
  /** How much waits has changed, or what keeps it from being sent. */
  onWaiting(waiting: { seconds: number; hindrance: Hindrance | null }): void
  /** Whether the device has taken what waits. */
  onKept(isKept: boolean): void
  /** The login has run out: nothing is taken until there is a new one. */
  onExpired(): void
  /** What is shown from here on counts for nothing until the viewer has said that they are there. */
  onDue(): void
}

type Session = Pick<
  LessonSession,
  'sessionId' | 'lessonId' | 'heartbeatS' | 'maxRate' | 'progress' | 'presenceAfterS'
>

/** Seconds by which the server lets a report be ahead of the time. */
const tolerance = 3
/** Seconds until a report is sent again that came too early for the server's clock. */
const retryAfterS = 3
/** Seconds for which a report may be too early, beside the time that it was played for. */
const longestWait = 10

/**
 * Tells the server what a session shows: every few seconds while it plays, at once when it stops. What cannot be sent is
 * kept on the device and sent later under the same number.
 */
export class Reporter {
  #queue: Queue
  #known: readonly Range[]
  #sending: Promise<void> | undefined
  #isOver = false
  #isAsked: boolean
  /** Seconds of play that the server counts before the question, from its last answer on. */
  #presenceAfterS: number
  #failure: ApiError | null = null
  #tooEarlyS = 0
  #hindrance: Hindrance | null = null
  readonly #timer: ReturnType<typeof setInterval>
  #retry: ReturnType<typeof setTimeout> | undefined

  readonly #session: Session
  readonly #send: SendReport
  readonly #keeper: QueueKeeper
  readonly #listeners: Listeners

  constructor(session: Session, send: SendReport, keeper: QueueKeeper, listeners: Listeners) {
    this.#session = session
    this.#send = send
    this.#keeper = keeper
    this.#listeners = listeners
    const { sessionId, lessonId, maxRate } = session
    this.#queue = { sessionId, lessonId, maxRate, seq: 0, stretches: [] }
    this.#known = session.progress.ranges
    this.#presenceAfterS = session.presenceAfterS
    this.#isAsked = session.presenceAfterS === 0
    this.#timer = setInterval(() => void this.flush(), session.heartbeatS * 1000)
  }

  /** Adds what was shown. */
  played(stretch: Stretch): void {
    if (this.#isOver) return
    const before = this.#queue.stretches.at(-1)?.to ?? 0
    this.#queue = withPlayed(this.#queue, stretch)
    // Once a second is enough to lose nothing that anybody would miss.
    if (Math.floor(before) !== Math.floor(stretch.to)) this.#keep()
    this.#tell()
    if (this.isDue()) this.#listeners.onDue()
  }

  /** Whether what waits leads up to the question: a player without a network knows by itself when it comes. */
  isDue(): boolean {
    return this.#isAsked || playedIn(this.#queue) >= this.#presenceAfterS
  }

  /** Sends what waits; it is done once what was on its way has been answered, too. */
  flush(): Promise<void> {
    if (this.#isOver || this.#isAsked || this.#queue.stretches.length === 0) return Promise.resolve()
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined
    })
    return this.#sending
  }

  /** Has the server know all that leads up to the question, which it would not ask otherwise. @throws ApiError when it can be sent later */
  async catchUp(): Promise<void> {
    await this.flush()
    if (this.#failure) throw this.#failure
  }

  async #sendAll(): Promise<void> {
    // What was shown to and fro waits in several pieces, and the last of what leads up to the question does not wait for the next report.
    while (await this.#sendNext()) if (this.#queue.stretches.length < 2 && !this.isDue()) return
  }

  /** Sends the report that is due. @returns whether there can be more */
  async #sendNext(): Promise<boolean> {
    this.#keep()
    this.#queue = condensed(this.#queue, this.#known)
    const report = nextReport(this.#queue)
    this.#failure = null
    if (!report) return false
    const { lessonId, maxRate } = this.#session
    const isTaken = await sendInTime(this.#send, lessonId, report, maxRate).then(
      (result) => this.#taken(report, result),
      (error: unknown) => this.#failed(error),
    )
    this.#keep()
    this.#tell()
    return isTaken && !this.#isOver && !this.#isAsked
  }

  /** Ends the reports; what waits stays on the device. */
  stop(): void {
    clearInterval(this.#timer)
    clearTimeout(this.#retry)
    if (this.#isOver) return
    this.#keep()
    void this.flush()
    this.#isOver = true
  }

  /** Goes on after the server has heard that the viewer is there: nothing counts before. */
  present({ presenceAfterS }: Pick<HeartbeatResult, 'presenceAfterS'>): void {
    this.#isAsked = false
    this.#presenceAfterS = presenceAfterS
    void this.flush()
  }

  /** Drops what waits. @returns what it was */
  #giveUp() {
    const { stretches } = this.#queue
    this.#queue = { ...this.#queue, stretches: [] }
    return stretches
  }

  #taken(report: Report, result: HeartbeatResult): boolean {
    this.#known = result.lesson.ranges
    this.#queue = withTaken(this.#queue, report, this.#known, result.presenceRequired)
    this.#tooEarlyS = 0
    this.#hindrance = null
    this.#isAsked = result.presenceRequired
    this.#presenceAfterS = result.presenceAfterS
    const isLate = this.#isAsked && playedIn(this.#queue) > this.#session.heartbeatS + tolerance
    const lost = result.sessionEnded || isLate ? this.#giveUp() : []
    if (result.sessionEnded) this.#isOver = true
    this.#listeners.onTaken(result, lost)
    return true
  }

  #failed(error: unknown): boolean {
    const failure = error instanceof ApiError ? error : new ApiError('network')
    if (isKept(failure)) {
      this.#hindrance = failure.status === 0 ? 'network' : 'server'
      this.#failure = failure
      if (failure.status === 401) this.#listeners.onExpired()
      return false
    }
    this.#hindrance = null
    if (failure.code === 'error.watchedTooFast' && this.#mayWait()) {
      this.#failure = failure
      return false
    }
    this.#isAsked = failure.code === 'error.presenceRequired'
    const lost = this.#isAsked ? [] : this.#giveUp()
    if (failure.code === 'error.sessionEnded' || failure.code === 'error.courseNotEnrolled')
      this.#isOver = true
    const { reachable = this.#known.at(-1)?.to ?? 0 } = paramsOf(failure, 'error.skippedAhead')
    this.#listeners.onRefused({ error: failure, reachable, lost })
    return false
  }

  /** Whether the server's clock may still allow it: an honest player is at most as early as the network is uneven. */
  #mayWait(): boolean {
    const [head] = this.#queue.stretches
    if (!head) return false
    if (isCovered(this.#known, head)) {
      this.#queue = withoutHead(this.#queue)
      return true
    }
    this.#tooEarlyS += retryAfterS
    if (this.#tooEarlyS > head.playedS + longestWait) return false
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => void this.flush(), retryAfterS * 1000)
    return true
  }

  #keep(): void {
    if (this.#queue.stretches.length > 0) this.#keeper.keep(this.#queue, this.#known, this.#listeners.onKept)
    else this.#keeper.drop(this.#queue.sessionId)
  }

  #tell(): void {
    this.#listeners.onWaiting({ seconds: secondsIn(this.#queue.stretches), hindrance: this.#hindrance })
  }
}
