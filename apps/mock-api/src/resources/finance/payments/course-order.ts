import type { CoursePayRequest } from '@portal/api-contract'
import type { Caller } from '../../../domain/account/caller.ts'
import type { World } from '../../../world.ts'
import { courseItem, openOrderFor } from '../../education/courses/order-item.ts'
import type { OrderRow } from '../member-orders/order-store.ts'
import { settleDue } from '../member-orders/settle-due.ts'
import { openItemsOrder } from './open-items-order.ts'
import { ownOpenOrder, prepareFor } from './open-order.ts'
import { checkCoursePayRequest } from './pay-request.ts'

function orderOfCourse(world: World, caller: Caller, courseId: number): OrderRow {
  const item = courseItem(world, caller.memberId, courseId)
  const open = openOrderFor(world.db, caller.memberId, courseId)
  if (open !== null) return ownOpenOrder(world, caller, open)
  return openItemsOrder(world, {
    payer: { id: caller.memberId, ownerType: caller.ownerType, name: item.beneficiaryName },
    orderType: 'EDU',
    subject: item.itemName,
    items: [item],
    at: world.clock.now(),
  })
}

/**
 * The open order that a request to pay for a course leads to.
 * @throws HttpProblem 400 unless it names a course or an order, 404 for what is not there for the caller, 409 for what
 * cannot be paid (any more), or is being confirmed as transferred
 */
export function openCourseOrder(world: World, caller: Caller, request: CoursePayRequest): OrderRow {
  checkCoursePayRequest(request)
  return world.db.transaction(() => {
    settleDue(world)
    const { courseId, orderId } = request
    const order =
      courseId === undefined
        ? ownOpenOrder(world, caller, orderId ?? 0)
        : orderOfCourse(world, caller, courseId)
    return prepareFor(world, order, 'WECHAT', null)
  })
}
