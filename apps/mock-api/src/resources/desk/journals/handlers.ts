import { created, type Handlers, noContent, ok, page } from '../../../contract/handler.ts'
import { listOf, selectPage } from '../../../contract/select-page.ts'
import { versionsOf } from '../news/article-kind.ts'
import { articleWrites } from '../news/write-article.ts'
import { type JournalRow, journalColumns, journalKind } from './journal-kind.ts'

const journals = articleWrites(journalKind)

export const deskJournalHandlers = {
  listDeskJournals(call) {
    const { rows, total } = selectPage<JournalRow>(call, {
      ...{ select: journalColumns, where: 'isDeleted = 0', ...listOf('journal', 'issue') },
    })
    return page(rows, total)
  },
  getDeskJournal: ({ world, params }) => ok(journalKind.read(world.db, params.id)),
  createDeskJournal({ world, caller, body }) {
    const draft = journals.create(world, caller, body)
    return created(draft, { location: `api/admin/journals/${draft.id}` })
  },
  updateDeskJournal: ({ world, caller, body }) => ok(journals.update(world, caller, body)),
  deleteDeskJournal({ world, caller, params, query }) {
    journals.remove(world, caller, params.id, query.version)
    return noContent()
  },
  publishDeskJournal: ({ world, caller, params, body }) =>
    ok(journals.publish(world, caller, params.id, body)),
  withdrawDeskJournal: ({ world, caller, params, body }) =>
    ok(journals.withdraw(world, caller, params.id, body.version)),
  listDeskJournalVersions({ world, params }) {
    journalKind.read(world.db, params.id)
    return ok(versionsOf(world.db, journalKind, params.id))
  },
} satisfies Partial<Handlers>
