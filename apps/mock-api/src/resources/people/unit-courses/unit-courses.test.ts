import type {
  CourseLearner,
  CourseProgress,
  LearnersOrder,
  MemberMessage,
  MemberOrderDetail,
  MyCourse,
} from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { contradictionsIn } from '../../../testing/ledger.ts'
import { decide, payByWeixin } from '../../../testing/paying.ts'
import { watchCourse } from '../../../testing/studying.ts'
import { createTestBed, memberIdOf, type TestBed } from '../../../testing/test-bed.ts'

const unit = 'hengxin'
const person = 'lin'

/** A course with a price that lin does not have. */
async function wanted(bed: TestBed): Promise<number> {
  const query = 'price.greaterThan=0&size=100'
  const offered = (await bed.get(`/api/edu-courses?${query}`, person)).json<(MyCourse & { mine: number })[]>()
  const today = bed.clock.now().toISOString().slice(0, 10)
  const course = offered.find(({ mine, onSaleUntil }) => mine === 0 && onSaleUntil >= today)
  if (!course) throw new Error('Every course is taken')
  return course.id
}

const learnersOf = async ({ get }: TestBed, id: number) =>
  (await get(`/api/unit-courses/${id}/people`, unit)).json<CourseLearner[]>()
const stateOf = async (bed: TestBed, id: number) =>
  (await learnersOf(bed, id)).find(({ personId }) => personId === memberIdOf(person))?.state
const order = ({ post }: TestBed, id: number, personIds = [memberIdOf(person)], by = unit) =>
  post(`/api/unit-courses/${id}/orders`, { personIds }, by)
const progressOf = async ({ get }: TestBed, id: number) =>
  (await get(`/api/edu-courses/${id}/progress`, person)).json<CourseProgress>()

async function pay(bed: TestBed, orderId: number): Promise<void> {
  const { code_url } = (await payByWeixin(bed, unit, { orderId })).json<{ code_url: string }>()
  await decide(bed, code_url, 'success')
}

/** A course that the unit has paid for. */
async function paid(bed: TestBed): Promise<{ id: number; orderId: number }> {
  const id = await wanted(bed)
  const { orderId } = (await order(bed, id)).json<LearnersOrder>()
  await pay(bed, orderId)
  return { id, orderId }
}

describe('a unit’s course for its people', () => {
  it('is one order with a line for each, and theirs once it is paid', async () => {
    const bed = await createTestBed()
    const id = await wanted(bed)
    const free = (await learnersOf(bed, id)).filter(({ state }) => state === 'FREE')
    expect(free.length).toBeGreaterThan(1)
    const chosen = free.slice(0, 2).map(({ personId }) => personId)
    const answer = await order(bed, id, chosen)
    expect(answer.statusCode).toBe(201)
    const { orderId, totalAmount, personCount } = answer.json<LearnersOrder>()
    const detail = (await bed.get(`/api/member-order-detail/${orderId}`, unit)).json<MemberOrderDetail>()
    expect(detail).toMatchObject({ orderType: 'EDU', payerType: 'UNIT', totalAmount })
    expect(personCount).toBe(2)
    expect(detail.details.map(({ beneficiaryName }) => beneficiaryName).sort()).toEqual(
      free
        .slice(0, 2)
        .map(({ name }) => name)
        .sort(),
    )
    expect(detail.details[0]).not.toHaveProperty('beneficiaryId')
    await pay(bed, orderId)
    const after = await learnersOf(bed, id)
    expect(after.filter(({ personId }) => chosen.includes(personId)).map(({ state }) => state)).toEqual([
      'ENROLLED',
      'ENROLLED',
    ])
    expect(contradictionsIn(bed.world.db)).toEqual([])
  })

  it('is seen by the person as paid by the unit, told, and neither refunded nor swapped by them', async () => {
    const bed = await createTestBed()
    const { id, orderId } = await paid(bed)
    const { name } = (await bed.get('/api/member/current', unit)).json()
    expect(await progressOf(bed, id)).toMatchObject({
      ...{ status: 'STUDYING', paidBy: name, orderId: null, refund: null, swap: null },
    })
    const mine = (await bed.get('/api/edu-courses/my?size=100', person)).json<MyCourse[]>()
    expect(mine.find((course) => course.id === id)?.orderId).toBeNull()
    const [notice] = (await bed.get('/api/member-messages?sort=id,desc', person)).json<MemberMessage[]>()
    expect(notice).toMatchObject({ kind: 'EDUCATION', subject: { kind: 'COURSE', id } })
    expect((await bed.get(`/api/member-order-detail/${orderId}`, person)).statusCode).toBe(404)
  })

  it('is swapped for another by none of them: the order stays what the unit paid for', async () => {
    const bed = await createTestBed()
    const { id, orderId } = await paid(bed)
    const before = (await bed.get(`/api/member-order-detail/${orderId}`, unit)).json<MemberOrderDetail>()
    const answer = await bed.post(`/api/edu-courses/${id}/swap`, { courseId: 3001 }, person)
    expect(answer.json()).toMatchObject({ status: 409, message: 'error.coursePaidByUnit' })
    expect((await bed.get(`/api/member-order-detail/${orderId}`, unit)).json()).toEqual(before)
  })

  it('is nothing to swap for while the unit’s order waits to be paid', async () => {
    const bed = await createTestBed()
    const pay = (await bed.post('/api/weixin/edu/native/pay', { courseId: 3001 }, person)).json()
    await decide(bed, pay.code_url, 'success')
    const id = await wanted(bed)
    bed.world.db.run('UPDATE course SET priceFen = 18000 WHERE id = ?', [id])
    const choices = async () =>
      (await bed.get('/api/edu-courses?ordered.equals=0&mine.equals=0&size=100', person)).json<MyCourse[]>()
    expect((await choices()).map((course) => course.id)).toContain(id)
    const { orderId } = (await order(bed, id)).json<LearnersOrder>()
    expect((await choices()).map((course) => course.id)).not.toContain(id)
    const swap = () => bed.post('/api/edu-courses/3001/swap', { courseId: id }, person)
    expect((await swap()).json()).toMatchObject({ status: 409, message: 'error.courseEnrolled' })
    await bed.post(`/api/member-orders/${orderId}/cancel`, {}, unit)
    expect((await swap()).statusCode).toBe(200)
  })

  it('is bought once: not while it is in an order, nor by the person meanwhile', async () => {
    const bed = await createTestBed()
    const id = await wanted(bed)
    const { orderId } = (await order(bed, id)).json<LearnersOrder>()
    expect(await stateOf(bed, id)).toBe('ORDERED')
    expect((await order(bed, id)).json()).toMatchObject({ status: 409, message: 'error.courseTaken' })
    const own = await bed.post('/api/weixin/edu/native/pay', { courseId: id }, person)
    expect(own.json()).toMatchObject({ status: 409, message: 'error.courseEnrolled' })
    await bed.post(`/api/member-orders/${orderId}/cancel`, {}, unit)
    expect(await stateOf(bed, id)).toBe('FREE')
    expect((await order(bed, id)).statusCode).toBe(201)
  })

  it('is given back as a whole, but not once somebody has watched it', async () => {
    const bed = await createTestBed()
    const { id, orderId } = await paid(bed)
    const refundOf = async () =>
      (await bed.get(`/api/member-order-detail/${orderId}`, unit)).json<MemberOrderDetail>().refundTerms
    expect((await refundOf())?.refusal).toBeNull()
    await watchCourse(bed, person, id)
    expect((await refundOf())?.refusal).not.toBeNull()
    const other = await createTestBed()
    const second = await paid(other)
    const refund = `/api/member-orders/${second.orderId}/refund`
    expect((await other.post(refund, { reason: '人员调整' }, unit)).statusCode).toBe(200)
    other.clock.advance(3_600_000)
    expect((await progressOf(other, second.id)).status).toBe('NOT_ENROLLED')
    const [notice] = (await other.get('/api/member-messages?sort=id,desc', person)).json<MemberMessage[]>()
    expect(notice).toMatchObject({
      title: '单位购买的课程已退款',
      subject: { kind: 'COURSE', id: second.id },
    })
    expect(await stateOf(other, second.id)).toBe('FREE')
  })

  it('is for the unit’s own people, for courses with a price, by units alone', async () => {
    const bed = await createTestBed()
    const id = await wanted(bed)
    expect((await order(bed, id, [memberIdOf('tong')])).statusCode).toBe(404)
    expect((await order(bed, 999999)).statusCode).toBe(404)
    expect((await order(bed, id, [memberIdOf(person)], person)).statusCode).toBe(403)
    const [free] = (await bed.get('/api/public/edu-courses?price.equals=0&size=1')).json<{ id: number }[]>()
    expect((await order(bed, free?.id ?? 0)).json()).toMatchObject({ message: 'error.courseFree' })
  })
})
