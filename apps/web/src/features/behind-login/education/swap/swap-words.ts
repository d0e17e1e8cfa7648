import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CourseProgress } from '@portal/api-contract'

type Refusal = NonNullable<NonNullable<CourseProgress['swap']>['refusal']>

/** Why a course cannot be swapped. */
export const swapRefusals: Record<Refusal, MessageDescriptor> = {
  REFUND_PENDING: msg`这张订单的退款正在审核中，暂不能更换课程。`,
  SWAPPED_BEFORE: msg`这张订单的课程已经换过一次。`,
  COMPLETED: msg`已学完的课程不能更换。`,
  WATCHED_TOO_MUCH: msg`学习进度超过 10% 的课程不能更换。`,
  TOO_LATE: msg`支付已超过 7 日，不能再更换课程。`,
}
