import { type OwnSite, type PortalClient, unwrap } from '@portal/api-contract'
import { firstSharedDifference } from '../../derived/records/volatile.ts'
import type { Context } from '../../run/context.ts'
import { refused } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { inList, pagesOf } from '../account/hidden-sites.ts'
import { toldOf } from '../account/notices.ts'
import { checkSubmitted, refuseUndoSince } from '../applications/at-desk.ts'
import { introSeen, publish, type Shown, shownSites, siteSeen } from './mini-sites.ts'

const opinion = '契约回放：请补充业绩说明'

/** Saves a mini-site with another introduction. */
export const save = (client: PortalClient, site: OwnSite, intro: string) => {
  const { id, domainId, coverId, logoUrl, contacts, mapLng, mapLat, isPublished } = site
  const body = { id, domainId, coverId, logoUrl, intro, contacts, mapLng, mapLat, isPublished }
  return unwrap(client.PUT('/api/member-webs', { body }))
}

/** With its approval a site is under its new address, and under the former one no more. */
async function checkAddress(context: Context, before: Shown, { published }: OwnSite): Promise<void> {
  if (!published) return
  const now = { ...before, published }
  for (const [what, page] of Object.entries(pagesOf(context, now))) {
    const { status } = (await page()).response
    context.expect(status === 200, `the ${what} of a site is at the address that was approved`, status)
  }
  // A unit's site is read by its id, which stays.
  for (const [what, page] of Object.entries(pagesOf(context, before)))
    if (before.ownerType === 'PERSON' || what !== 'site')
      await refused(context, 404, `the ${what} of an address that a site had before`, page())
  const listed = await inList(context, before)
  context.expect(
    listed === published.domainId,
    'a site is listed under the address that was approved',
    listed,
  )
}

/** A site is returned with a reason, and once it is approved visitors see it. */
async function decideTwice(context: Context, client: PortalClient, site: Shown, before: string) {
  const decide = context.association()
  const about = { kind: 'SITE', id: site.id } as const
  const told = async () => (await toldOf(client, 'SITE', about)).length
  const own = () => unwrap(client.GET('/api/member-web/info'))
  const moved = { ...site, domainId: `replay-${Date.now()}` }
  const waiting = { kind: 'SITE', naming: moved.domainId }
  const intro = `${before}<p>契约回放${Date.now()}</p>`
  const already = await told()
  await save(client, moved, intro)
  await unwrap(publish(client, site.id))
  await decide({ ...waiting, result: 'RETURN', opinion })
  const returned = await own()
  context.expect(returned.status === 'RETURNED', 'a site that is returned is RETURNED', returned.status)
  context.expect(returned.opinion === opinion, 'a site that is returned says why', returned.opinion)
  const kept = await introSeen(context, site)
  context.expect(kept === before, 'of a site that is returned visitors see what they saw', kept)
  const again = await unwrap(publish(client, site.id))
  const last = 'a site that is sent to the review again says what was written last'
  context.expect(again.opinion === opinion, last, again.opinion, 'publishSite')
  await checkSubmitted(context, 'SITE', site.id, { intro })
  await refuseUndoSince(context, 'SITE', site.id, 'it was handed in again')
  await decide({ ...waiting, result: 'APPROVE' })
  const approved = await own()
  context.expect(approved.status === 'PUBLISHED', 'a site that is approved is PUBLISHED', approved.status)
  const shown = approved.published?.intro
  context.expect(shown === intro, 'what is published is what was approved', shown)
  const seen = await introSeen(context, approved)
  context.expect(seen === intro, 'visitors see a site as soon as it is approved', seen)
  const pointer = firstSharedDifference({ ...approved.published }, { ...(await siteSeen(context, approved)) })
  context.expect(pointer === null, 'visitors see of a site what was approved', `another ${pointer}`)
  await checkAddress(context, site, approved)
  const more = (await told()) - already
  context.expect(more === 2, 'each decision about a mini-site is told once', more)
}

/** Visitors see again what they saw, and its owner what was saved. */
async function putBack(context: Context, client: PortalClient, site: OwnSite, before: string): Promise<void> {
  const { status } = await save(client, site, before)
  if (status !== 'PUBLISHED') {
    await unwrap(publish(client, site.id))
    await context.association()({ kind: 'SITE', naming: site.domainId, result: 'APPROVE' })
  }
  await save(client, site, site.intro)
}

export const reviewedSites: Scenario[] = [
  {
    name: 'A mini-site is returned with a reason, and seen once it is approved',
    operations: [
      'decideDeskReview',
      'undoDeskReview',
      'publishSite',
      'getOwnSite',
      'updateSite',
      'getCompanySite',
      'getMemberSite',
      'listMemberMessages',
      'getDeskReview',
      ...(['getCompanySiteInfo', 'getMemberSiteInfo', 'getCompany', 'getMember'] as const),
      ...(['listCompanySites', 'listMemberSites', 'listCompanyItems', 'listMemberItems'] as const),
    ],
    writes: true,
    async run(context) {
      context.association()
      for (const { client, site } of await shownSites(context)) {
        const before = site.published.intro
        try {
          await decideTwice(context, client, site, before)
        } finally {
          await putBack(context, client, site, before)
        }
      }
    },
  },
]
