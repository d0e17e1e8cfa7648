import type { HelpArticle, HelpArticleDetail } from '@portal/api-contract'
import { type Handlers, ok, page } from '../../../contract/handler.ts'
import { notFound } from '../../../contract/problem.ts'
import { selectPage } from '../../../contract/select-page.ts'
import { vote, voteOf } from './votes.ts'

const head = 'id, audience, category, title, text, createdDate, lastModifiedDate, isDeleted, orderNum'

export const helpHandlers = {
  listHelpArticles(call) {
    const { rows, total } = selectPage<HelpArticle>(call, {
      select: head,
      from: 'helpArticle',
      where: 'isDeleted = 0',
    })
    return page(rows, total)
  },
  getHelpArticle({ world, params }) {
    const article = world.db.get<HelpArticleDetail>(
      `SELECT ${head}, content FROM helpArticle WHERE id = ? AND isDeleted = 0`,
      [params.id],
    )
    if (!article) throw notFound()
    return ok(article)
  },
  getHelpVote: ({ world, caller, params }) => ok(voteOf(world, caller.memberId, params.id)),
  voteOnHelp: ({ world, caller, params, body }) =>
    ok(vote(world, caller.memberId, params.id, body.isHelpful)),
} satisfies Partial<Handlers>
