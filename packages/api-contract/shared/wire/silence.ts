import type { Outgoing } from './send.ts'
import { Unanswered } from './unanswered.ts'

/** So often in a row an operation may leave a call unanswered: each costs all the time that an answer may take. */
const limit = 3

/** Thrown for a call of an operation that has left too many unanswered. */
export class NotAskedAgain extends Error {
  override readonly name = 'NotAskedAgain'
}

/** Watches which operations answer. */
export interface Silence {
  /** Makes a call. @throws NotAskedAgain for one of an operation that does not answer any more */
  watch<T>(outgoing: Outgoing, make: () => Promise<T>): Promise<T>
}

const nameOf = ({ operation, request }: Outgoing): string =>
  operation?.id ?? `${request.method} ${new URL(request.url).pathname}`

/** Nothing has been silent yet. */
export function createSilence(): Silence {
  const inARow = new Map<string, number>()
  return {
    async watch(outgoing, make) {
      const name = nameOf(outgoing)
      const before = inARow.get(name) ?? 0
      if (before >= limit)
        throw new NotAskedAgain(`${name} left ${limit} calls in a row unanswered, and is not asked again`)
      try {
        const made = await make()
        inARow.delete(name)
        return made
      } catch (error) {
        if (error instanceof Unanswered) inARow.set(name, (inARow.get(name) ?? 0) + 1)
        throw error
      }
    },
  }
}
