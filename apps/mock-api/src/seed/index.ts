import type { World } from '../world.ts'
import { seedPublicWorld } from './public-world.ts'
import { scaleNews } from './scale.ts'

/**
 * Fills an empty world within the caller's transaction. Everything follows from the content and the world's clock.
 *
 * @param options.scale further news items and members
 */
export function seedWorld(world: World, { scale }: { scale: number }): void {
  seedPublicWorld(world)
  scaleNews(world, scale)
}
