import type { LearnersOrder } from '@portal/api-contract'
import { notFound, problem } from '../../../contract/problem.ts'
import type { Caller } from '../../../domain/account/caller.ts'
import { yuanOf } from '../../../domain/money.ts'
import type { World } from '../../../world.ts'
import { itemOfCourse, requireOnSale } from '../../education/courses/order-item.ts'
import { settleDue } from '../../finance/member-orders/settle-due.ts'
import { openItemsOrder } from '../../finance/payments/open-items-order.ts'
import { learnersOf, requireOffered } from './learners.ts'

/**
 * Orders a course for people of a unit.
 * @throws HttpProblem 404 for a course or person that there is not, 409 for what cannot be bought
 */
export function orderForPeople(
  world: World,
  { memberId, name, ownerType }: Caller,
  courseId: number,
  personIds: readonly number[],
): LearnersOrder {
  return world.db.transaction(() => {
    settleDue(world)
    const course = requireOffered(world, courseId)
    if (course.priceFen === 0)
      throw problem(409, 'error.courseFree', `Course ${courseId} costs nothing: whoever wants it enrolls`)
    requireOnSale(course, world.clock.now())
    const people = learnersOf(world, memberId, courseId)
    const chosen = people.filter(({ personId }) => personIds.includes(personId))
    if (chosen.length < personIds.length) throw notFound()
    const taken = chosen.find(({ state }) => state !== 'FREE')
    if (taken) throw problem(409, 'error.courseTaken', `Person ${taken.personId} is ${taken.state} already`)
    const order = openItemsOrder(world, {
      payer: { id: memberId, name, ownerType },
      orderType: 'EDU',
      subject: course.title,
      items: chosen.map((person) => ({
        ...itemOfCourse(course, person.name),
        beneficiaryId: person.personId,
      })),
      at: world.clock.now(),
    })
    return { orderId: order.id, totalAmount: yuanOf(order.totalAmountFen), personCount: chosen.length }
  })
}
