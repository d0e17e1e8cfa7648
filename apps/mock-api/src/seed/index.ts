import { scheduleFeeYear } from '../resources/member-fees/fee-year.ts'
import type { World } from '../world.ts'
import { seedApplications } from './applications/index.ts'
import { applyScenario, clockOfScenario } from './apply-scenario.ts'
import { seedBatches } from './batches.ts'
import { seedBoundContacts } from './bound-contacts.ts'
import { seedCourses } from './courses.ts'
import { seedExamplePhoto } from './example-photo.ts'
import { seedMemberFiles } from './member-files.ts'
import { seedMemberWorld } from './member-world.ts'
import { seedPrints } from './prints.ts'
import { forgetProfile, seedProfiles } from './profiles/index.ts'
import { seedPublicWorld } from './public-world.ts'
import { scaleMembers } from './scale-members.ts'
import { scaleNews } from './scale-news.ts'
import { extraScale, keepScenario, type ScenarioName } from './scenarios.ts'
import { seedServices } from './services/index.ts'
import { seedSites } from './sites/index.ts'

/**
 * Fills an empty world within the caller's transaction. All but its secrets follow from the content and the clock.
 *
 * @param options.news further news items
 * @param options.members further members
 */
export function seedWorld(world: World, { news, members }: { news: number; members: number }): void {
  seedPublicWorld(world)
  seedMemberWorld(world)
  seedProfiles(world)
  seedSites(world)
  seedMemberFiles(world)
  seedExamplePhoto(world)
  seedServices(world)
  seedBoundContacts(world)
  seedCourses(world)
  seedApplications(world)
  seedBatches(world)
  seedPrints(world)
  forgetProfile(world)
  scaleNews(world, news)
  scaleMembers(world, members)
  scheduleFeeYear(world, world.clock.now())
}

/** Fills an empty world with a scenario, on top of it what the configuration's scale asks for. */
export function seedScenario(world: World, scenario: ScenarioName): void {
  keepScenario(world, scenario)
  clockOfScenario(world, scenario)
  const { scale, scaleMembers: asked } = world.config
  const extra = extraScale(scenario)
  seedWorld(world, { news: scale + extra, members: (asked ?? scale) + extra })
  applyScenario(world, scenario)
}
