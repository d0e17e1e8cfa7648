import type { World } from '../../world.ts'
import { seedClosings } from '../orders/bank-transfers.ts'
import { scaleApplications } from './applications.ts'
import { scaleOffers } from './offers.ts'
import { scaleOrders } from './orders.ts'
import { scalePeople } from './people.ts'
import { scalePublications } from './publications.ts'
import { scaleSites } from './sites.ts'
import { scaleStaff } from './staff.ts'
import { scaleVisitors } from './visitors.ts'

/** Makes the lists of the desk long: each gets about `count` records, of as many of the further members; roles stay as they are. */
export function scaleDesk(world: World, count: number): void {
  if (count === 0) return
  const people = scalePeople(world, count)
  scaleApplications(world, people)
  scaleOrders(world, people)
  seedClosings(world)
  scaleVisitors(world, people)
  scaleSites(world, people)
  scaleOffers(world, people)
  scalePublications(world, people.length)
  scaleStaff(world, people.length)
}
