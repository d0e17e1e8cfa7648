import type { HeartbeatResult, LessonSession } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { HttpProblem } from '../../contract/problem.ts'
import { skipTolerance, watchedSeconds } from '../../domain/course/course-progress.ts'
import { createRandom, type Random } from '../../domain/random.ts'
import { confirmPresence, courseProgressOf, openLesson } from '../../testing/studying.ts'
import { createTestBed, type TestBed } from '../../testing/test-bed.ts'
import { playerHandlers } from './courses/player.ts'

const su = { memberId: 2 }
const course = 3008
const lessons = [300804, 300805, 300806, 300807] as const
/** The highest rate that a report may name, and the seconds that a clock may be off. */
const [maxRate, tolerance] = [2, 3]

interface Report {
  sessionId: string
  seq: number
  from: number
  to: number
  rate: number
}

const watchedS = async (bed: TestBed): Promise<number> =>
  (await courseProgressOf(bed, 'su', course)).lessons
    .flatMap(({ ranges }) => ranges)
    .reduce((sum, { from, to }) => sum + to - from, 0)

/** Reports as su, past HTTP: ten thousand times it takes too long. @returns the answer, or the code of the refusal */
function report({ world }: TestBed, lessonId: number, body: Report): HeartbeatResult | string {
  try {
    const call = { world, caller: su, params: { id: lessonId }, body }
    return playerHandlers.reportWatched(call as never).body as HeartbeatResult
  } catch (error) {
    if (error instanceof HttpProblem) return error.code
    throw error
  }
}

/** A little more than there was, as fast as a report may say; a hop past what was watched; or anything. */
function forge(random: Random, reachable: number, durationS: number): Omit<Report, 'sessionId' | 'seq'> {
  if (random.chance(0.1)) {
    const from = Math.min(durationS, reachable + random.between(0, skipTolerance))
    return { from, to: Math.min(durationS, from + 0.001), rate: maxRate }
  }
  const isSly = random.chance(0.6)
  const from = isSly ? Math.max(0, reachable - 0.01) : random.between(0, durationS)
  const to = Math.min(durationS, from + random.between(0, isSly ? 0.1 : 60))
  return { from: Math.min(from, to), to, rate: isSly ? maxRate : random.pick([0.25, 1, maxRate]) }
}

it('credits no forged sequence of 10,000 reports more than the time that passed, and lets none past the lock', async () => {
  const bed = await createTestBed()
  const random = createRandom('forged reports')
  const before = await watchedS(bed)
  let session: LessonSession = await openLesson(bed, 'su', lessons[0])
  const older: [LessonSession, ...LessonSession[]] = [session]
  const reachable = new Map<number, number>()
  let passedMs = 0
  for (let number = 1; number <= 10_000; number++) {
    const stepMs = random.int(0, 8)
    bed.clock.advance(stepMs)
    passedMs += stepMs
    // Lessons are opened over and over, which ends the session before; now and then an older one is named.
    if (random.chance(0.01)) {
      session = await openLesson(bed, 'su', random.pick(lessons))
      older.push(session)
    }
    const { sessionId, lessonId, durationS, progress } = random.chance(0.1) ? random.pick(older) : session
    const seq = random.chance(0.8) ? number : random.int(1, number)
    const forged = forge(random, reachable.get(lessonId) ?? progress.reachable ?? durationS, durationS)
    const answer = report(bed, lessonId, { sessionId, seq, ...forged })
    if (answer === 'error.presenceRequired') await confirmPresence(bed, 'su', session)
    if (typeof answer !== 'string') reachable.set(lessonId, answer.lesson.reachable ?? durationS)
  }
  const credited = (await watchedS(bed)) - before
  const allowed = (passedMs / 1000 + tolerance) * maxRate
  expect(credited).toBeLessThanOrEqual(allowed)
  // Or the forger has not tried.
  expect(credited).toBeGreaterThan(allowed / 2)
  for (const { reachable: furthest, ranges } of (await courseProgressOf(bed, 'su', course)).lessons)
    if (furthest !== null)
      expect(furthest - watchedSeconds(ranges)).toBeLessThanOrEqual(skipTolerance + 0.001)
})
