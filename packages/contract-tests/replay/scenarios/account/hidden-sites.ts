import { type OwnSite, type PortalClient, unwrap } from '@portal/api-contract'
import { putBack } from '../../../shared/http/put-back.ts'
import { firstDifference } from '../../derived/records/volatile.ts'
import type { Context } from '../../run/context.ts'
import { refused } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { type Shown, shownSites } from '../sites/mini-sites.ts'

interface Items {
  data?: { id: number }[]
}

const save = (client: PortalClient, site: OwnSite, isPublished: 0 | 1) => {
  const { id, domainId, coverId, logoUrl, intro, contacts, mapLng, mapLat } = site
  const body = { id, domainId, coverId, logoUrl, intro, contacts, mapLng, mapLat, isPublished }
  return client.PUT('/api/member-webs', { body })
}

/** The pages of a mini-site that visitors open, by what they are. */
export function pagesOf({ anonymous }: Context, { ownerType, id, published }: Shown) {
  const params = { query: { domainId: published.domainId } }
  return ownerType === 'UNIT'
    ? {
        frame: () => anonymous.GET('/api/public/company-web-info', { params }),
        site: () => anonymous.GET('/api/public/company-web/{id}', { params: { path: { id } } }),
        profile: () => anonymous.GET('/api/public/company-info', { params }),
        items: () => anonymous.GET('/api/public/company-news/list', { params }),
        news: () => anonymous.GET('/api/public/company-news-list', { params }),
        cases: () => anonymous.GET('/api/public/company-news-construct', { params }),
        honours: () => anonymous.GET('/api/public/company-news-certificate', { params }),
      }
    : {
        frame: () => anonymous.GET('/api/public/member-web-info', { params }),
        site: () => anonymous.GET('/api/public/member-web/intro', { params }),
        profile: () => anonymous.GET('/api/public/member-info', { params }),
        items: () => anonymous.GET('/api/public/member-news/list', { params }),
        qualifications: () => anonymous.GET('/api/public/member-prof-list', { params }),
        cases: () => anonymous.GET('/api/public/member-news-construct', { params }),
        achievements: () => anonymous.GET('/api/public/member-news-achieve', { params }),
      }
}

/** The address of a site in the list of those that are shown; nothing where the list has it not. */
export async function inList({ anonymous }: Context, { ownerType, id }: Shown): Promise<string | undefined> {
  const params = { query: { 'id.equals': id } }
  const [row] =
    ownerType === 'UNIT'
      ? await unwrap(anonymous.GET('/api/public/company-web-list', { params }))
      : await unwrap(anonymous.GET('/api/public/member-web-list', { params }))
  return row?.domainId
}

/** The address that the list of members gives of a site's owner; null also where several have the name. */
async function inDirectory({ anonymous }: Context, { ownerType, name }: Shown) {
  const [byUnit, byName] = [{ 'companyName.equals': name }, { 'name.equals': name }]
  const rows =
    ownerType === 'UNIT'
      ? await unwrap(anonymous.GET('/api/public/info-companies/query', { params: { query: byUnit } }))
      : await unwrap(anonymous.GET('/api/public/info-members/query', { params: { query: byName } }))
  return rows.length === 1 ? rows[0]?.domainId : null
}

/** A member's own addresses are not taken, neither the one that was saved nor the one that visitors use. */
async function checkOwnAddresses({ expect }: Context, client: PortalClient, own: string[]): Promise<void> {
  for (const domainId of own) {
    const params = { query: { domainId } }
    const { isTaken } = await unwrap(client.GET('/api/member-webs/domain', { params }))
    expect(isTaken === 0, 'an own address is not taken, saved or approved', domainId, 'checkSiteDomain')
  }
}

/** What was saved is seen by its owner alone until it was approved. */
async function saveUnseen(context: Context, client: PortalClient, site: Shown): Promise<void> {
  const intro = `<p>契约回放${Date.now()}</p>`
  const domainId = `replay-${Date.now()}`
  await unwrap(save(client, { ...site, intro, domainId }, 1))
  const { data } = await pagesOf(context, site).site()
  context.expect(data?.intro === site.published.intro, 'visitors see what was approved last', data?.intro)
  const { response } = await pagesOf(context, site).frame()
  context.expect(response.ok, 'a site stays under the address that was approved', response.status)
  const ahead = pagesOf(context, { ...site, published: { ...site.published, domainId } })
  // A unit's site is read by its id, which stays.
  for (const [what, page] of Object.entries(ahead))
    if (site.ownerType === 'PERSON' || what !== 'site')
      await refused(context, 404, `the ${what} of an address that was only saved`, page())
  const other = context.credentials.person && (await context.as('person'))
  const check = await other?.GET('/api/member-webs/domain', { params: { query: { domainId } } })
  const isTaken = check?.data?.isTaken
  context.expect(
    isTaken !== 0,
    'an address that was only saved is taken for others',
    isTaken,
    'checkSiteDomain',
  )
  const params = { query: { domainId: site.published.domainId } }
  const former = await other?.GET('/api/member-webs/domain', { params })
  const shown = 'the address that visitors use is taken for others, also while another one is saved'
  context.expect(former?.data?.isTaken !== 0, shown, former?.data?.isTaken, 'checkSiteDomain')
  const { isTaken: isKept } = await unwrap(client.GET('/api/member-webs/domain', { params }))
  const kept = 'the address that was approved is its owner’s while another one is saved'
  context.expect(isKept === 0, kept, isKept, 'checkSiteDomain')
  const own = await unwrap(client.GET('/api/member-web/info'))
  context.expect(own.intro === intro, 'the owner sees what was saved', own.intro)
  const pointer = firstDifference(own.published, site.published)
  const rule = 'what was approved stays as it is, whatever is saved'
  context.expect(pointer === null, rule, `another ${pointer}`, 'getOwnSite')
  await checkOwnAddresses(context, client, [domainId, site.published.domainId])
}

/** An item of a site that is shown, alone and among those of all sites. */
async function itemOf({ anonymous }: Context, { ownerType }: Shown, items: () => Promise<Items>) {
  const [row] = (await items()).data ?? []
  if (!row) return null
  const byId = { params: { path: { id: row.id } } }
  const among = { params: { query: { 'id.equals': row.id } } }
  return ownerType === 'UNIT'
    ? {
        alone: () => anonymous.GET('/api/public/company-news/{id}', byId),
        among: () => unwrap(anonymous.GET('/api/public/company-news/list', among)),
      }
    : {
        alone: () => anonymous.GET('/api/public/member-news/{id}', byId),
        among: () => unwrap(anonymous.GET('/api/public/member-news/list', among)),
      }
}

async function hide(context: Context, client: PortalClient, site: Shown): Promise<void> {
  const pages = pagesOf(context, site)
  const item = await itemOf(context, site, pages.items)
  for (const [what, page] of Object.entries(pages)) {
    const { status } = (await page()).response
    context.expect(status === 200, `the ${what} of a site that is shown is there`, status)
  }
  await saveUnseen(context, client, site)
  const listed = await inList(context, site)
  context.expect(listed === site.published.domainId, 'a site that is shown is in the list', listed)
  await unwrap(save(client, site, 0))
  const left = await inList(context, site)
  context.expect(left === undefined, 'a site that is hidden is in no list', left)
  const address = await inDirectory(context, site)
  context.expect(address === null, 'the list of members leads to no site that is hidden', address)
  for (const [what, page] of Object.entries(pages)) {
    const { message } = await refused(context, 404, `the ${what} of a site that is hidden`, page())
    if (what === 'frame')
      context.expect(message === 'error.siteUnpublished', 'the frame says that nothing is shown', message)
  }
  if (!item) return context.untried('an item of a site that is hidden is not there', 'the site has none')
  await refused(context, 404, 'an item of a site that is hidden', item.alone())
  const { length } = await item.among()
  context.expect(length === 0, 'an item of a site that is hidden is in no list', length)
}

export const hiddenSites: Scenario[] = [
  {
    name: 'A mini-site that is hidden is gone at once, and back as it was approved',
    operations: [
      ...(['updateSite', 'getOwnSite', 'getCompanySiteInfo', 'getCompanySite', 'getCompany'] as const),
      ...(['listCompanyNews', 'getMemberSiteInfo', 'getMemberSite', 'getMember', 'listMemberItems'] as const),
      ...(['listCompanySites', 'listMemberSites', 'checkSiteDomain', 'getCompanyItem'] as const),
      ...(['listCompanyItems', 'listCompanyCases', 'listCompanyHonours', 'getMemberItem'] as const),
      ...(['listMemberQualifications', 'listMemberCases', 'listMemberAchievements'] as const),
      ...(['listCompanies', 'listMembers'] as const),
    ],
    writes: true,
    async run(context) {
      for (const { client, site } of await shownSites(context)) {
        try {
          await hide(context, client, site)
        } finally {
          await putBack(() => unwrap(save(client, site, 1)))
        }
        const { status } = (await pagesOf(context, site).site()).response
        context.expect(status === 200, 'a site that is shown again is there', status)
      }
    },
  },
]
