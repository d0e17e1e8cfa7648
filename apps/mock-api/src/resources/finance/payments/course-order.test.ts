import type { WeixinNativePay } from '@portal/api-contract'
import { afterEach, describe, expect, it } from 'vitest'
import { contradictionsIn } from '../../../testing/ledger.ts'
import { decide, orderOf, tradeOf } from '../../../testing/paying.ts'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'

const minute = 60_000

let bed: TestBed
afterEach(() => expect(contradictionsIn(bed.world.db)).toEqual([]))

const payCourse = (persona: string, body: object) => bed.post('/api/weixin/edu/native/pay', body, persona)
const coursesOf = async (persona: string): Promise<number[]> =>
  (await bed.get('/api/edu-courses/my?size=100', persona)).json<{ id: number }[]>().map(({ id }) => id)

async function paidCourse(persona: string, courseId: number): Promise<WeixinNativePay> {
  bed = await createTestBed()
  const order = (await payCourse(persona, { courseId })).json<WeixinNativePay>()
  await decide(bed, order.code_url, 'success')
  return order
}

describe('paying for a course', () => {
  it('opens an order of its price, and puts the course among one’s own once it is paid', async () => {
    bed = await createTestBed()
    const order = (await payCourse('he', { courseId: 3002 })).json<WeixinNativePay>()
    const course = (await bed.get('/api/public/edu-courses/3002')).json<{ price: number; title: string }>()
    expect(await orderOf(bed, 'he', order.orderId)).toMatchObject({
      orderType: 'EDU',
      subject: course.title,
      totalAmount: course.price,
      payChannel: 'WECHAT',
      status: 'CREATED',
      details: [{ itemType: 'COURSE', itemId: 3002, beneficiaryName: '贺启航', amount: course.price }],
    })
    expect(await coursesOf('he')).not.toContain(3002)
    await decide(bed, order.code_url, 'success')
    expect(await tradeOf(bed, 'he', order.orderId)).toMatchObject({ trade_state: 'SUCCESS' })
    expect(await coursesOf('he')).toContain(3002)
  })

  it('resumes the open order, by the course and by the order', async () => {
    bed = await createTestBed()
    const first = (await payCourse('he', { courseId: 3002 })).json()
    expect((await payCourse('he', { courseId: 3002 })).json()).toEqual(first)
    expect((await payCourse('he', { orderId: first.orderId })).json()).toEqual(first)
  })

  it('is one order, and the same answer, for five who ask at the same moment', async () => {
    bed = await createTestBed()
    const asked = Array.from({ length: 5 }, () => payCourse('he', { courseId: 3002 }))
    const [first, ...others] = (await Promise.all(asked)).map((answer) => answer.json())
    expect(first.orderId).toBeGreaterThan(0)
    expect(others).toEqual([first, first, first, first])
  })

  it('is open to who has applied only, and refused to units', async () => {
    bed = await createTestBed()
    expect((await payCourse('tong', { courseId: 3002 })).statusCode).toBe(200)
    expect((await payCourse('hengxin', { courseId: 3002 })).statusCode).toBe(403)
  })

  it('is refused for a course one has, one that costs nothing, one that is not there and another’s order', async () => {
    const { orderId } = await paidCourse('he', 3002)
    expect((await payCourse('he', { courseId: 3002 })).json()).toMatchObject({
      status: 409,
      message: 'error.courseEnrolled',
    })
    expect((await payCourse('he', { orderId })).json()).toMatchObject({ message: 'error.orderPaid' })
    expect((await payCourse('lin', { orderId })).statusCode).toBe(404)
    expect((await payCourse('he', { courseId: 999_999 })).statusCode).toBe(404)
    const free = (await bed.get('/api/public/edu-courses?price.equals=0')).json<{ id: number }[]>()
    expect((await payCourse('tong', { courseId: free[0]?.id })).json()).toMatchObject({
      message: 'error.courseFree',
    })
  })

  it.each([
    ['neither', {}],
    ['both', { courseId: 3002, orderId: 1 }],
  ])('needs a course or an order, not %s', async (_case, body) => {
    bed = await createTestBed()
    expect((await payCourse('he', body)).json()).toMatchObject({
      status: 400,
      fieldErrors: [{ field: 'courseId' }, { field: 'orderId' }],
    })
  })

  it('is taken back with the course', async () => {
    const { orderId } = await paidCourse('he', 3002)
    await bed.post(`/api/member-orders/${orderId}/refund`, { reason: '报错课程' }, 'he')
    bed.clock.advance(minute)
    expect(await orderOf(bed, 'he', orderId)).toMatchObject({ status: 'REFUNDED' })
    expect(await coursesOf('he')).not.toContain(3002)
    expect((await payCourse('he', { courseId: 3002 })).statusCode).toBe(200)
  })

  it('is kept when more than a tenth of the course was watched', async () => {
    const { orderId } = await paidCourse('he', 3002)
    bed.world.db.run(
      `UPDATE courseEnrollment SET mostWatchedMs = 101 * (SELECT durationS FROM course WHERE id = 3002)
       WHERE courseId = 3002 AND orderId = ?`,
      [orderId],
    )
    await bed.post(`/api/member-orders/${orderId}/refund`, { reason: '报错课程' }, 'he')
    bed.clock.advance(minute)
    expect(await orderOf(bed, 'he', orderId)).toMatchObject({ status: 'PAID' })
    expect(await coursesOf('he')).toContain(3002)
  })
})
