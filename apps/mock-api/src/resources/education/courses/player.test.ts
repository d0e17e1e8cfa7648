import type { HeartbeatResult } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import {
  beat,
  confirmPresence,
  courseProgressOf,
  openLesson,
  playUntilAsked,
  watchLesson,
} from '../../../testing/studying.ts'
import { createTestBed, memberIdOf, type TestBed } from '../../../testing/test-bed.ts'

/** The lesson that su is in the middle of, and the one before, which is complete. */
const [current, done] = [300804, 300803]

async function studying(): Promise<TestBed & { session: Awaited<ReturnType<typeof openLesson>> }> {
  const bed = await createTestBed()
  return { ...bed, session: await openLesson(bed, 'su', current) }
}

const refusal = (message: string) => ({ status: 409, message })

describe('POST /api/edu-lessons/{id}/sessions', () => {
  it('resumes where it was left', async () => {
    const { session, clock } = await studying()
    const [range] = session.progress.ranges
    expect(range?.from).toBe(0)
    expect(session.progress).toMatchObject({ position: range?.to, reachable: range?.to, completeTime: null })
    expect(Date.parse(session.expireTime) - clock.now().getTime()).toBe(7_200_000)
  })

  it('is for those who are enrolled', async () => {
    const bed = await createTestBed()
    for (const lesson of [300801, 300804]) {
      const answer = await bed.post(`/api/edu-lessons/${lesson}/sessions`, {}, 'lin')
      expect(answer.json()).toMatchObject(refusal('error.courseNotEnrolled'))
    }
    expect((await bed.post('/api/edu-lessons/999999/sessions', {}, 'su')).statusCode).toBe(404)
  })

  it('is told to my courses as the lesson to go on with', async () => {
    const bed = await createTestBed()
    await openLesson(bed, 'su', done)
    expect((await courseProgressOf(bed, 'su', 3008)).lastLessonId).toBe(done)
  })

  it('ends the session before, in whatever lesson', async () => {
    const bed = await studying()
    const newer = await openLesson(bed, 'su', done)
    bed.clock.advance(5000)
    const late = await beat(bed, 'su', bed.session, { seq: 1, from: 10, to: 12 })
    expect(late.json()).toMatchObject(refusal('error.sessionEnded'))
    expect((await beat(bed, 'su', newer, { seq: 1, from: 0, to: 5 })).statusCode).toBe(200)
  })

  it('belongs to its member and its lesson', async () => {
    const bed = await studying()
    const { sessionId } = bed.session
    bed.world.db.run(
      "INSERT INTO courseEnrollment (memberId, courseId, enrollTime) VALUES (?, 3008, '2026-11-01T00:00:00.000Z')",
      [memberIdOf('lin')],
    )
    const byLin = await beat(bed, 'lin', bed.session, { seq: 1, from: 0, to: 0 })
    expect(byLin.json()).toMatchObject(refusal('error.sessionEnded'))
    const elsewhere = await beat(bed, 'su', { lessonId: done, sessionId }, { seq: 1, from: 0, to: 0 })
    expect(elsewhere.json()).toMatchObject(refusal('error.sessionEnded'))
    expect((await confirmPresence(bed, 'lin', bed.session)).json()).toMatchObject(
      refusal('error.sessionEnded'),
    )
  })
})

describe('POST /api/edu-lessons/{id}/heartbeat', () => {
  it('says that the course is not the viewer’s any more, not that it is open elsewhere', async () => {
    const bed = await studying()
    const lost = 'UPDATE courseEnrollment SET isActive = 0 WHERE memberId = ? AND courseId = 3008'
    bed.world.db.run(lost, [memberIdOf('su')])
    bed.world.db.run('UPDATE lessonSession SET sessionId = NULL')
    expect((await beat(bed, 'su', bed.session, { seq: 1, from: 0, to: 0 })).json()).toMatchObject(
      refusal('error.courseNotEnrolled'),
    )
    expect((await confirmPresence(bed, 'su', bed.session)).json()).toMatchObject(
      refusal('error.courseNotEnrolled'),
    )
  })

  it('adds what was watched', async () => {
    const bed = await studying()
    const from = bed.session.progress.position
    bed.clock.advance(10_000)
    const { lesson } = (
      await beat(bed, 'su', bed.session, { seq: 1, from, to: from + 10 })
    ).json<HeartbeatResult>()
    expect(lesson).toMatchObject({ ranges: [{ from: 0, to: from + 10 }], position: from + 10 })
    expect(lesson.progress).toBeCloseTo((from + 10) / bed.session.durationS, 3)
    const { lessons } = await courseProgressOf(bed, 'su', 3008)
    expect(lessons.find(({ lessonId }) => lessonId === current)).toEqual(lesson)
  })

  it('refuses more than time allows, and takes it later', async () => {
    const bed = await studying()
    const from = bed.session.progress.position
    bed.clock.advance(2000)
    const stretch = { seq: 1, from, to: from + 10 }
    expect((await beat(bed, 'su', bed.session, stretch)).json()).toMatchObject(
      refusal('error.watchedTooFast'),
    )
    bed.clock.advance(8000)
    expect((await beat(bed, 'su', bed.session, stretch)).statusCode).toBe(200)
    expect((await beat(bed, 'su', bed.session, { seq: 2, from, to: from + 10 })).statusCode).toBe(409)
  })

  it('counts faster play for as long as it took', async () => {
    const bed = await studying()
    const from = bed.session.progress.position
    bed.clock.advance(5000)
    expect((await beat(bed, 'su', bed.session, { seq: 1, from, to: from + 16, rate: 1.5 })).statusCode).toBe(
      409,
    )
    expect((await beat(bed, 'su', bed.session, { seq: 1, from, to: from + 16, rate: 2 })).statusCode).toBe(
      200,
    )
  })

  it('takes each report once', async () => {
    const bed = await studying()
    const from = bed.session.progress.position
    bed.clock.advance(10_000)
    const first = await beat(bed, 'su', bed.session, { seq: 5, from, to: from + 8 })
    const again = await beat(bed, 'su', bed.session, { seq: 5, from, to: from + 8 })
    expect(again.json()).toEqual(first.json())
    const older = await beat(bed, 'su', bed.session, { seq: 4, from, to: from + 9 })
    expect(older.json()).toEqual(first.json())
  })

  it('refuses to skip ahead, and says how far one may go', async () => {
    const bed = await studying()
    const { durationS, progress } = bed.session
    const { position } = progress
    bed.clock.advance(10_000)
    const skip = await beat(bed, 'su', bed.session, { seq: 1, from: position + 5, to: position + 10 })
    expect(skip.json()).toMatchObject({ ...refusal('error.skippedAhead'), params: { reachable: position } })
    expect((await beat(bed, 'su', bed.session, { seq: 1, from: durationS, to: durationS })).statusCode).toBe(
      409,
    )
    expect((await beat(bed, 'su', bed.session, { seq: 1, from: 0, to: 5 })).statusCode).toBe(200)
  })

  it('lets one skip about in a lesson that is complete', async () => {
    const bed = await createTestBed()
    const session = await openLesson(bed, 'su', done)
    expect(session.progress).toMatchObject({ reachable: null, position: 0, progress: 1 })
    const { durationS } = session
    const answer = await beat(bed, 'su', session, { seq: 1, from: durationS - 2, to: durationS })
    expect(answer.statusCode).toBe(200)
  })

  it.each([
    ['backwards', { from: 20, to: 10 }],
    ['past the end', { from: 0, to: 500 }],
  ])('names the field of a stretch %s', async (_, stretch) => {
    const bed = await studying()
    bed.clock.advance(600_000)
    const answer = await beat(bed, 'su', bed.session, { seq: 1, ...stretch })
    expect(answer.json()).toMatchObject({ status: 400, fieldErrors: [{ objectName: 'body', field: 'to' }] })
  })

  it('takes a player that is a little past the end for at the end', async () => {
    const bed = await createTestBed()
    const session = await openLesson(bed, 'su', done)
    const stretch = { seq: 1, from: session.durationS - 1, to: session.durationS + 0.4 }
    const { lesson } = (await beat(bed, 'su', session, stretch)).json<HeartbeatResult>()
    expect(lesson.ranges).toEqual([{ from: 0, to: session.durationS }])
  })

  it('completes a lesson at 95 %', async () => {
    const bed = await studying()
    const { lesson } = await watchLesson(bed, 'su', current)
    expect(lesson).toMatchObject({ progress: 1, reachable: null, completeTime: expect.any(String) })
  })
})

describe('the question whether the viewer is still there', () => {
  it('comes after the same time in every world', async () => {
    const [one, other] = [await createTestBed(), await createTestBed()]
    const { seq } = await playUntilAsked(one, 'su', done)
    expect((await playUntilAsked(other, 'su', done)).seq).toBe(seq)
    expect(seq).toBeGreaterThanOrEqual(7)
  })

  it('stops what is reported from counting until it is answered', async () => {
    const bed = await createTestBed()
    const { session, seq } = await playUntilAsked(bed, 'su', done)
    bed.clock.advance(60_000)
    const stretch = { seq: seq + 1, from: 10, to: 40 }
    expect((await beat(bed, 'su', session, stretch)).json()).toMatchObject(refusal('error.presenceRequired'))
    const answered = await confirmPresence(bed, 'su', session)
    expect(answered.json()).toMatchObject({ presenceRequired: false })
    // The time in which it stood was not watched.
    expect((await beat(bed, 'su', session, stretch)).json()).toMatchObject(refusal('error.watchedTooFast'))
    bed.clock.advance(30_000)
    expect((await beat(bed, 'su', session, stretch)).statusCode).toBe(200)
  })

  it('can be answered twice, and unasked', async () => {
    const bed = await studying()
    for (const _ of [1, 2]) expect((await confirmPresence(bed, 'su', bed.session)).statusCode).toBe(200)
  })

  it('cannot be put off by opening lessons anew', async () => {
    const bed = await createTestBed()
    let asked = false
    for (let round = 0; round < 40 && !asked; round++) {
      const session = await openLesson(bed, 'su', done)
      bed.clock.advance(10_000)
      const answer = await beat(bed, 'su', session, { seq: 1, from: 0, to: 10 })
      asked = answer.json<HeartbeatResult>().presenceRequired
    }
    expect(asked).toBe(true)
    const anew = await openLesson(bed, 'su', done)
    bed.clock.advance(10_000)
    const stretch = { seq: 1, from: 0, to: 10 }
    expect((await beat(bed, 'su', anew, stretch)).json()).toMatchObject(refusal('error.presenceRequired'))
  })
})
