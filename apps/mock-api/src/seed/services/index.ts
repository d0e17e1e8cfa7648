import type { World } from '../../world.ts'
import { seedActivities } from './activities.ts'
import { seedGuidance } from './guidance.ts'
import { seedMessages } from './messages.ts'
import { seedRecruitments } from './recruitments.ts'
import { seedTenders } from './tenders.ts'

/** What the association does for its members and the public; the members must be there already. */
export function seedServices(world: World): void {
  seedGuidance(world)
  seedTenders(world)
  seedRecruitments(world)
  seedActivities(world)
  seedMessages(world)
}
