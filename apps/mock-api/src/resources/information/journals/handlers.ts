import type { Journal } from '@portal/api-contract'
import { type Handlers, ok, page } from '../../../contract/handler.ts'
import { notFound } from '../../../contract/problem.ts'
import { selectPage } from '../../../contract/select-page.ts'
import { findIssue, isPublished, journalColumns } from './queries.ts'

export const journalHandlers = {
  listJournals(call) {
    const { rows, total } = selectPage<Journal>(call, {
      select: journalColumns,
      from: 'journal',
      where: isPublished,
      parameters: [call.world.clock.now().toISOString()],
    })
    return page(rows, total)
  },
  getJournal({ world, params }) {
    const issue = findIssue(world, params.id)
    if (!issue) throw notFound()
    return ok(issue)
  },
} satisfies Partial<Handlers>
