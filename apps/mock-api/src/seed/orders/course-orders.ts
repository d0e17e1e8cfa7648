import { fenOf } from '../../domain/money.ts'
import { itemOfCourse } from '../../resources/education/courses/order-item.ts'
import { courseById } from '../content/courses/index.ts'
import type { MemberSeed } from '../members/members.ts'
import type { OrderDraft } from './orders.ts'

const minute = 60_000
const day = 1440 * minute

/** A course that a persona takes. */
export interface Studies {
  courseId: number
  /** When the order was made, or the persona enrolled in a course that costs nothing. */
  daysAgo: number
  /** When the last lesson was complete; null while under way. */
  completedDaysAgo: number | null
  /** Nothing was watched yet. */
  isUntouched?: true
}

/**
 * Who has studied what: lin over three years; su is in the middle of one course and has the test of another to pass; he has just
 * bought one, which can still be paid back or swapped.
 */
export const studies: Readonly<Record<string, readonly Studies[]>> = {
  lin: [
    { courseId: 3006, daysAgo: 110, completedDaysAgo: 96 },
    { courseId: 3003, daysAgo: 45, completedDaysAgo: 38 },
    { courseId: 3010, daysAgo: 190, completedDaysAgo: 170 },
    { courseId: 3007, daysAgo: 440, completedDaysAgo: 420 },
    { courseId: 3015, daysAgo: 492, completedDaysAgo: 480 },
    { courseId: 3018, daysAgo: 815, completedDaysAgo: 800 },
    { courseId: 3011, daysAgo: 12, completedDaysAgo: null },
  ],
  su: [
    { courseId: 3008, daysAgo: 40, completedDaysAgo: null },
    { courseId: 3004, daysAgo: 20, completedDaysAgo: 6 },
  ],
  he: [{ courseId: 3001, daysAgo: 2, completedDaysAgo: null, isUntouched: true }],
}

/** Whose order for which course is waiting to be paid. */
const waiting: Readonly<Record<string, number>> = { cheng: 3002 }

function draftOf(
  member: MemberSeed,
  courseId: number,
  status: 'PAID' | 'CREATED',
  createdAt: Date,
): OrderDraft {
  const { id, title, yuan } = courseById(courseId)
  return {
    member,
    orderType: 'EDU',
    subject: title,
    items: [itemOfCourse({ id, title, priceFen: fenOf(yuan) }, member.name)],
    payChannel: status === 'PAID' ? 'WECHAT' : 'ALIPAY',
    status,
    createdAt,
    fees: [],
    invoiceStatus: 'NONE',
  }
}

/** What the personas paid, or are about to pay, for their courses. */
export function courseOrders(member: MemberSeed, now: Date): OrderDraft[] {
  const paid = (studies[member.key] ?? []).filter(({ courseId }) => courseById(courseId).yuan > 0)
  const drafts = paid.map(({ courseId, daysAgo }) =>
    draftOf(member, courseId, 'PAID', new Date(now.getTime() - daysAgo * day)),
  )
  const open = waiting[member.key]
  return open === undefined
    ? drafts
    : [...drafts, { ...draftOf(member, open, 'CREATED', new Date(now.getTime() - 25 * minute)), id: 703 }]
}
