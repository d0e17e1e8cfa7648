import { describe, expect, it } from 'vitest'
import { beat, courseProgressOf, openLesson, playUntilAsked } from '../../../testing/studying.ts'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'

/** The lesson that su is in the middle of, and the one before, which is complete. */
const [current, done] = [300804, 300803]

const refusal = (message: string) => ({ status: 409, message })

describe('what was watched before another player was opened', () => {
  /** A minute without a network, and then a lesson that is opened on another device. */
  async function takenOver() {
    const bed = await createTestBed()
    const older = await openLesson(bed, 'su', done)
    bed.clock.advance(60_000)
    const newer = await openLesson(bed, 'su', current)
    return { bed, older, newer }
  }
  const positionOf = async (bed: TestBed, lessonId: number) =>
    (await courseProgressOf(bed, 'su', 3008)).lessons.find((lesson) => lesson.lessonId === lessonId)?.position

  it('counts when it is reported later, once, and the newer player goes on', async () => {
    const { bed, older, newer } = await takenOver()
    await openLesson(bed, 'su', done)
    const again = await openLesson(bed, 'su', current)
    const late = await beat(bed, 'su', older, { seq: 1, from: 0, to: 40 })
    expect(late.json()).toMatchObject({
      lesson: { position: 40 },
      presenceRequired: false,
      sessionEnded: true,
    })
    expect((await beat(bed, 'su', older, { seq: 1, from: 0, to: 40 })).json()).toEqual(late.json())
    expect((await beat(bed, 'su', older, { seq: 2, from: 40, to: 45 })).json()).toMatchObject(
      refusal('error.sessionEnded'),
    )
    expect((await beat(bed, 'su', newer, { seq: 1, from: 0, to: 5 })).json()).toMatchObject(
      refusal('error.sessionEnded'),
    )
    bed.clock.advance(5000)
    expect((await beat(bed, 'su', again, { seq: 1, from: 0, to: 5 })).statusCode).toBe(200)
  })

  it('counts as far as there was time until then, at the rate that it was played at', async () => {
    const { bed, older, newer } = await takenOver()
    bed.clock.advance(600_000)
    expect((await beat(bed, 'su', older, { seq: 1, from: 0, to: 75 })).statusCode).toBe(200)
    expect(await positionOf(bed, done)).toBe(60)
    // The time since is the newer player's.
    expect((await beat(bed, 'su', newer, { seq: 1, from: 0, to: 80 })).statusCode).toBe(200)
  })

  it('leaves the one report to come where only the answer to one before was lost', async () => {
    const bed = await createTestBed()
    const older = await openLesson(bed, 'su', done)
    bed.clock.advance(10_000)
    await beat(bed, 'su', older, { seq: 1, from: 0, to: 10 })
    bed.clock.advance(60_000)
    await openLesson(bed, 'su', current)
    const again = await beat(bed, 'su', older, { seq: 1, from: 0, to: 10 })
    expect(again.statusCode).toBe(200)
    expect(again.json()).not.toHaveProperty('sessionEnded')
    const late = await beat(bed, 'su', older, { seq: 2, from: 10, to: 40 })
    expect(late.json()).toMatchObject({ lesson: { position: 40 }, sessionEnded: true })
  })

  it('takes the place to go on from nowhere back once the newer player has reported', async () => {
    const bed = await createTestBed()
    const older = await openLesson(bed, 'su', done)
    bed.clock.advance(60_000)
    const newer = await openLesson(bed, 'su', done)
    bed.clock.advance(10_000)
    await beat(bed, 'su', newer, { seq: 1, from: 50, to: 60 })
    expect((await beat(bed, 'su', older, { seq: 1, from: 0, to: 40 })).statusCode).toBe(200)
    expect(await positionOf(bed, done)).toBe(60)
  })

  it('is forgotten with the course, and where the viewer had still to say that they are there', async () => {
    const { bed, older } = await takenOver()
    await bed.post('/api/edu-courses/3008/reset', {}, 'su')
    expect((await beat(bed, 'su', older, { seq: 1, from: 0, to: 40 })).json()).toMatchObject(
      refusal('error.sessionEnded'),
    )
    const other = await createTestBed()
    const { session, seq } = await playUntilAsked(other, 'su', done)
    other.clock.advance(60_000)
    await openLesson(other, 'su', current)
    expect((await beat(other, 'su', session, { seq: seq + 1, from: 0, to: 10 })).json()).toMatchObject(
      refusal('error.sessionEnded'),
    )
  })
})
