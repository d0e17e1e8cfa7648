import type { SiteItemStatus } from '@portal/api-contract'
import { notFound, problem } from '../../../contract/problem.ts'
import { siteItemDecided } from '../../../domain/notice/membership-notices.ts'
import { type ReviewDecision, statusAfter } from '../../../domain/review.ts'
import { siteItemAfter, siteItemDecision } from '../../../domain/site/site-item.ts'
import type { PendingReview, ReviewDesk } from '../../../review/desk.ts'
import { type TaskWork, unschedule } from '../../../tasks/schedule.ts'
import type { World } from '../../../world.ts'
import { notify } from '../../account/messages/notify.ts'
import { findItem, type ItemRow, publishText, textOf, toOwnItem, writeState } from './item-store.ts'

const kind = 'SITE_ITEM'

/** What is published after a decision: the new text when it is approved, the old one when the new one is rejected. */
function settleText({ db }: World, item: ItemRow, next: SiteItemStatus, isApproved: boolean): void {
  if (item.revision === null) return
  if (isApproved) publishText(db, item.id, textOf(toOwnItem(item)))
  else if (next === 'PUBLISHED') db.run('UPDATE siteItem SET revision = NULL WHERE id = ?', [item.id])
}

/**
 * Carries out a decision on an item that was submitted.
 * @throws HttpProblem 404 for none, 409 for one that does not wait
 */
export function decideItem(world: World, id: number, decision: ReviewDecision, at: Date): void {
  world.db.transaction(() => {
    const item = findItem(world.db, id)
    if (!item) throw notFound()
    const isVisible = item.publishDate !== null
    const next = siteItemAfter({ status: item.status, isVisible }, decision.result)
    if (!next.ok) throw problem(409, 'error.reviewDecided', `The item is ${item.status}, not SUBMITTED`)
    const isApproved = decision.result === 'APPROVE'
    settleText(world, item, next.state, isApproved)
    const decidedDate = at.toISOString()
    const publishDate = isApproved ? (item.publishDate ?? decidedDate) : item.publishDate
    const { result, opinion } = decision
    const made = { decision: statusAfter[result], decidedDate, lastModifiedDate: decidedDate }
    writeState(world.db, id, { ...item, status: next.state, opinion, publishDate, ...made })
    unschedule(world, 'REVIEW_SITE_ITEM', id)
    notify(world, item.memberId, siteItemDecided(toOwnItem(item), result, opinion), at)
  })
}

/** The review by rule. */
export const reviewItemByRule: TaskWork = (world, id, at) => {
  const item = findItem(world.db, id)
  if (item?.status === 'SUBMITTED') decideItem(world, id, siteItemDecision(toOwnItem(item)), at)
}

function pending({ db }: World): PendingReview[] {
  return db.all<PendingReview>(
    `SELECT '${kind}' AS kind, siteItem.id, coalesce(revision ->> '$.title', title) AS title, name AS subtitle,
       submittedDate AS submittedAt
     FROM siteItem JOIN member ON member.id = memberId
     WHERE status = 'SUBMITTED' AND siteItem.isDeleted = 0 ORDER BY submittedDate, siteItem.id`,
  )
}

/** News, cases and honours of the mini-sites. */
export const itemReviewDesk: ReviewDesk = {
  kind,
  name: '会员动态',
  decisions: ['APPROVE', 'RETURN', 'REJECT'],
  pending,
  submission({ db }, id) {
    const item = findItem(db, id)
    return item ? toOwnItem(item) : {}
  },
  decide: decideItem,
}
