import { noContent, ok } from '../../contract/handler.ts'
import type { ControlHandlers } from '../types.ts'

/** The controls of the journal. */
export const journalControls = {
  listCalls({ world, query }) {
    const { limit = 200, ...only } = query
    return ok(world.journal.latest(limit, only))
  },
  emptyJournal({ world }) {
    world.journal.clear()
    return noContent()
  },
} satisfies Partial<ControlHandlers>
