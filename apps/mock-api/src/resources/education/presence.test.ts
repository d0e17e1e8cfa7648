import type { HeartbeatResult, LessonSession } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { beat, confirmPresence, courseProgressOf, openLesson } from '../../testing/studying.ts'
import { createTestBed, memberIdOf, type TestBed } from '../../testing/test-bed.ts'
import { findSession, saveSession } from './courses/session-store.ts'

/** A lesson of 60 s that su has not begun, and the next one. */
const [lesson, next] = [300805, 300806]
const refusal = (message: string) => ({ status: 409, message })

/** A lesson that is opened so many seconds of play before the question. */
async function opened(seconds = 20): Promise<TestBed & { session: LessonSession }> {
  const bed = await createTestBed()
  const row = findSession(bed.world.db, memberIdOf('su')) ?? expect.unreachable('su has a player open')
  saveSession(bed.world.db, { ...row, secondsToQuestion: seconds })
  return { ...bed, session: await openLesson(bed, 'su', lesson) }
}

const report = async (bed: TestBed, session: LessonSession, seq: number, from: number, to: number) =>
  (await beat(bed, 'su', session, { seq, from, to })).json<HeartbeatResult>()

const watchedTo = async (bed: TestBed, lessonId = lesson): Promise<number> => {
  const { lessons } = await courseProgressOf(bed, 'su', 3008)
  return lessons.find((one) => one.lessonId === lessonId)?.ranges.at(-1)?.to ?? 0
}

describe('what is reported beyond the question', () => {
  it('counts up to it, however long nothing was reported', async () => {
    const bed = await opened()
    expect(bed.session.presenceAfterS).toBe(20)
    bed.clock.advance(3_600_000)
    expect(await report(bed, bed.session, 1, 0, 60)).toMatchObject({
      presenceRequired: true,
      presenceAfterS: 0,
      lesson: { ranges: [{ from: 0, to: 20 }], position: 20 },
    })
    const answered = await confirmPresence(bed, 'su', bed.session)
    expect(answered.json().presenceAfterS).toBeGreaterThanOrEqual(70)
    // What was shown until then without an answer is lost, and has to be watched again.
    expect(await report(bed, bed.session, 2, 20, 60)).toMatchObject(refusal('error.watchedTooFast'))
    expect(await watchedTo(bed)).toBe(20)
    bed.clock.advance(40_000)
    expect(await report(bed, bed.session, 3, 20, 60)).toMatchObject({ lesson: { position: 0 } })
    expect(await watchedTo(bed)).toBe(60)
  })

  it('is counted by the time of play, not by the seconds of the lesson', async () => {
    const bed = await opened()
    bed.clock.advance(60_000)
    const body = { seq: 1, from: 0, to: 60, rate: 1.5 }
    expect((await beat(bed, 'su', bed.session, body)).json()).toMatchObject({ lesson: { position: 30 } })
  })

  it('counts after the answer where the player could not know of the question, on a slow net as well', async () => {
    const bed = await opened(12)
    bed.clock.advance(10_000)
    expect(await report(bed, bed.session, 1, 0, 10)).toMatchObject({ presenceAfterS: 2 })
    // The next report is the one that tells, its answer takes three seconds more, and the viewer half a minute.
    bed.clock.advance(10_000)
    expect(await report(bed, bed.session, 2, 10, 20)).toMatchObject({ presenceRequired: true })
    bed.clock.advance(33_000)
    await confirmPresence(bed, 'su', bed.session)
    expect(await report(bed, bed.session, 3, 12, 23)).toMatchObject({ lesson: { position: 23 } })
  })

  it('gives no time twice: who answers over and over gains nothing', async () => {
    const bed = await opened(1)
    bed.clock.advance(1000)
    await report(bed, bed.session, 1, 0, 4)
    for (let time = 0; time < 5; time++) await confirmPresence(bed, 'su', bed.session)
    expect(await report(bed, bed.session, 2, 1, 5)).toMatchObject(refusal('error.watchedTooFast'))
    expect(await report(bed, bed.session, 2, 1, 4)).toMatchObject({ lesson: { position: 4 } })
    expect(await report(bed, bed.session, 3, 4, 5)).toMatchObject(refusal('error.watchedTooFast'))
  })

  it('waits for the answer in whatever lesson, and says so as it is opened', async () => {
    const bed = await opened()
    bed.clock.advance(30_000)
    await report(bed, bed.session, 1, 0, 30)
    const other = await openLesson(bed, 'su', next)
    expect(other.presenceAfterS).toBe(0)
    expect(await report(bed, other, 1, 0, 1)).toMatchObject(refusal('error.presenceRequired'))
    await confirmPresence(bed, 'su', other)
    expect(await report(bed, other, 1, 0, 1)).toMatchObject({ presenceRequired: false })
  })
})

describe('what a session kept that a newer one ended', () => {
  it('counts up to the question as well, which the newer one is asked', async () => {
    const bed = await opened()
    bed.clock.advance(60_000)
    const newer = await openLesson(bed, 'su', next)
    expect(await report(bed, bed.session, 1, 0, 60)).toMatchObject({
      sessionEnded: true,
      presenceRequired: false,
      lesson: { position: 20 },
    })
    bed.clock.advance(10_000)
    expect(await report(bed, newer, 1, 0, 10)).toMatchObject(refusal('error.presenceRequired'))
  })

  it('waits while the newer one is asked, and the viewer may answer on either device', async () => {
    const bed = await opened()
    bed.clock.advance(10_000)
    const newer = await openLesson(bed, 'su', next)
    bed.clock.advance(20_000)
    expect(await report(bed, newer, 1, 0, 20)).toMatchObject({ presenceRequired: true })
    expect(await report(bed, bed.session, 1, 0, 10)).toMatchObject(refusal('error.presenceRequired'))
    expect((await confirmPresence(bed, 'su', bed.session)).json()).toMatchObject({ presenceRequired: false })
    expect(await report(bed, bed.session, 1, 0, 10)).toMatchObject({ lesson: { position: 10 } })
    bed.clock.advance(10_000)
    expect(await report(bed, newer, 2, 20, 30)).toMatchObject({ presenceRequired: false })
    // Nothing is left that it could report.
    expect((await confirmPresence(bed, 'su', bed.session)).json()).toMatchObject(
      refusal('error.sessionEnded'),
    )
  })

  /** A player that shows 15 of the 20 s that count, without a network, while another one goes on and uses 10 of them up. */
  async function shared() {
    const bed = await opened()
    bed.clock.advance(15_000)
    const newer = await openLesson(bed, 'su', next)
    bed.clock.advance(10_000)
    await report(bed, newer, 1, 0, 10)
    return bed
  }

  it('counts in whole after the answer where the newer one has brought the question nearer', async () => {
    const bed = await shared()
    const late = await report(bed, bed.session, 1, 0, 15)
    expect(late).toMatchObject({ lesson: { position: 10 }, presenceAfterS: 0 })
    expect(late).not.toHaveProperty('sessionEnded')
    expect(await report(bed, bed.session, 1, 0, 15)).toEqual(late)
    expect(await report(bed, bed.session, 2, 10, 15)).toMatchObject(refusal('error.presenceRequired'))
    const { presenceAfterS } = (await confirmPresence(bed, 'su', bed.session)).json()
    expect(await report(bed, bed.session, 2, 10, 15)).toMatchObject({
      lesson: { position: 15 },
      sessionEnded: true,
      // It is play up to the next question.
      presenceAfterS: presenceAfterS - 5,
    })
    expect(await report(bed, bed.session, 3, 15, 16)).toMatchObject(refusal('error.sessionEnded'))
  })

  it('counts no further than its player was told, however long it was open', async () => {
    const bed = await opened()
    bed.clock.advance(60_000)
    const newer = await openLesson(bed, 'su', next)
    bed.clock.advance(20_000)
    expect(await report(bed, newer, 1, 0, 20)).toMatchObject({ presenceRequired: true })
    await confirmPresence(bed, 'su', newer)
    // There was time for a minute, but its player had to ask after 20 s.
    expect(await report(bed, bed.session, 1, 0, 60)).toMatchObject({ sessionEnded: true })
    expect(await watchedTo(bed)).toBe(20)
  })
})
