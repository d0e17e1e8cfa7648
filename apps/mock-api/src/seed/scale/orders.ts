import type { InvoiceStatus, KeptFile, OrderStatus, PayChannel } from '@portal/api-contract'
import { expiryAfterProof } from '../../domain/order/bank-transfer.ts'
import { refundDecision } from '../../domain/order/refund.ts'
import { prcYear } from '../../domain/prc-time.ts'
import { statusAfter } from '../../domain/review.ts'
import { itemOfCourse } from '../../resources/education/courses/order-item.ts'
import { insertOrder, type NewOrder } from '../../resources/finance/member-orders/order-store.ts'
import { insert } from '../../store/insert.ts'
import type { World } from '../../world.ts'
import { study } from '../courses/study.ts'
import { seedInvoice } from '../orders/invoices.ts'
import { toOrder } from '../orders/orders.ts'
import { seedPayment } from '../orders/payments.ts'
import { publishedAt } from '../public/publish-date.ts'
import { seedUpload } from '../uploads.ts'
import { daysBack, type ScalePerson, tenth } from './people.ts'

const firstId = 100_001
const firstUploadId = 100_011
const hour = 3_600_000
const day = 24 * hour
/** Every order of before is younger than this, and every course that is bought older. */
const longest = 180

interface Course {
  id: number
  title: string
  priceFen: number
}

interface Purchase {
  id: number
  course: Course
  createdAt: Date
  status: OrderStatus
  payChannel: PayChannel
}

const after = (instant: string, milliseconds: number): string =>
  new Date(Date.parse(instant) + milliseconds).toISOString()

/** Courses that had a price and could be taken all the while. */
const coursesOnSale = ({ db, clock }: World): Course[] =>
  db.all<Course>(
    'SELECT id, title, priceFen FROM course WHERE priceFen > 0 AND year >= ? AND publishDate < ? ORDER BY id',
    [prcYear(clock.now()) - 1, new Date(clock.now().getTime() - longest * day).toISOString()],
  )

/** Writes an order over one course with its payment. @returns the order, whose line has the order's own id */
function buy(world: World, member: ScalePerson, purchase: Purchase, change?: Partial<NewOrder>): NewOrder {
  const { id, course, ...rest } = purchase
  const items = [itemOfCourse(course, member.name)]
  const draft = { ...rest, member, items, subject: course.title, fees: [] }
  const order = { ...toOrder({ invoiceStatus: 'NONE', ...draft, orderType: 'EDU' }, id), ...change }
  insertOrder(world.db, order, items)
  if (order.transactionId !== null) seedPayment(world.db, order)
  return order
}

const enroll = ({ db }: World, memberId: number, course: Course, order: NewOrder): void => {
  const isActive = Number(order.status !== 'REFUNDED')
  const enrollTime = order.payTime ?? order.createdDate
  insert(db, 'courseEnrollment', { memberId, courseId: course.id, orderId: order.id, isActive, enrollTime })
}

type Bought = Omit<Purchase, 'status' | 'payChannel'>

function invoiceStateOf({ index }: ScalePerson): InvoiceStatus {
  if (tenth(index) === 2) return 'PENDING'
  return tenth(index) === 3 ? 'REJECTED' : 'ISSUED'
}

const marked = (status: InvoiceStatus) => (status === 'ISSUED' ? 'ISSUED' : 'APPLIED')

/** Some have watched all of their course, some half of it, most have not begun. */
function startCourse(
  world: World,
  { index, id }: ScalePerson,
  { course, createdAt }: Bought,
  order: NewOrder,
) {
  const daysAgo = (world.clock.now().getTime() - createdAt.getTime()) / day
  const completedDaysAgo = index % 20 === 1 ? daysAgo / 2 : null
  if (tenth(index) === 1) study(world, id, { courseId: course.id, daysAgo, completedDaysAgo })
  else enroll(world, id, course, order)
}

/** A course that is paid by transfer and invoiced; the latest transfers wait to be confirmed. */
function buyByTransfer(world: World, person: ScalePerson, purchase: Bought, proof: KeptFile): void {
  const isWaiting = tenth(person.index) === 0
  const recent = publishedAt(world.clock.now(), 1 + (person.index % 5), person.index)
  const createdAt = isWaiting ? recent : purchase.createdAt
  const handedInTime = new Date(createdAt.getTime() + hour / 2).toISOString()
  const decidedTime = isWaiting ? null : after(handedInTime, day)
  const invoice = invoiceStateOf(person)
  const order = buy(
    world,
    person,
    { ...purchase, createdAt, status: isWaiting ? 'CREATED' : 'PAID', payChannel: 'BANK' },
    {
      payTime: decidedTime,
      expireTime: expiryAfterProof(new Date(handedInTime)).toISOString(),
      invoiceStatus: isWaiting ? 'NONE' : marked(invoice),
    },
  )
  const status = isWaiting ? 'CONFIRMING' : 'CONFIRMED'
  const shown = { proof: JSON.stringify(proof), handedInTime, decidedTime }
  insert(world.db, 'bankTransfer', { orderId: order.id, status, ...shown })
  if (isWaiting) return
  startCourse(world, person, purchase, order)
  seedInvoice(world.db, order, person, invoice)
}

/** A course that is asked back: in time and granted, too late and refused, or not decided yet. What is kept is invoiced. */
function buyAndAskBack(world: World, person: ScalePerson, purchase: Bought): void {
  const isPending = tenth(person.index) === 0
  const isLate = tenth(person.index) === 1
  const status = isPending ? 'REFUNDING' : isLate ? 'PAID' : 'REFUNDED'
  const payChannel = person.index % 2 === 0 ? 'ALIPAY' : 'WECHAT'
  const invoiceStatus = isLate ? 'ISSUED' : 'NONE'
  const order = buy(world, person, { ...purchase, status, payChannel }, { invoiceStatus })
  enroll(world, person.id, purchase.course, order)
  if (isLate) seedInvoice(world.db, order, person, 'ISSUED')
  const payTime = order.payTime ?? order.createdDate
  const requestedAt = after(payTime, (isLate ? 9 : 2) * day)
  const terms = { payTime: new Date(payTime), requestedAt: new Date(requestedAt), watchedShare: 0 }
  const { result, opinion } = refundDecision({ ...terms, invoiceUsedFrom: null, wasRefunded: false })
  const decision = isPending
    ? { status: 'PENDING', opinion: null, decidedAt: null }
    : { status: statusAfter[result], opinion, decidedAt: after(requestedAt, day) }
  const { id: orderId, totalAmountFen: amountFen } = order
  const reason = isLate ? '课程与专业不符，申请退款' : '重复购买，申请退回其中一门'
  insert(world.db, 'orderRefund', { id: orderId, orderId, amountFen, reason, requestedAt, ...decision })
}

/** What follows from all of it at once; whoever has studied is counted already. */
function sumUp({ db }: World): void {
  db.run(
    `INSERT INTO orderRefundItem (refundId, orderItemId) SELECT r.id, i.id FROM orderRefund r
    JOIN memberOrderItem i ON i.orderId = r.orderId WHERE r.id >= ?`,
    [firstId],
  )
  db.run(
    `UPDATE memberOrder SET refundStatus = r.status, refundedFen = iif(r.status = 'APPROVED', totalAmountFen, 0),
       lastModifiedDate = coalesce(r.decidedAt, r.requestedAt)
     FROM orderRefund r WHERE r.orderId = memberOrder.id AND r.id >= ?`,
    [firstId],
  )
  db.run(
    `UPDATE course SET enrolledCount = enrolledCount + e.count FROM (SELECT courseId, count(*) AS count
       FROM courseEnrollment WHERE isActive = 1 AND lastLessonId IS NULL AND orderId >= ? GROUP BY courseId) e WHERE e.courseId = course.id`,
    [firstId],
  )
}

/** Everybody has bought two courses: one by transfer to study it, one by another channel, whose money is asked back. */
export function scaleOrders(world: World, people: readonly ScalePerson[]): void {
  const courses = coursesOnSale(world)
  const content = '<p>付款人与订单的付款人一致。</p>'
  const upload = { id: firstUploadId, ownerId: null, name: '转账凭证.pdf', title: '转账凭证', content }
  const proof = seedUpload(world, upload)
  for (const person of people) {
    const { index } = person
    const daysAgo = daysBack(index, people.length, longest - 1, 14)
    const createdAt = publishedAt(world.clock.now(), daysAgo, index)
    const purchaseOf = (place: number) => {
      const course = courses[(index + place) % courses.length]
      if (!course || courses.length < 2) throw new Error('Fewer than two courses have been on sale for long')
      return { id: firstId + index * 2 + place, course, createdAt }
    }
    buyByTransfer(world, person, purchaseOf(0), proof)
    buyAndAskBack(world, person, purchaseOf(1))
  }
  sumUp(world)
}
