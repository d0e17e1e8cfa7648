import { unwrap, unwrapList } from '@portal/api-contract'
import type { Context } from '../../run/context.ts'
import { everyRow, refused, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'

const unitLists = [
  ['/api/public/company-news-list', 'NEWS'],
  ['/api/public/company-news-construct', 'CONSTRUCT'],
  ['/api/public/company-news-certificate', 'CERTIFICATE'],
] as const
const personLists = [
  ['/api/public/member-prof-list', 'PROF'],
  ['/api/public/member-news-construct', 'CONSTRUCT'],
  ['/api/public/member-news-achieve', 'ACHIEVE'],
] as const

const itemPaths = [
  ...(['/api/public/company-news/list', '/api/public/member-news/list'] as const),
  ...[...unitLists, ...personLists].map(([path]) => path),
]

/** An item of a mini-site is its owner's: by the id and the name that the list of sites has for its address. */
async function checkOwners(context: Context): Promise<void> {
  const { anonymous } = context
  const params = { query: { size: 2000 } }
  const units = await unwrap(anonymous.GET('/api/public/company-web-list', { params }))
  const persons = await unwrap(anonymous.GET('/api/public/member-web-list', { params }))
  const owners = new Map([
    ...units.map((site) => [site.domainId, `${site.companyId} ${site.companyName}`] as const),
    ...persons.map((site) => [site.domainId, `${site.memberId} ${site.name}`] as const),
  ])
  for (const [path, operation] of [
    ['/api/public/company-news/list', 'listCompanyItems'],
    ['/api/public/member-news/list', 'listMemberItems'],
  ] as const) {
    const items = await unwrap(anonymous.GET(path, { params }))
    everyRow(
      context,
      items,
      ({ domainId, ownerId, ownerName }) =>
        (owners.get(domainId) ?? `${ownerId} ${ownerName}`) === `${ownerId} ${ownerName}`,
      'an item names the owner of its mini-site',
      operation,
    )
  }
}

export const sitePages: Scenario[] = [
  {
    name: 'Every item of all mini-sites names its owner',
    operations: ['listCompanySites', 'listMemberSites', 'listCompanyItems', 'listMemberItems'],
    writes: false,
    run: checkOwners,
  },
  {
    name: "A unit's mini-site agrees with itself",
    operations: [
      'listCompanySites',
      'getCompanySiteInfo',
      'getCompanySite',
      'getCompany',
      'listCompanyItems',
      'listCompanyNews',
      'listCompanyCases',
      'listCompanyHonours',
      'getCompanyItem',
    ],
    writes: false,
    async run(context) {
      const { anonymous, expect } = context
      const [site] = await unwrap(anonymous.GET('/api/public/company-web-list'))
      if (!site) return context.skip('there is no mini-site')
      const { domainId } = site
      const params = { query: { domainId } }
      const { data } = await unwrap(anonymous.GET('/api/public/company-web-info', { params }))
      expect(data.companyName === site.companyName, 'the frame names the unit of the list', data.companyName)
      const whole = await unwrap(
        anonymous.GET('/api/public/company-web/{id}', { params: { path: { id: site.id } } }),
      )
      expect(whole.domainId === domainId, 'the site by id is the one by domain', whole.domainId)
      const company = await unwrap(anonymous.GET('/api/public/company-info', { params }))
      expect(company.id === site.companyId, 'the profile is the owner’s', company.id)
      const all = await unwrapList(anonymous.GET('/api/public/company-news/list', { params }))
      everyRow(
        context,
        all.items,
        ({ ownerId, domainId: of }) => ownerId === company.id && of === domainId,
        'every item of a site is its owner’s',
      )
      let sum = 0
      for (const [path, kind] of unitLists) {
        const { items, total } = await unwrapList(anonymous.GET(path, { params }))
        sum += total
        everyRow(
          context,
          items,
          (item) => item.kind === kind && item.domainId === domainId,
          `${path} holds ${kind} of the site only`,
        )
      }
      expect(
        sum === all.total,
        'the lists together hold every item',
        `${sum} / ${all.total}`,
        'listCompanyItems',
      )
      const [item] = all.items
      if (!item) return context.skip('the first mini-site has no item')
      const detail = await unwrap(
        anonymous.GET('/api/public/company-news/{id}', { params: { path: { id: item.id } } }),
      )
      expect(detail.title === item.title, 'an item is the same alone as in the list', detail.title)
    },
  },
  {
    name: "A person's mini-site agrees with itself",
    operations: [
      'listMemberSites',
      'getMemberSiteInfo',
      'getMemberSite',
      'getMember',
      'listMemberItems',
      'listMemberQualifications',
      'listMemberCases',
      'listMemberAchievements',
      'getMemberItem',
    ],
    writes: false,
    async run(context) {
      const { anonymous, expect } = context
      const [site] = await unwrap(anonymous.GET('/api/public/member-web-list'))
      if (!site) return context.skip('there is no mini-site')
      const params = { query: { domainId: site.domainId } }
      const { data } = await unwrap(anonymous.GET('/api/public/member-web-info', { params }))
      const whole = await unwrap(anonymous.GET('/api/public/member-web/intro', { params }))
      const member = await unwrap(anonymous.GET('/api/public/member-info', { params }))
      for (const [operation, { name }] of [
        ['getMemberSiteInfo', data],
        ['getMemberSite', whole],
        ['getMember', member],
      ] as const)
        expect(name === site.name, 'every page names the person of the list', name, operation)
      for (const [path, kind] of personLists) {
        const items = await unwrap(anonymous.GET(path, { params }))
        everyRow(
          context,
          items,
          (item) => item.kind === kind && item.ownerId === member.id,
          `${path} holds ${kind} of the person only`,
        )
      }
      const [item] = await unwrap(anonymous.GET('/api/public/member-news/list', { params }))
      if (!item) return context.skip('the first mini-site has no item')
      const detail = await unwrap(
        anonymous.GET('/api/public/member-news/{id}', { params: { path: { id: item.id } } }),
      )
      expect(detail.ownerName === site.name, 'an item names its owner', detail.ownerName)
    },
  },
  {
    name: 'A domain that nobody has is not there',
    operations: [
      ...(['getCompanySiteInfo', 'getMemberSiteInfo', 'listCompanyNews', 'listCompanyItems'] as const),
      ...(['listCompanyCases', 'listCompanyHonours', 'listMemberItems'] as const),
      ...(['listMemberQualifications', 'listMemberCases', 'listMemberAchievements'] as const),
    ],
    writes: false,
    async run(context) {
      const params = { query: { domainId: 'no-such-site-0' } }
      // That nothing is shown at present is told of somebody's address alone.
      for (const path of ['/api/public/company-web-info', '/api/public/member-web-info'] as const) {
        const info = context.anonymous.GET(path, { params })
        await refusedWith(context, 404, 'error.http.404', 'the frame of an unknown site', info)
      }
      for (const path of itemPaths)
        await refused(context, 404, `${path} of an unknown site`, context.anonymous.GET(path, { params }))
    },
  },
]
