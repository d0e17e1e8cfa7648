import type { World } from '../../world.ts'
import { seedActivities } from './activities.ts'
import { seedExperts } from './experts.ts'
import { seedGuidance } from './guidance.ts'
import { seedJobSeekers } from './job-seekers.ts'
import { seedJournals } from './journals.ts'
import { seedRecruitments } from './recruitments.ts'
import { seedTenders } from './tenders.ts'

/** Seeds the association's services to its members and the public; needs the members. */
export function seedServices(world: World): void {
  seedGuidance(world)
  seedJournals(world)
  seedTenders(world)
  seedRecruitments(world)
  seedExperts(world)
  seedJobSeekers(world)
  seedActivities(world)
}
