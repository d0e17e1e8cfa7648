import { notFound, problem } from '../../../contract/problem.ts'
import { siteDecided } from '../../../domain/notice/membership-notices.ts'
import type { ReviewDecision } from '../../../domain/review.ts'
import { siteAfter } from '../../../domain/site/mini-site.ts'
import { siteItemDecision } from '../../../domain/site/site-item.ts'
import type { PendingReview, ReviewDesk } from '../../../review/desk.ts'
import { type TaskWork, unschedule } from '../../../tasks/schedule.ts'
import type { World } from '../../../world.ts'
import { notify } from '../../account/messages/notify.ts'
import { findSite, savedText, toOwnSite, writeState, writeText } from './own-store.ts'

const kind = 'SITE'

/**
 * Carries out a decision on a mini-site that was sent to the review; what is approved is what visitors see from then on.
 * @throws HttpProblem 404 for none, 409 for one that does not wait
 */
function decideSite(world: World, id: number, decision: ReviewDecision, at: Date): void {
  const { db } = world
  db.transaction(() => {
    const site = findSite(db, id)
    if (!site) throw notFound()
    const isApproved = decision.result === 'APPROVE'
    const next = siteAfter(site.status, isApproved ? 'APPROVE' : 'RETURN')
    if (!next.ok) throw problem(409, 'error.reviewDecided', `The site is ${site.status}, not SUBMITTED`)
    const date = at.toISOString()
    if (isApproved) writeText(db, id, savedText(site))
    if (isApproved)
      db.run('UPDATE miniSite SET lastModifiedDate = ?, savedDate = NULL WHERE id = ?', [date, id])
    const dated = isApproved ? { approvedDate: date } : { returnedDate: date }
    writeState(db, id, { ...site, status: next.state, opinion: decision.opinion, ...dated })
    unschedule(world, 'REVIEW_SITE', id)
    notify(world, site.memberId, siteDecided(site, decision.result, decision.opinion), at)
  })
}

/** The review by rule. */
export const reviewSiteByRule: TaskWork = (world, id, at) => {
  const site = findSite(world.db, id)
  if (site?.status !== 'SUBMITTED') return
  decideSite(world, id, siteItemDecision({ title: '', content: savedText(site).intro }), at)
}

function pending({ db }: World): PendingReview[] {
  return db.all<PendingReview>(
    `SELECT '${kind}' AS kind, miniSite.id, name AS title, coalesce(revision ->> '$.domainId', domainId) AS subtitle,
       submittedDate AS submittedAt
     FROM miniSite JOIN member ON member.id = memberId
     WHERE miniSite.status = 'SUBMITTED' AND miniSite.isDeleted = 0 ORDER BY submittedDate, miniSite.id`,
  )
}

/** The mini-sites themselves; what stands on them is decided one by one. */
export const siteReviewDesk: ReviewDesk = {
  kind,
  name: '微网站',
  decisions: ['APPROVE', 'RETURN'],
  pending,
  submission({ db }, id) {
    const site = findSite(db, id)
    return site ? toOwnSite(site) : {}
  },
  decide: decideSite,
}
