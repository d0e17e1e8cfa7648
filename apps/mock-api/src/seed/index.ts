import { scheduleYearEnding } from '../resources/account/messages/year-ending.ts'
import { scheduleFeeYear } from '../resources/finance/member-fees/fee-year.ts'
import type { World } from '../world.ts'
import { seedApplications } from './applications/index.ts'
import { applyScenario, clockOfScenario } from './apply-scenario.ts'
import { seedCourses } from './courses/courses.ts'
import { seedExamplePhoto } from './example-photo.ts'
import { seedMemberWorld } from './member-world.ts'
import { seedBoundContacts } from './members/bound-contacts.ts'
import { seedMemberFiles } from './members/member-files.ts'
import { scaleMembers } from './members/scale-members.ts'
import { seedUnitPeople } from './members/unit-people.ts'
import { seedBankTransfers, seedClosings } from './orders/bank-transfers.ts'
import { seedBatches } from './orders/batches.ts'
import { seedRefundsByTransfer } from './orders/refunds.ts'
import { seedPrints } from './prints.ts'
import { removeProfile, seedConfirmations, seedProfiles } from './profiles/index.ts'
import { seedPublicWorld } from './public/index.ts'
import { scaleNews } from './public/scale-news.ts'
import { seedRegister } from './register/index.ts'
import { scaleDesk } from './scale/index.ts'
import { extraScale, type ScenarioName, storeScenario } from './scenarios.ts'
import { seedFavourites } from './services/favourites.ts'
import { seedServices } from './services/index.ts'
import { seedMessages } from './services/messages.ts'
import { seedSites } from './sites/index.ts'
import { seedStaff } from './staff.ts'

interface Scale {
  news: number
  members: number
  deskMembers: number
}

/**
 * Fills an empty world within the caller's transaction. Everything except its secrets is determined by the content and the clock.
 *
 * @param scale.news further news items
 * @param scale.members further members
 * @param scale.deskMembers of them, whose records make the lists of the desk long
 */
export function seedWorld(world: World, { news, members, deskMembers }: Scale): void {
  seedStaff(world)
  seedMemberWorld(world)
  seedProfiles(world)
  seedConfirmations(world)
  const register = seedRegister(world)
  seedSites(world, register)
  seedMemberFiles(world)
  seedExamplePhoto(world)
  seedServices(world)
  seedPublicWorld(world)
  seedBoundContacts(world)
  seedCourses(world)
  seedApplications(world)
  seedBatches(world)
  seedRefundsByTransfer(world)
  seedBankTransfers(world)
  seedClosings(world)
  seedUnitPeople(world)
  seedPrints(world)
  seedMessages(world)
  seedFavourites(world)
  removeProfile(world)
  scaleNews(world, news)
  scaleMembers(world, members)
  scaleDesk(world, deskMembers)
  scheduleFeeYear(world, world.clock.now())
  scheduleYearEnding(world, world.clock.now())
}

/** Fills an empty world with a scenario, on top of it what the configuration's scale asks for. */
export function seedScenario(world: World, scenario: ScenarioName): void {
  storeScenario(world, scenario)
  clockOfScenario(world, scenario)
  const { scale, scaleMembers: asked } = world.config
  const extra = extraScale(scenario)
  const deskMembers = asked ?? scale
  seedWorld(world, { news: scale + extra.news, members: deskMembers + extra.members, deskMembers })
  applyScenario(world, scenario)
}
