import type { World } from '../world.ts'
import { seedMemberWorld } from './member-world.ts'
import { seedPublicWorld } from './public-world.ts'
import { scaleMembers } from './scale-members.ts'
import { scaleNews } from './scale-news.ts'

/**
 * Fills an empty world within the caller's transaction. All but its secrets follow from the content and the clock.
 *
 * @param options.scale further news items and members
 */
export function seedWorld(world: World, { scale }: { scale: number }): void {
  seedPublicWorld(world)
  seedMemberWorld(world)
  scaleNews(world, scale)
  scaleMembers(world, scale)
}
