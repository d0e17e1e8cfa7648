import type {
  ActivitySignUp,
  MemberApply,
  MemberFee,
  MemberMessage,
  MemberOrder,
  MemberSummary,
  MyCourse,
} from '@portal/api-contract'
import { type Handlers, ok } from '../../../contract/handler.ts'
import { membershipState, nextAction, toldApplication } from '../../../domain/member/standing-summary.ts'
import { endOfYear, prcDate } from '../../../domain/prc-time.ts'
import { accountOf } from '../../../security/accounts.ts'
import { memberApplyHandlers } from '../../applications/member-applies/handlers.ts'
import { courseHandlers } from '../../education/courses/handlers.ts'
import { memberFeeHandlers } from '../../finance/member-fees/handlers.ts'
import { memberOrderHandlers } from '../../finance/member-orders/handlers.ts'
import { activityHandlers } from '../../services/activities/handlers.ts'
import { authenticationHandlers } from '../authentication/handlers.ts'
import { confirmationOf } from '../member-basic/confirmation.ts'
import { memberBasicHandlers } from '../member-basic/handlers.ts'
import { messageHandlers } from '../messages/handlers.ts'
import { answerOf, type MemberCall } from '../own-data/own-answers.ts'

// One object a question, since the statements of a list are kept by it.
const latestOrders = { page: 0, size: 3 }
const latestUnread = { 'isRead.equals': 0, page: 0, size: 3 }

/**
 * What can be paid by the member itself, oldest year first: an order of another is not its own to go on with. What was refunded
 * is asked for only where an application waits for it.
 */
const payableIn = (fees: readonly MemberFee[], applications: readonly MemberApply[]): number[] =>
  fees
    .filter(({ id, status, orderId, isPayable }) => {
      if (status === 'PAYING') return orderId !== null
      if (status === 'UNPAID' || status === 'OVERDUE') return true
      return isPayable && applications.some((one) => one.status === 'PENDING_PAYMENT' && one.feeId === id)
    })
    .sort((a, b) => a.feeYear - b.feeYear)
    .map(({ id }) => id)

/** What a unit is about to pay. */
const onBehalfIn = (fees: readonly MemberFee[]): MemberFee[] =>
  fees.filter(({ status, orderId }) => status === 'PAYING' && orderId === null)

/** The course that was opened last of those that are not completed. */
const courseIn = (courses: readonly MyCourse[]): number | null =>
  courses
    .filter(({ status }) => status === 'STUDYING')
    .sort((a, b) => ((a.lastStudyTime ?? a.enrollTime) < (b.lastStudyTime ?? b.enrollTime) ? 1 : -1))[0]
    ?.id ?? null

/** What the home tells of an application. */
function shownApply(current: MemberApply | undefined): MemberSummary['application'] {
  if (!current) return null
  const { id, applyNo, applyKind, status, node, auditRecords, returnReason } = current
  const { submitDate, approveDate, closedDate = null } = current
  const dates = { submitDate, approveDate, closedDate }
  return { id, applyNo, applyKind, status, node, auditRecords, returnReason, ...dates }
}

function nextIn(signUps: readonly ActivitySignUp[], now: string): MemberSummary['nextActivity'] {
  const [next] = signUps
    .filter((one) => one.status === 'SIGNED' && one.payState !== 'CLOSED' && one.endTime > now)
    .filter(({ activityStatus }) => activityStatus !== 'CANCELLED')
    .sort((a, b) => (a.startTime < b.startTime ? -1 : 1))
  if (!next) return null
  const { activityId, activityTitle, startTime, endTime, address } = next
  return { activityId, activityTitle, startTime, endTime, address }
}

const shownOrder = ({ id, orderNo, subject, totalAmount, status, createdDate }: MemberOrder) => ({
  id,
  orderNo,
  subject,
  totalAmount,
  status,
  createdDate,
})

const shownMessage = ({ id, title, createdDate }: MemberMessage) => ({ id, title, createdDate })

/** What only persons have: hours and courses. */
async function studyOf(call: MemberCall) {
  if (call.caller.ownerType === 'UNIT') return { hours: null, courseId: null }
  const { fromYear, toYear, categories } = await answerOf(
    call,
    'getEducationHours',
    courseHandlers.getEducationHours,
  )
  const courses = await answerOf(call, 'listMyCourses', courseHandlers.listMyCourses)
  return { hours: { fromYear, toYear, categories }, courseId: courseIn(courses) }
}

async function summaryOf(call: MemberCall): Promise<MemberSummary> {
  const now = call.world.clock.now()
  const today = prcDate(now)
  const member = await answerOf(call, 'getCurrentMember', authenticationHandlers.getCurrentMember)
  const basic = await answerOf(call, 'getMemberBasic', memberBasicHandlers.getMemberBasic)
  const applications = await answerOf(call, 'listMemberApplies', memberApplyHandlers.listMemberApplies)
  const fees = await answerOf(call, 'listMemberFees', memberFeeHandlers.listMemberFees)
  const info = await answerOf(call, 'getMemberFeeInfo', memberFeeHandlers.getMemberFeeInfo)
  const { unpaidCount, overdueCount, unpaidAmount, payableFeeIds, onBehalfFeeIds } = info
  const orders = await answerOf(call, 'listMemberOrders', memberOrderHandlers.listMemberOrders, latestOrders)
  const signUps = await answerOf(call, 'listMySignUps', activityHandlers.listMySignUps)
  const unread = await answerOf(call, 'countUnreadMessages', messageHandlers.countUnreadMessages)
  const messages = await answerOf(
    call,
    'listMemberMessages',
    messageHandlers.listMemberMessages,
    latestUnread,
  )
  const { hours, courseId } = await studyOf(call)
  const { joinDate } = accountOf(call.world.db, call.caller)
  const confirmation = confirmationOf(call.world, call.caller)
  const ownFeeIds = payableIn(fees, applications)
  const onBehalf = onBehalfIn(fees)
  const owes = ownFeeIds.length > 0
  const facts = {
    ...{ joinDate, validTo: member.validTo, applications, courseId, isComplete: basic.isComplete },
    payableFeeIds: ownFeeIds,
    isPaidFor: onBehalf.some(({ feeYear }) => endOfYear(feeYear) > (member.validTo ?? '')),
    isConfirmationDue: confirmation?.isDue === 1,
    certValidTo: basic.ownerType === 'PERSON' ? basic.certValidTo : null,
  }
  return {
    state: membershipState(facts, today),
    nextAction: nextAction(facts, today),
    membershipStatus: member.membershipStatus,
    memberNo: member.memberNo,
    memberLevel: member.memberLevel,
    validTo: member.validTo,
    application: shownApply(toldApplication(applications, { isMember: joinDate !== null, owes })),
    fees: { unpaidCount, overdueCount, unpaidAmount, payableFeeIds, onBehalfFeeIds },
    dataConfirmation: confirmation,
    unreadCount: unread.unreadCount,
    unreadMessages: messages.map(shownMessage),
    nextActivity: nextIn(signUps, now.toISOString()),
    hours,
    recentOrders: orders.map(shownOrder),
  }
}

export const summaryHandlers = {
  async getMemberSummary(call) {
    return ok(await summaryOf(call))
  },
} satisfies Partial<Handlers>
