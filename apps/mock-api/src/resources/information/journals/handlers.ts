import { type Handlers, ok, page } from '../../../contract/handler.ts'
import { notFound } from '../../../contract/problem.ts'
import { selectPage } from '../../../contract/select-page.ts'
import { articlesOf, findIssue, isPublished, type StoredJournal, toDetail, toJournal } from './queries.ts'

export const journalHandlers = {
  listJournals(call) {
    const { rows, total } = selectPage<StoredJournal>(call, {
      select: '*',
      from: 'journal',
      where: isPublished,
      parameters: [call.world.clock.now().toISOString()],
    })
    return page(rows.map(toJournal), total)
  },
  getJournal({ world, params }) {
    const issue = findIssue(world, params.id)
    if (!issue) throw notFound()
    return ok(toDetail(issue, articlesOf(world, issue.id)))
  },
} satisfies Partial<Handlers>
