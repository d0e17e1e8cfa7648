import { type EducationHours, type PortalClient, unwrap, unwrapList } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import { yearInChina } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import { refused, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { timesTold } from '../account/notices.ts'
import { onJourney } from '../account/travel.ts'
import { checkUntrue } from '../applications/certificates.ts'
import { deskClient, requirePermission } from '../desk/desk-client.ts'
import { progressOf, takeFreeCourse } from './education.ts'
import { checkCategories } from './hours.ts'
import { checkOneAtATime } from './lesson-sessions.ts'
import { buyCourse, offerCourse } from './offered.ts'
import { checkStanding, startCourseOver, watchParts } from './watching.ts'

const elsewhere =
  'it takes money and the time of a course: pay for one, watch it to its end, certify its hours, and let it be paid back'

const hoursOf = (client: PortalClient): Promise<EducationHours> => unwrap(client.GET('/api/edu-hours'))

/** More than any category asks for, so that what is beyond it shows where it is counted. */
const manyHours = 70

/** All of the first lesson and most of the second one were watched: that is 95 % of the course, and not of each lesson. */
async function checkAlmost(context: Context, client: PortalClient, courseId: number, last: number) {
  const { status, progress, creditTime, lastLessonId } = await progressOf(client, courseId)
  const where = 'a course is gone on with at the lesson that was watched last'
  context.expect(lastLessonId === last, where, `${lastLessonId} for ${last}`, 'getCourseProgress')
  const rule =
    'a course is completed once each of its lessons was watched to 95 %, not when all together were'
  context.expect(status === 'STUDYING' && creditTime === null, rule, `${status} at ${progress}`)
}

/** What was completed once is so for good, also when it was started over: it is not given back, and the desk sees when it was. */
async function checkStartedOver(
  context: Context,
  staff: PortalClient,
  client: PortalClient,
  courseId: number,
) {
  const course = await unwrap(staff.GET('/api/admin/courses/{id}', at(courseId)))
  const [first, ...others] = course.chapters
  const lesson = { title: '回放核对用新课时', free: false, video: first?.lessons[0]?.video ?? '' }
  const lessons = [...(first?.lessons ?? []), lesson]
  const body = { ...course, chapters: [{ title: first?.title ?? '', lessons }, ...others] }
  const adding = staff.PUT('/api/admin/courses', { body })
  await refused(context, 400, 'a lesson more in a course that somebody has completed', adding)
  const { refund, swap } = await startCourseOver(context, client, courseId)
  for (const terms of [refund, swap]) {
    const rule = 'a course that was completed is not given back, also when it was started over since'
    context.expect(terms?.refusal === 'COMPLETED', rule, terms?.refusal)
  }
  const query = { 'courseId.equals': courseId }
  const [row] = await unwrap(staff.GET('/api/admin/enrollments', { params: { query } }))
  const rule = 'starting a course over takes nothing of when it was completed'
  context.expect((row?.completeTime ?? null) !== null, rule, row?.completeTime)
  const { creditTime } = await progressOf(client, courseId)
  const isSame = row?.creditTime === creditTime && (row?.lastStudyTime ?? '') > (row?.enrollTime ?? '')
  const known = 'the desk sees when hours were credited and the player reported last, which was no beginning'
  const seen = `${row?.creditTime} / ${creditTime}, ${row?.lastStudyTime} / ${row?.enrollTime}`
  context.expect(isSame, known, seen, 'listDeskEnrollments')
}

/** While a course is asked back, its terms and those of its order say so. */
async function checkPending(context: Context, client: PortalClient, courseId: number, orderId: number) {
  const { refund, swap } = await progressOf(client, courseId)
  const { refundTerms } = await unwrap(client.GET('/api/member-order-detail/{id}', at(orderId)))
  for (const terms of [refund, swap, ...(refundTerms ? [refundTerms] : [])]) {
    const rule = 'what is asked back is neither asked back again nor swapped'
    context.expect(terms?.refusal === 'REFUND_PENDING', rule, terms?.refusal)
  }
}

/** What channels took goes back by them, when the refund is approved at the desk. */
async function payBack(
  context: Context,
  staff: PortalClient,
  client: PortalClient,
  { orderId, courseId }: { orderId: number; courseId: number },
) {
  const [receipt] = await unwrap(client.GET('/api/print-info/receipts/{id}', at(orderId)))
  const body = { reason: '契约回放：重复购买' }
  const order = await unwrap(client.POST('/api/member-orders/{id}/refund', { ...at(orderId), body }))
  await checkPending(context, client, courseId, orderId)
  const rule = 'the receipt of what is no fee bears the number of its order'
  context.expect(receipt?.certNo === order.orderNo, rule, receipt?.certNo, 'getOrderReceipts')
  const query = { 'orderId.equals': orderId }
  const [refund] = await unwrap(staff.GET('/api/admin/refunds', { params: { query } }))
  const { id, payAccounts } = refund ?? context.skip('the desk does not show the refund')
  const account = { payAccount: payAccounts[0]?.accountNo ?? '', receiverType: 'BANK' as const }
  const receiver = { receiverAccount: '6222021208000000001', receiverName: '契约回放' }
  const transfer = { ...account, ...receiver, amount: order.totalAmount }
  const transferring = staff.POST('/api/admin/refunds/{id}/transfer', { ...at(id), body: transfer })
  const what = 'a transfer of what a channel took'
  await refusedWith(context, 409, 'error.refundNotByTransfer', what, transferring)
  const before = await timesTold(client, 'ORDER', orderId)
  const params = { path: { kind: 'ORDER_REFUND' as const, id } }
  const { submittedAt } = await unwrap(staff.GET('/api/admin/reviews/{kind}/{id}', { params }))
  const approval = { submittedAt, result: 'APPROVE' as const }
  await unwrap(staff.POST('/api/admin/reviews/{kind}/{id}/decision', { params, body: approval }))
  const { status } = await unwrap(client.GET('/api/member-order-detail/{id}', at(orderId)))
  context.expect(
    status === 'REFUNDED',
    'what the desk grants is paid back at once',
    status,
    'decideDeskReview',
  )
  if (receipt) await checkUntrue(context, receipt, 'the receipt of a course that was paid back')
  const told = (await timesTold(client, 'ORDER', orderId)) - before
  context.expect(
    told === 1,
    'a refund that the desk grants is told once to its payer',
    told,
    'decideDeskReview',
  )
}

/** Who was paid back studies the course no more. */
async function checkClosed(context: Context, client: PortalClient, courseId: number, lessonId: number) {
  const lesson = at(lessonId)
  const sessionId = crypto.randomUUID()
  const report = { sessionId, seq: 1, from: 0, to: 0.2, rate: 1 }
  for (const [what, call] of [
    ['starting over', () => client.POST('/api/edu-courses/{id}/reset', at(courseId))],
    ['opening', () => client.POST('/api/edu-lessons/{id}/sessions', lesson)],
    ['watching', () => client.POST('/api/edu-lessons/{id}/heartbeat', { ...lesson, body: report })],
    [
      'being present at',
      () => client.POST('/api/edu-lessons/{id}/presence', { ...lesson, body: { sessionId } }),
    ],
  ] as const)
    await refusedWith(context, 409, 'error.courseNotEnrolled', `${what} what was paid back`, call())
}

/** Nothing is left of a course that was paid back: not the course, not its hours, not what certified them. */
async function checkGone(context: Context, client: PortalClient, courseId: number, verifyCode: string) {
  const query = { 'id.equals': courseId }
  const own = await unwrap(client.GET('/api/edu-courses/my', { params: { query } }))
  context.expect(own.length === 0, 'a course that was paid back is gone from the own ones', own[0]?.status)
  const { status } = await progressOf(client, courseId)
  context.expect(status === 'NOT_ENROLLED', 'a course that was paid back is not taken any more', status)
  const { credits } = await hoursOf(client)
  const isCredited = credits.some((credit) => credit.courseId === courseId)
  context.expect(!isCredited, 'a course that was paid back counts no hours', courseId, 'getEducationHours')
  const params = { path: { code: verifyCode } }
  const certificate = await unwrap(context.anonymous.GET('/api/public/edu-certificates/{code}', { params }))
  const isRevoked = certificate.status === 'REVOKED'
  context.expect(isRevoked, 'a certificate over hours that were taken back is REVOKED', certificate.status)
}

async function walk(context: Context, staff: PortalClient): Promise<void> {
  const client = await context.as('person')
  const { id } = await offerCourse(context, staff, { category: '必修', creditHours: manyHours, price: 30 })
  const orderId = await buyCourse(context, client, id)
  const [first, second] = (await progressOf(client, id)).lessons
  if (!first || !second) return context.skip('the course has fewer than two lessons')
  const other = await takeFreeCourse(context, client)
  const [foreign] = other === undefined ? [] : (await progressOf(client, other)).lessons
  const lessons = [second, ...(foreign ? [foreign] : [])].map(({ lessonId }) => lessonId)
  await checkOneAtATime(context, client, [first.lessonId, ...lessons])
  const most = [
    { lesson: first, from: 0, to: 1 },
    { lesson: second, from: 0, to: 0.94 },
  ]
  const clock = context.clock(elsewhere)
  await watchParts(client, clock, most)
  await checkAlmost(context, client, id, second.lessonId)
  const whole = await watchParts(client, clock, [{ lesson: second, from: 0.94, to: 1 }])
  const hours = await hoursOf(client)
  const isCredited = hours.credits.some((credit) => credit.courseId === id)
  context.expect(isCredited, 'a course without a test credits its hours on completion', id)
  checkCategories(context, hours)
  const standing = await progressOf(client, id)
  checkStanding(context, whole, standing)
  const { creditTime } = standing
  await checkStartedOver(context, staff, client, id)
  const body = { year: yearInChina(creditTime ?? context.now()) }
  const { verifyCode } = await unwrap(client.POST('/api/edu-certificates', { body }))
  await payBack(context, staff, client, { orderId, courseId: id })
  await checkClosed(context, client, id, first.lessonId)
  await checkGone(context, client, id, verifyCode)
  const { total } = await unwrapList(
    staff.GET('/api/admin/enrollments', { params: { query: { 'courseId.equals': id } } }),
  )
  context.expect(total === 0, 'a course that was paid back is no enrolment', total, 'listDeskEnrollments')
  const { version, isTaken } = await unwrap(staff.GET('/api/admin/courses/{id}', at(id)))
  const taken = 'a course that was paid back was taken once'
  context.expect(isTaken === 1, taken, isTaken, 'getDeskCourse')
  const withdrawal = staff.POST('/api/admin/courses/{id}/withdraw', { ...at(id), body: { version } })
  const what = 'withdrawing a course that was paid back'
  await refusedWith(context, 409, 'error.courseHasStudents', what, withdrawal)
}

export const paidBack: Scenario[] = [
  {
    name: 'A course that is paid back takes its hours and their certificate along',
    operations: [
      ...(['requestOrderRefund', 'decideDeskReview', 'getDeskReview', 'listDeskRefunds'] as const),
      ...(['transferDeskRefund', 'listMyCourses', 'getCourseProgress', 'getEducationHours'] as const),
      ...(['verifyHourCertificate', 'openLessonSession', 'reportWatched', 'listMemberMessages'] as const),
      ...(['createDeskCourse', 'publishDeskCourse', 'issueHourCertificate', 'resetCourse'] as const),
      ...(['listDeskEnrollments', 'enrollInCourse', 'confirmPresence', 'updateDeskCourse'] as const),
      ...(['getOrderReceipts', 'withdrawDeskCourse', 'getDeskCourse', 'verifyPrintInfo'] as const),
    ],
    writes: true,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.courses', 'desk.refunds')
      await onJourney(context, elsewhere, () => walk(context, staff))
    },
  },
]
