import type { ApiError, HeartbeatResult, LessonSession } from '@portal/api-contract'
import { keepHeight, readHeight } from '../device/quality.ts'
import { keepSound, readSound } from '../device/sound.ts'
import { type QueueKeeper, type Refusal, Reporter } from '../report/reporter.ts'
import { type Sample, shownBetween, slowestRate } from '../rules/play-track.ts'
import { near, type Range, secondsBeyond } from '../rules/ranges.ts'
import { landing, type Reach } from '../rules/reach.ts'
import { listening } from './listening.ts'
import { isOutOfSight } from './picture-in-picture.ts'
import { type Said, type View, viewOf } from './view.ts'
import { ViewStore } from './view-store.ts'

interface Means {
  send: ConstructorParameters<typeof Reporter>[1]
  keeper: QueueKeeper
  /** Tells the server that the viewer is there. */
  confirm(session: LessonSession): Promise<Pick<HeartbeatResult, 'presenceAfterS'>>
}

/**
 * A lesson in a video element: it follows what is shown, holds the element within what may be gone to, and stops it where
 * the server or the viewer's absence ends it. Media keys and scripts come past the controls, so the element's own events
 * decide.
 */
export class Player extends ViewStore {
  #video: HTMLVideoElement | null = null
  #last: Sample | null = null
  /** How it goes on once the video has come in another size. */
  #resume: { isPlaying: boolean; rate: number } | null = null
  #reachable: number | null
  /** Whether it played when the viewer was asked whether they are there. */
  #wasPlaying = false
  readonly #reporter: Reporter
  readonly session: LessonSession
  readonly #confirm: Means['confirm']

  constructor(session: LessonSession, { send, keeper, confirm }: Means) {
    super(viewOf(session, readSound(), readHeight()))
    this.session = session
    this.#confirm = confirm
    this.#reachable = session.progress.reachable
    this.#reporter = new Reporter(session, send, keeper, {
      onTaken: (result, lost) => this.#taken(result, lost),
      onRefused: (refusal) => this.#refused(refusal),
      onWaiting: ({ seconds, hindrance }) => this.show({ waitingS: seconds, hindrance }),
      onKept: (isKept) => this.show({ isKept }),
      onExpired: () => this.#pause(),
      onDue: () => this.#ask(),
    })
  }

  /** Takes hold of the element, and lets go of it when the function that it returns is called. */
  readonly hold = (video: HTMLVideoElement): (() => void) => {
    this.#video = video
    video.volume = this.view().volume
    video.muted = this.view().isMuted
    const ends = [
      listening(video, this.#events(video)),
      listening(document, [['visibilitychange', () => this.#hidden()]]),
      listening(window, [
        ['pagehide', () => this.#pause()],
        ['online', () => void this.#reporter.flush()],
      ]),
    ]
    return () => {
      this.#sample()
      this.#video = null
      for (const end of ends) end()
    }
  }

  /** Ends the reports; what the server does not know yet stays on the device. */
  stop(): void {
    this.#reporter.stop()
  }

  toggle(): void {
    if (this.view().isPlaying) this.#pause()
    else void this.play()
  }

  /** Plays; to play is to be there. */
  async play(): Promise<void> {
    if (this.#isOver() || (this.view().isAsked && !(await this.confirm()))) return
    this.show({ said: null })
    // Refused where the page has never been touched: the button stays what it was.
    await this.#video?.play().catch(() => {})
  }

  /** Answers that the viewer is there. @returns whether the server heard it */
  async confirm(): Promise<boolean> {
    this.show({ said: null })
    try {
      // The server has not asked anybody of whose play it does not know.
      await this.#reporter.catchUp()
      if (this.#isOver()) return false
      if (this.view().isAsked) this.#reporter.present(await this.#confirm(this.session))
    } catch (error) {
      this.#refused({ error: error as ApiError, reachable: null, lost: [] })
      return false
    }
    this.show({ isAsked: false, isLate: false })
    return true
  }

  /** Nobody has answered, or the viewer would rather go on later. */
  absent(): void {
    const { said } = this.view()
    this.show({ isLate: true, said: said?.kind === 'unanswered' ? said : { kind: 'absent' } })
  }

  /** Goes to a second, or as far as one may. */
  seek(wanted: number): void {
    if (!this.#video) return
    this.#sample()
    void this.#reporter.flush()
    const { second, isHeld } = landing(this.#reach(), wanted, this.session.durationS)
    this.#video.currentTime = second
    this.show({ place: second, isEnded: false, said: isHeld ? { kind: 'held', second } : null })
  }

  setRate(rate: number): void {
    if (this.#video) this.#video.playbackRate = rate
  }

  setSound(sound: { volume: number; isMuted: boolean }): void {
    keepSound(sound)
    this.show(sound)
    if (!this.#video) return
    this.#video.volume = sound.volume
    this.#video.muted = sound.isMuted
  }

  /** Shows the video in another size, from where it is. */
  setHeight(height: number): void {
    this.#sample()
    void this.#reporter.flush()
    keepHeight(height)
    // The element begins anew with another file: at its start, paused, and at the usual speed.
    this.#resume = { isPlaying: this.view().isPlaying, rate: this.view().rate }
    this.#last = null
    this.show({ height })
  }

  #events(video: HTMLVideoElement): [string, () => void][] {
    return [
      ['loadedmetadata', () => this.#begin(video)],
      ['timeupdate', () => this.#sample()],
      ['play', () => this.#played(video)],
      ['playing', () => this.show({ isStalled: false })],
      ['canplay', () => this.show({ isStalled: false })],
      ['waiting', () => this.show({ isStalled: true })],
      ['pause', () => this.#stopped()],
      ['seeking', () => this.#moved(video)],
      ['seeked', () => this.#sample()],
      ['ratechange', () => this.#hurried(video)],
      ['ended', () => this.show({ isEnded: true })],
      ['click', () => this.toggle()],
      ['error', () => this.show({ hasFailed: true, isPlaying: false, isStalled: false })],
    ]
  }

  #begin(video: HTMLVideoElement): void {
    const resume = this.#resume
    this.#resume = null
    if (this.view().place > 0) video.currentTime = this.view().place
    if (!resume) return
    video.playbackRate = resume.rate
    if (resume.isPlaying) void this.play()
  }

  /** Media keys know nothing of questions, of other devices and of who looks. */
  #played(video: HTMLVideoElement): void {
    if (this.view().isAsked || this.#isOver() || isOutOfSight()) {
      video.pause()
      return
    }
    // By the time of the event the video has gone on: it counts from where it stood.
    const rested =
      Math.abs(video.currentTime - this.view().place) <= near ? this.view().place : video.currentTime
    this.#last = { place: rested, at: performance.now() }
    this.show({ isPlaying: true, isEnded: false, said: null })
  }

  #stopped(): void {
    this.#sample()
    this.#last = null
    this.show({ isPlaying: false })
    void this.#reporter.flush()
  }

  /** Holds whoever got further than they may, by whatever way. */
  #moved(video: HTMLVideoElement): void {
    this.#last = null
    const { second, isHeld } = landing(this.#reach(), video.currentTime, this.session.durationS)
    if (!isHeld || this.#resume) return
    video.currentTime = second
    this.show({ place: second, said: { kind: 'held', second } })
  }

  #hurried(video: HTMLVideoElement): void {
    if (this.#resume) return
    const rate = Math.min(this.session.maxRate, Math.max(slowestRate, video.playbackRate))
    if (rate !== video.playbackRate) video.playbackRate = rate
    this.show({ rate })
  }

  #sample(): void {
    const video = this.#video
    // Before anything has come an element stands at its start, whatever the lesson's place is.
    if (!video || video.readyState === 0 || video.seeking || this.#resume) return
    const sample = { place: Math.min(video.currentTime, this.session.durationS), at: performance.now() }
    const stretch = this.#last && shownBetween(this.#last, sample, this.session.maxRate)
    if (stretch) {
      this.show({ shown: Math.max(this.view().shown, stretch.to) })
      this.#reporter.played(stretch)
    }
    this.#last = video.paused ? null : sample
    this.show({ place: sample.place })
  }

  #pause(): void {
    this.#video?.pause()
    // The page may be gone before the element's event comes.
    this.#stopped()
  }

  #hidden(): void {
    if (!isOutOfSight() || !this.view().isPlaying) return
    this.#pause()
    this.show({ said: { kind: 'hidden' } })
  }

  #taken(result: HeartbeatResult, lost: readonly Range[]): void {
    const { lesson } = result
    this.#reachable = lesson.reachable
    this.show({ lesson, result })
    if (result.sessionEnded) this.#over({ isTakenOver: true, lost })
    else if (result.presenceRequired) this.#ask()
    // Nobody is asked yet by the server, which counts play by its reports.
    else if (this.view().isAsked && !this.#reporter.isDue()) this.#goOn()
    const seconds = secondsBeyond(lost, lesson.ranges)
    if (result.sessionEnded || lesson.reachable === null || seconds < 1) return
    this.#sendBack(lesson.reachable)
    this.show({ said: { kind: 'unanswered', seconds, second: lesson.reachable } })
  }

  #ask(): void {
    if (this.view().isAsked) return
    this.#wasPlaying = this.view().isPlaying
    this.show({ isAsked: true })
    this.#pause()
  }

  #goOn(): void {
    const goesOn = this.#wasPlaying && !this.view().isLate
    this.show({ isAsked: false, isLate: false })
    if (goesOn) void this.play()
  }

  #refused({ error, reachable, lost }: Refusal): void {
    if (error.code === 'error.presenceRequired') this.#ask()
    else if (error.code === 'error.sessionEnded') this.#over({ isTakenOver: true, lost })
    else if (error.code === 'error.courseNotEnrolled') this.#over({ closed: error, lost })
    else this.#turnedBack(error, reachable)
  }

  #over(why: Partial<View>): void {
    this.show({ ...why, isAsked: false })
    this.#pause()
  }

  /** Whether nothing that is shown counts any more. */
  #isOver(): boolean {
    return this.view().isTakenOver || this.view().closed !== null
  }

  #turnedBack(error: ApiError, reachable: number | null): void {
    const second = this.#reachable === null ? null : reachable
    if (second !== null) this.#sendBack(second)
    this.#say({ kind: 'refused', error, second })
  }

  #sendBack(second: number): void {
    this.#reachable = second
    this.#last = null
    this.show({ shown: 0 })
    if (this.#video && this.#video.currentTime > second) this.#video.currentTime = second
  }

  #say(said: Said): void {
    this.#pause()
    this.show({ said })
  }

  #reach(): Reach {
    return { reachable: this.#reachable, shown: this.view().shown }
  }
}
