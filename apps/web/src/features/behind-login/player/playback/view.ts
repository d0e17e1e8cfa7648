import type { HeartbeatResult, LessonProgress, LessonSession } from '@portal/api-contract'
import type { Sound } from '../device/sound.ts'
import type { Hindrance } from '../report/reporter.ts'
import type { Range } from '../rules/ranges.ts'

/** What the player says of itself, other than that it plays. */
export type Said =
  | { kind: 'held'; second: number }
  | { kind: 'hidden' }
  | { kind: 'absent' }
  /** The seconds that count for nothing, since nobody answered before them, and where it goes on. */
  | { kind: 'unanswered'; seconds: number; second: number }
  | { kind: 'refused'; error: unknown; second: number | null }

/** Everything that is shown of a lesson that plays. */
export interface View extends Sound {
  /** Second of the lesson. */
  place: number
  isPlaying: boolean
  /** The next picture is not there yet. */
  isStalled: boolean
  isEnded: boolean
  /** The video cannot be loaded. */
  hasFailed: boolean
  rate: number
  /** Lines of the picture that were chosen; null for the best that there is. */
  height: number | null
  hasCaptions: boolean
  /** How it stands by the server. */
  lesson: LessonProgress
  /** The furthest second that was shown here. */
  shown: number
  /** Seconds that the server does not know of yet. */
  waitingS: number
  /** What keeps them from being sent. */
  hindrance: Hindrance | null
  /** Whether they lie on the device meanwhile: a browser can have no room for them, or keep nothing at all. */
  isKept: boolean
  /** The viewer is asked whether they are there. */
  isAsked: boolean
  /** They have not answered in time: the lesson waits until they play it again. */
  isLate: boolean
  /** Another player was opened since. */
  isTakenOver: boolean
  /** Why the course is open to the student no more; null while it is. */
  closed: unknown
  /** What had been shown and not reported when the server ended the session. */
  lost: readonly Range[]
  said: Said | null
  /** The server's last answer. */
  result: HeartbeatResult | null
}

/** A lesson before it plays. */
export const viewOf = (
  { progress, presenceAfterS }: LessonSession,
  sound: Sound,
  height: number | null,
): View => ({
  ...sound,
  place: progress.position,
  isPlaying: false,
  isStalled: false,
  isEnded: false,
  hasFailed: false,
  rate: 1,
  height,
  hasCaptions: true,
  lesson: progress,
  shown: 0,
  waitingS: 0,
  hindrance: null,
  isKept: true,
  // A question that was left open waits until the lesson is played.
  isAsked: presenceAfterS === 0,
  isLate: presenceAfterS === 0,
  isTakenOver: false,
  closed: null,
  lost: [],
  said: null,
  result: null,
})
