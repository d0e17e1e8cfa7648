import { noContent, ok } from '../../contract/handler.ts'
import type { ControlHandlers } from '../types.ts'

/** Controls over the calls that were made. */
export const journalControls = {
  listCalls: ({ world, query }) => ok(world.journal.latest(query.limit ?? 50, query.after)),
  emptyJournal({ world }) {
    world.journal.clear()
    return noContent()
  },
} satisfies Partial<ControlHandlers>
