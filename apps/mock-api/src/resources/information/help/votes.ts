import type { HelpVote } from '@portal/api-contract'
import { notFound } from '../../../contract/problem.ts'
import type { World } from '../../../world.ts'

type Counted = Pick<HelpVote, 'isHelpful' | 'helpfulCount' | 'voteCount'>

const counts = `SELECT (SELECT isHelpful FROM helpVote WHERE articleId = :id AND memberId = :memberId) AS isHelpful,
  count(*) AS voteCount, total(isHelpful) AS helpfulCount FROM helpVote WHERE articleId = :id`

function requireArticle({ db }: World, id: number): void {
  if (!db.get('SELECT id FROM helpArticle WHERE id = ? AND isDeleted = 0', [id])) throw notFound()
}

/** A member's vote on an answer, and how many there are. @throws HttpProblem 404 for a question that there is not */
export function voteOf(world: World, memberId: number, id: number): HelpVote {
  requireArticle(world, id)
  const row = world.db.get<Counted>(counts, { id, memberId })
  return { articleId: id, isHelpful: null, helpfulCount: 0, voteCount: 0, ...row }
}

/** Keeps a member's vote in the place of the one before. @throws HttpProblem 404 for a question that there is not */
export function vote(world: World, memberId: number, id: number, isHelpful: 0 | 1): HelpVote {
  requireArticle(world, id)
  world.db.run(
    `INSERT INTO helpVote (articleId, memberId, isHelpful, votedDate) VALUES (:id, :memberId, :isHelpful, :now)
     ON CONFLICT (articleId, memberId) DO UPDATE SET isHelpful = :isHelpful, votedDate = :now`,
    { id, memberId, isHelpful, now: world.clock.now().toISOString() },
  )
  return voteOf(world, memberId, id)
}
