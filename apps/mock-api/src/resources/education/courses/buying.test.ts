import type { CourseProgress, EducationHours, HourCertificate } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { HttpProblem } from '../../../contract/problem.ts'
import { contradictionsIn } from '../../../testing/ledger.ts'
import { decide, payByWeixin } from '../../../testing/paying.ts'
import { courseProgressOf, openLesson, watchCourse, watchLesson } from '../../../testing/studying.ts'
import { createTestBed, memberIdOf, type TestBed } from '../../../testing/test-bed.ts'
import { findOrder, itemsOf } from '../../finance/member-orders/order-store.ts'
import { decideRefund } from '../../finance/order-refunds/decide.ts'
import { insertRefund } from '../../finance/order-refunds/refund-store.ts'
import { openItemsOrder } from '../../finance/payments/open-items-order.ts'
import { moveOrder } from '../../finance/payments/order-moves.ts'
import { courseItem } from './order-item.ts'
import { watchedShareOf } from './progress-store.ts'

const itemFor = (bed: TestBed, persona: string, courseId: number) =>
  courseItem(bed.world, memberIdOf(persona), courseId)

function order(bed: TestBed, persona: string, courseId: number): number {
  const item = itemFor(bed, persona, courseId)
  const payer = { id: memberIdOf(persona), ownerType: 'PERSON', name: item.beneficiaryName } as const
  const what = { payer, orderType: 'EDU', subject: item.itemName, items: [item] } as const
  return openItemsOrder(bed.world, { ...what, at: bed.clock.now() }).id
}

async function buy(bed: TestBed, persona: string, courseId: number): Promise<number> {
  const orderId = order(bed, persona, courseId)
  const { code_url } = (await payByWeixin(bed, persona, { orderId })).json<{ code_url: string }>()
  await decide(bed, code_url, 'success')
  return orderId
}

function refund(bed: TestBed, orderId: number): void {
  const { db } = bed.world
  const order = findOrder(db, orderId)
  if (!order) throw new Error(`Order ${orderId} is gone`)
  const at = bed.clock.now()
  const id = insertRefund(db, { orderId, items: itemsOf(db, orderId), reason: '不再需要' }, at)
  moveOrder(bed.world, order, { event: 'REQUEST_REFUND', at })
  decideRefund(bed.world, id, { result: 'APPROVE', opinion: '' }, at)
}

describe('a course as a line of an order', () => {
  it('states its name, its price and who will study', async () => {
    expect(itemFor(await createTestBed(), 'su', 3001)).toMatchObject({
      itemType: 'COURSE',
      itemId: 3001,
      itemName: '工程量清单计价标准宣贯与实务',
      beneficiaryName: '苏婉清',
      quantity: 1,
      priceFen: 18_000,
      amountFen: 18_000,
    })
  })

  it.each([
    ['that costs nothing', 3004, { status: 409, code: 'error.courseFree' }],
    ['that the member has', 3008, { status: 409, code: 'error.courseEnrolled' }],
    ['that is not there', 2999, { status: 404 }],
    ['of a programme of the year before last', 3009, { status: 409, code: 'error.courseNotOnSale' }],
  ])('refuses one %s', async (_, courseId, expected) => {
    const bed = await createTestBed()
    expect(() => itemFor(bed, 'su', courseId)).toThrow(HttpProblem)
    expect(() => itemFor(bed, 'su', courseId)).toThrow(expect.objectContaining(expected))
  })
})

describe('paying for a course', () => {
  it('makes it the payer’s own, at once', async () => {
    const bed = await createTestBed()
    const orderId = await buy(bed, 'su', 3001)
    expect(await courseProgressOf(bed, 'su', 3001)).toMatchObject({
      status: 'STUDYING',
      orderId,
      openOrderId: null,
    })
    const [newest] = (await bed.get('/api/edu-courses/my?sort=enrollTime,desc', 'su')).json()
    expect(newest).toMatchObject({ id: 3001, orderId, enrollTime: bed.clock.now().toISOString() })
    expect((await openLesson(bed, 'su', 300102)).videoUrl).toContain('signature=')
    expect(contradictionsIn(bed.world.db)).toEqual([])
  })

  it('does so for the order that was waiting', async () => {
    const bed = await createTestBed()
    const { openOrderId } = await courseProgressOf(bed, 'cheng', 3002)
    const answer = await payByWeixin(bed, 'cheng', { orderId: openOrderId })
    await decide(bed, answer.json<{ code_url: string }>().code_url, 'success')
    expect((await courseProgressOf(bed, 'cheng', 3002)).orderId).toBe(openOrderId)
  })

  it('is not done by leaving the cashier', async () => {
    const bed = await createTestBed()
    const orderId = order(bed, 'su', 3001)
    const { code_url } = (await payByWeixin(bed, 'su', { orderId })).json<{ code_url: string }>()
    await decide(bed, code_url, 'leave')
    expect(await courseProgressOf(bed, 'su', 3001)).toMatchObject({
      status: 'NOT_ENROLLED',
      openOrderId: orderId,
    })
  })
})

describe('the terms of a refund', () => {
  const termsOf = async (bed: TestBed, courseId = 3016) =>
    (await courseProgressOf(bed, 'su', courseId)).refund

  it('last seven days from paying, and are none for a course that cost nothing', async () => {
    const bed = await createTestBed()
    await buy(bed, 'su', 3016)
    const until = new Date(bed.clock.now().getTime() + 7 * 86_400_000).toISOString()
    expect(await termsOf(bed)).toEqual({ until, refusal: null })
    bed.clock.set(until)
    bed.clock.advance(1)
    expect(await termsOf(bed)).toEqual({ until, refusal: 'TOO_LATE' })
    expect(await termsOf(bed, 3004)).toBeNull()
    expect(await termsOf(bed, 3001)).toBeNull()
  })

  it.each([
    ['last until', 0, null],
    ['end a millisecond beyond', 1, 'WATCHED_TOO_MUCH'],
  ])('%s a tenth watched', async (_what, beyond, refusal) => {
    const bed = await createTestBed()
    await buy(bed, 'su', 3016)
    const sql = `UPDATE courseEnrollment SET mostWatchedMs = 100 * (SELECT durationS FROM course WHERE id = 3016) + ?
      WHERE memberId = ? AND courseId = 3016`
    bed.world.db.run(sql, [beyond, memberIdOf('su')])
    const { refund, swap } = await courseProgressOf(bed, 'su', 3016)
    expect([refund?.refusal, swap?.refusal]).toEqual([refusal, refusal])
  })

  it('end with 10 % watched, and with completion for good', async () => {
    const bed = await createTestBed()
    const orderId = await buy(bed, 'su', 3016)
    const { lessons } = await courseProgressOf(bed, 'su', 3016)
    await watchLesson(bed, 'su', lessons[0]?.lessonId ?? 0)
    expect((await termsOf(bed))?.refusal).toBe('WATCHED_TOO_MUCH')
    await bed.post('/api/edu-courses/3016/reset', {}, 'su')
    expect((await termsOf(bed))?.refusal).toBe('WATCHED_TOO_MUCH')
    expect(watchedShareOf(bed.world, orderId)).toBeGreaterThan(0.1)
    await watchCourse(bed, 'su', 3016)
    await bed.post('/api/edu-courses/3016/reset', {}, 'su')
    expect((await termsOf(bed))?.refusal).toBe('COMPLETED')
    expect(watchedShareOf(bed.world, orderId)).toBe(1)
  })
})

describe('a course with a test that was not passed', () => {
  it('was completed all the same, also after it is started over', async () => {
    const bed = await createTestBed()
    const orderId = await buy(bed, 'su', 3001)
    await watchCourse(bed, 'su', 3001)
    await bed.post('/api/edu-courses/3001/reset', {}, 'su')
    const { creditTime, progress, refund: terms } = await courseProgressOf(bed, 'su', 3001)
    expect({ creditTime, progress, refusal: terms?.refusal }).toEqual({
      creditTime: null,
      progress: 0,
      refusal: 'COMPLETED',
    })
    expect(watchedShareOf(bed.world, orderId)).toBe(1)
  })
})

describe('a refund', () => {
  it('takes the course back with its player and its hours, and revokes what certified them', async () => {
    const bed = await createTestBed()
    const orderId = await buy(bed, 'su', 3016)
    await watchCourse(bed, 'su', 3016)
    const certificate = (
      await bed.post('/api/edu-certificates', { year: 2026 }, 'su')
    ).json<HourCertificate>()
    expect(certificate).toMatchObject({ electiveHours: 6, status: 'VALID' })
    refund(bed, orderId)
    expect(await courseProgressOf(bed, 'su', 3016)).toMatchObject({
      status: 'NOT_ENROLLED',
      creditTime: null,
    })
    expect((await bed.get('/api/edu-hours', 'su')).json<EducationHours>().credits).toEqual([])
    const seen = await bed.get(`/api/public/edu-certificates/${certificate.verifyCode}`)
    expect(seen.json()).toMatchObject({ status: 'REVOKED' })
    expect((await bed.post('/api/edu-lessons/301602/sessions', {}, 'su')).statusCode).toBe(409)
    expect(contradictionsIn(bed.world.db)).toEqual([])
  })

  it('closes the address of a video that is open', async () => {
    const bed = await createTestBed()
    const orderId = await buy(bed, 'su', 3016)
    const { videoUrl } = await openLesson(bed, 'su', 301602)
    expect((await bed.get(`/${videoUrl}`)).statusCode).toBe(200)
    refund(bed, orderId)
    expect((await bed.get(`/${videoUrl}`)).statusCode).toBe(403)
  })

  it('keeps what was watched for whoever buys the course again', async () => {
    const bed = await createTestBed()
    refund(bed, await buy(bed, 'su', 3016))
    await buy(bed, 'su', 3016)
    await watchCourse(bed, 'su', 3016)
    refund(bed, (await courseProgressOf(bed, 'su', 3016)).orderId ?? 0)
    await buy(bed, 'su', 3016)
    expect((await courseProgressOf(bed, 'su', 3016)) satisfies CourseProgress).toMatchObject({
      status: 'COMPLETED',
      progress: 1,
    })
    expect((await courseProgressOf(bed, 'su', 3016)).creditTime).not.toBeNull()
    expect(contradictionsIn(bed.world.db)).toEqual([])
  })

  it('leaves the hours in the year of completion for whoever gets the course again, by buying or by a swap', async () => {
    const bed = await createTestBed()
    bed.world.db.run('UPDATE course SET priceFen = 18000, year = 2026 WHERE id = 3016')
    const first = await buy(bed, 'su', 3016)
    const { creditTime } = await watchCourse(bed, 'su', 3016)
    expect(creditTime).toContain('2026-')
    refund(bed, first)
    bed.clock.set('2027-01-02T02:00:00.000Z')
    const second = await buy(bed, 'su', 3016)
    expect((await courseProgressOf(bed, 'su', 3016)).creditTime).toBe(creditTime)
    refund(bed, second)
    await buy(bed, 'su', 3001)
    expect((await bed.post('/api/edu-courses/3001/swap', { courseId: 3016 }, 'su')).json()).toMatchObject({
      status: 'COMPLETED',
      progress: 1,
      creditTime,
    })
    expect(contradictionsIn(bed.world.db)).toEqual([])
  })
})
