import { type OwnSite, type PortalClient, unwrap } from '@portal/api-contract'
import { firstSharedDifference } from '../../derived/records/volatile.ts'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'
import { toldOf } from '../account/notices.ts'
import { checkSubmitted } from '../applications/at-desk.ts'
import { introSeen, publish, shownSites, siteSeen } from './mini-sites.ts'

const opinion = '契约回放：请补充业绩说明'

/** Saves a mini-site with another introduction. */
export const save = (client: PortalClient, site: OwnSite, intro: string) => {
  const { id, domainId, coverId, logoUrl, contacts, mapLng, mapLat, isPublished } = site
  const body = { id, domainId, coverId, logoUrl, intro, contacts, mapLng, mapLat, isPublished }
  return unwrap(client.PUT('/api/member-webs', { body }))
}

/** A site is returned with a reason, and once it is approved visitors see it. */
async function decideTwice(context: Context, client: PortalClient, site: OwnSite, before: string) {
  const decide = context.association()
  const about = { kind: 'SITE', id: site.id } as const
  const told = async () => (await toldOf(client, 'SITE', about)).length
  const own = () => unwrap(client.GET('/api/member-web/info'))
  const waiting = { kind: 'SITE', naming: site.domainId }
  const intro = `${before}<p>契约回放${Date.now()}</p>`
  const already = await told()
  await save(client, site, intro)
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
  await decide({ ...waiting, result: 'APPROVE' })
  const approved = await own()
  context.expect(approved.status === 'PUBLISHED', 'a site that is approved is PUBLISHED', approved.status)
  const shown = approved.published?.intro
  context.expect(shown === intro, 'what is published is what was approved', shown)
  const seen = await introSeen(context, approved)
  context.expect(seen === intro, 'visitors see a site as soon as it is approved', seen)
  const pointer = firstSharedDifference({ ...approved.published }, { ...(await siteSeen(context, approved)) })
  context.expect(pointer === null, 'visitors see of a site what was approved', `another ${pointer}`)
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
      'publishSite',
      'getOwnSite',
      'updateSite',
      'getCompanySite',
      'getMemberSite',
      'listMemberMessages',
      'getDeskReview',
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
