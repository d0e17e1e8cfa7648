import type { UnitInvitation } from '@portal/api-contract'
import { activityCancelled, activityTomorrow, placeTaken } from '../../domain/notice/activity-notices.ts'
import { siteDecided, siteItemDecided } from '../../domain/notice/membership-notices.ts'
import type { Notice } from '../../domain/notice/notice.ts'
import { invitationAccepted, invitationDeclined, invited } from '../../domain/notice/system-notices.ts'
import { notify } from '../../resources/account/messages/notify.ts'
import { invitations, isConcerned } from '../../resources/people/unit-invitations/invitation-store.ts'
import type { World } from '../../world.ts'

const day = 86_400_000

type Tell = (notice: Notice, instant: string) => void

interface Place {
  activityId: number
  activityTitle: string
  startTime: string
  address: string
  signedDate: string
  isCancelled: 0 | 1
}

function ofPlaces({ db, clock }: World, memberId: number, tell: Tell): void {
  const places = db.all<Place>(
    `SELECT activityId, title AS activityTitle, startTime, address, signedDate, isCancelled
     FROM activitySignUp JOIN activity ON activity.id = activityId
     WHERE memberId = ? AND cancelledDate IS NULL AND orderId IS NULL`,
    [memberId],
  )
  for (const { signedDate, isCancelled, ...activity } of places) {
    tell(placeTaken(activity), signedDate)
    const before = new Date(Date.parse(activity.startTime) - day)
    if (before > clock.now()) continue
    tell(isCancelled ? activityCancelled(activity, 0) : activityTomorrow(activity), before.toISOString())
  }
}

const results = { PUBLISHED: 'APPROVE', RETURNED: 'RETURN', REJECTED: 'REJECT' } as const

interface Review {
  id: number
  title: string
  status: keyof typeof results
  opinion: string
  lastModifiedDate: string
}

/** Of what came back from the review, which says why. */
function ofSite({ db }: World, memberId: number, tell: Tell): void {
  const items = db.all<Review>(
    `SELECT id, title, status, opinion, lastModifiedDate FROM siteItem
     WHERE memberId = ? AND opinion IS NOT NULL AND status IN ('PUBLISHED', 'RETURNED', 'REJECTED')`,
    [memberId],
  )
  for (const { status, opinion, lastModifiedDate, ...item } of items)
    tell(siteItemDecided(item, results[status], opinion), lastModifiedDate)
  const site = db.get<Review & { name: string }>(
    `SELECT miniSite.id, name, miniSite.status, opinion, coalesce(savedDate, miniSite.lastModifiedDate) AS lastModifiedDate
     FROM miniSite JOIN member ON member.id = memberId
     WHERE memberId = ? AND opinion IS NOT NULL AND miniSite.status IN ('PUBLISHED', 'RETURNED')`,
    [memberId],
  )
  if (site) tell(siteDecided(site, results[site.status], site.opinion), site.lastModifiedDate)
}

function ofInvitations(world: World, memberId: number, tell: Tell): void {
  const sql = `SELECT * FROM ${invitations} WHERE ${isConcerned}`
  for (const invitation of world.db.all<UnitInvitation>(sql, [memberId])) {
    const { companyId, status, personName, createdDate, answeredDate } = invitation
    if (companyId !== memberId) tell(invited(invitation), createdDate)
    else if (status === 'ACCEPTED') tell(invitationAccepted(invitation, personName ?? ''), answeredDate ?? '')
    else if (status === 'DECLINED') tell(invitationDeclined(invitation), answeredDate ?? '')
  }
}

/** Tells a member of the seed's activities, of the mini-site's review and of invitations. */
export function tellOfServices(world: World, memberId: number): void {
  const tell: Tell = (notice, instant) => notify(world, memberId, notice, new Date(instant))
  ofPlaces(world, memberId, tell)
  ofSite(world, memberId, tell)
  ofInvitations(world, memberId, tell)
}
