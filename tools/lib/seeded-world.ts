import { join, sep } from 'node:path'
import { root } from './npm.ts'

const seed = join(root, 'apps/mock-api/src/seed') + sep

const isOfSeed = (path: string) => path.startsWith(seed) && !path.endsWith('.test.ts')

/** Whether the mock's default world is older than the seed. A start that fails, or ends too early, leaves it so. */
export function seededWorld() {
  let isOld = false
  return {
    /** @param changed paths since the last start */
    isStale(changed: string[]): boolean {
      isOld ||= changed.some(isOfSeed)
      return isOld
    },
    /** To be told when the mock has started. */
    made(): void {
      isOld = false
    },
  }
}
