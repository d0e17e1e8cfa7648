import { created, type Handlers, ok } from '../../../contract/handler.ts'
import { settleDue } from '../../finance/member-orders/settle-due.ts'
import { learnersOf, requireOffered } from './learners.ts'
import { orderForPeople } from './order.ts'

export const unitCourseHandlers = {
  listCourseLearners({ world, caller, params }) {
    settleDue(world)
    return ok(learnersOf(world, caller.memberId, requireOffered(world, params.id).id))
  },
  orderCourseForPeople({ world, caller, params, body }) {
    const order = orderForPeople(world, caller, params.id, body.personIds)
    return created(order, { location: `api/member-order-detail/${order.orderId}` })
  },
} satisfies Partial<Handlers>
