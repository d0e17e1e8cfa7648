import type { CourseProgress, MemberInvoice, MemberOrderDetail } from '@portal/api-contract'
import { afterEach, describe, expect, it } from 'vitest'
import { apply, company } from '../../../../testing/invoicing.ts'
import { contradictionsIn } from '../../../../testing/ledger.ts'
import { decide, payByWeixin } from '../../../../testing/paying.ts'
import { courseProgressOf, openLesson, watchCourse, watchLesson } from '../../../../testing/studying.ts'
import { createTestBed, type TestBed } from '../../../../testing/test-bed.ts'

const day = 86_400_000

/** Of 180 yuan, bought by he two days ago; another one costs as much. */
const [bought, alike] = [3001, 3006]

let bed: TestBed
afterEach(() => expect(contradictionsIn(bed.world.db)).toEqual([]))

const swap = (courseId = alike, from = bought, persona = 'he') =>
  bed.post(`/api/edu-courses/${from}/swap`, { courseId }, persona)
const messageOf = async (...parameters: Parameters<typeof swap>) => {
  const answer = await swap(...parameters)
  return answer.statusCode === 409 ? answer.json<{ message: string }>().message : answer.statusCode
}
const orderOf = async (id: number): Promise<MemberOrderDetail> =>
  (await bed.get(`/api/member-order-detail/${id}`, 'he')).json()
const countOf = (courseId: number) =>
  bed.world.db.get<{ enrolledCount: number }>('SELECT enrolledCount FROM course WHERE id = ?', [courseId])
    ?.enrolledCount ?? 0

const rename = (title: string) =>
  bed.world.db.run('UPDATE course SET title = ? WHERE id = ?', [title, bought])

describe('a swap', () => {
  it('moves enrolment and order to the other course, and leaves money and time of paying', async () => {
    bed = await createTestBed()
    const { orderId } = await courseProgressOf(bed, 'he', bought)
    const before = await orderOf(orderId ?? 0)
    expect(before.swapTerms).toMatchObject({ refusal: null, until: before.refundTerms?.until })
    const [givenBack, taken] = [countOf(bought), countOf(alike)]
    const answer = await swap()
    expect(answer.json<CourseProgress>()).toMatchObject({
      courseId: alike,
      status: 'STUDYING',
      orderId,
      swap: { refusal: 'SWAPPED_BEFORE' },
      refund: { refusal: null },
    })
    expect(await courseProgressOf(bed, 'he', bought)).toMatchObject({
      status: 'NOT_ENROLLED',
      orderId: null,
      swap: null,
    })
    const after = await orderOf(orderId ?? 0)
    expect(after).toMatchObject({
      status: 'PAID',
      subject: '建设项目投资估算与概算编审',
      totalAmount: before.totalAmount,
      payTime: before.payTime,
      details: [{ itemId: alike, itemName: '建设项目投资估算与概算编审', amount: 180 }],
      swapTerms: { refusal: 'SWAPPED_BEFORE' },
    })
    expect([countOf(bought), countOf(alike)]).toEqual([givenBack - 1, taken + 1])
    expect((await openLesson(bed, 'he', 300602)).videoUrl).toContain('signature=')
  })

  it('names the order by the new course, also where the former was renamed since it was bought', async () => {
    bed = await createTestBed()
    const { orderId } = await courseProgressOf(bed, 'he', bought)
    rename('工程量清单计价标准解读')
    await swap()
    expect((await orderOf(orderId ?? 0)).subject).toBe('建设项目投资估算与概算编审')
  })

  it('is made once', async () => {
    bed = await createTestBed()
    await swap()
    expect(await messageOf(bought, alike)).toBe('error.courseSwappedBefore')
  })

  it('is made until seven days after paying', async () => {
    bed = await createTestBed()
    const { swap: terms } = await courseProgressOf(bed, 'he', bought)
    bed.clock.set(terms?.until ?? '')
    bed.clock.advance(1)
    expect(await messageOf()).toBe('error.courseSwapTooLate')
    expect((await courseProgressOf(bed, 'he', bought)).swap?.refusal).toBe('TOO_LATE')
  })

  it('is not made of what was watched, and never of what was completed', async () => {
    bed = await createTestBed()
    const { lessons } = await courseProgressOf(bed, 'he', bought)
    await watchLesson(bed, 'he', lessons[0]?.lessonId ?? 0)
    expect(await messageOf()).toBe('error.courseWatchedTooMuch')
    await watchCourse(bed, 'he', bought)
    await bed.post(`/api/edu-courses/${bought}/reset`, {}, 'he')
    expect(await messageOf()).toBe('error.courseCompleted')
  })

  it('is of a course that was paid for', async () => {
    bed = await createTestBed()
    expect(await messageOf(bought, alike)).toBe('error.courseNotEnrolled')
    await bed.post('/api/edu-courses/3004/enroll', {}, 'he')
    expect(await messageOf(alike, 3004)).toBe('error.courseFree')
    expect(await messageOf(alike, 9999)).toBe(404)
    expect(await messageOf(alike, bought, 'hengxin')).toBe(403)
  })

  it('is not made while the order is being paid back', async () => {
    bed = await createTestBed()
    const { orderId } = await courseProgressOf(bed, 'he', bought)
    await bed.post(`/api/member-orders/${orderId}/refund`, { reason: '买错了课程' }, 'he')
    expect(await messageOf()).toBe('error.orderRefunded')
    expect((await orderOf(orderId ?? 0)).swapTerms).toBeNull()
    expect(await courseProgressOf(bed, 'he', bought)).toMatchObject({
      refund: { refusal: 'REFUND_PENDING' },
      swap: { refusal: 'REFUND_PENDING' },
    })
  })

  it('voids an invoice over the former course, which goes on to say what it was for', async () => {
    bed = await createTestBed()
    const { orderId } = await courseProgressOf(bed, 'he', bought)
    const application = { orderIds: [orderId], invoiceKind: 'E_NORMAL', ...company }
    const { id } = (await apply(bed, application, 'he')).json<MemberInvoice>()
    bed.clock.advance(600_000)
    const invoice = async () =>
      (await bed.get(`/api/member-invoices-detail/${id}`, 'he')).json<MemberInvoice>()
    const { status, xmlUrl } = await invoice()
    expect(status).toBe('ISSUED')
    rename('工程量清单计价标准解读')
    await swap()
    expect(await invoice()).toMatchObject({ status: 'RED_FLUSHED', failReason: '发票所含订单的课程已更换' })
    const document = (await bed.get(`/${xmlUrl}`)).body
    expect(document).toContain('工程量清单计价标准宣贯与实务')
    expect(document).not.toContain('建设项目投资估算与概算编审')
    expect((await orderOf(orderId ?? 0)).invoiceStatus).toBe('NONE')
    const again = (await apply(bed, application, 'he')).json<MemberInvoice>()
    bed.clock.advance(600_000)
    const made = (await bed.get(`/api/member-invoices-detail/${again.id}`, 'he')).json<MemberInvoice>()
    expect((await bed.get(`/${made.xmlUrl}`)).body).toContain('建设项目投资估算与概算编审')
  })

  it('is for another course of the same price that can be taken', async () => {
    bed = await createTestBed()
    expect(await messageOf(3002)).toBe('error.coursePriceDiffers')
    expect(await messageOf(3011)).toBe('error.coursePriceDiffers')
    expect(await messageOf(bought)).toBe('error.courseEnrolled')
    expect(await messageOf(2999)).toBe(404)
    bed.world.db.run('UPDATE course SET year = 2023 WHERE id = ?', [alike])
    expect(await messageOf()).toBe('error.courseNotOnSale')
  })

  it('is not for a course that waits to be paid', async () => {
    bed = await createTestBed()
    const body = { courseId: alike }
    const { orderId } = (await bed.post('/api/weixin/edu/native/pay', body, 'he')).json<{ orderId: number }>()
    expect((await swap()).json()).toMatchObject({ message: 'error.courseOrdered', params: { orderId } })
  })

  it('leads to a refund under the terms of the course that was taken', async () => {
    bed = await createTestBed()
    await swap()
    const { orderId } = await courseProgressOf(bed, 'he', alike)
    await bed.post(`/api/member-orders/${orderId}/refund`, { reason: '仍不合适' }, 'he')
    bed.clock.advance(60_000)
    expect((await orderOf(orderId ?? 0)).status).toBe('REFUNDED')
    expect((await courseProgressOf(bed, 'he', alike)).status).toBe('NOT_ENROLLED')
    const again = (await bed.post('/api/weixin/edu/native/pay', { courseId: bought }, 'he')).json<{
      code_url: string
      orderId: number
    }>()
    await decide(bed, again.code_url, 'success')
    expect((await courseProgressOf(bed, 'he', bought)).swap?.refusal).toBeNull()
    bed.clock.advance(8 * day)
    expect(await messageOf()).toBe('error.courseSwapTooLate')
    expect((await payByWeixin(bed, 'he', { orderId: again.orderId })).statusCode).toBe(409)
  })
})
