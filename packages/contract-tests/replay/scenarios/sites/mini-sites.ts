import { type PortalClient, unwrap, unwrapList } from '@portal/api-contract'
import type { Context } from '../../run/context.ts'
import { refused, refusedForeign } from '../../run/rules.ts'
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

/** What an item of a mini-site needs. */
export const itemDraft = {
  kind: 'NEWS' as const,
  title: '合同复核记录',
  content: '<p>合同复核记录，仅供内部查阅。</p>',
  status: 'DRAFT' as const,
}

const newSite = {
  coverId: [],
  intro: '<p>契约回放：公共建筑造价咨询。</p>',
  contacts: { address: '临江市江北区观澜路20号' },
  isPublished: 0 as const,
}

/** What a visitor reads on a mini-site. */
async function introSeen(
  { anonymous }: Context,
  { id, ownerType, published }: { id: number; ownerType: string; published: { domainId: string } | null },
): Promise<string> {
  const unit = () => anonymous.GET('/api/public/company-web/{id}', { params: { path: { id } } })
  const query = { domainId: published?.domainId ?? '' }
  const person = () => anonymous.GET('/api/public/member-web/intro', { params: { query } })
  return (ownerType === 'UNIT' ? await unwrap(unit()) : await unwrap(person())).intro
}

const publish = (client: PortalClient, id: number) =>
  client.POST('/api/member-webs/{id}/publish', { params: { path: { id } } })

/** The caller's mini-site; undefined when it has none yet. */
async function ownSite(client: PortalClient) {
  const { data } = await client.GET('/api/member-web/info')
  return data
}

export const miniSites: Scenario[] = [
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
      expect(data.companyName === site.companyName, 'the frame names the unit of the list')
      const whole = await unwrap(
        anonymous.GET('/api/public/company-web/{id}', { params: { path: { id: site.id } } }),
      )
      expect(whole.domainId === domainId, 'the site by id is the one by domain')
      const company = await unwrap(anonymous.GET('/api/public/company-info', { params }))
      expect(company.id === site.companyId, 'the profile is the owner’s')
      const all = await unwrapList(anonymous.GET('/api/public/company-news/list', { params }))
      expect(
        all.items.every(({ ownerId, domainId: of }) => ownerId === company.id && of === domainId),
        'every item of a site is its owner’s',
      )
      let sum = 0
      for (const [path, kind] of unitLists) {
        const { items, total } = await unwrapList(anonymous.GET(path, { params }))
        sum += total
        expect(
          items.every((item) => item.kind === kind && item.domainId === domainId),
          `${path} holds ${kind} of the site only`,
        )
      }
      expect(sum === all.total, 'the lists together hold every item', `${sum} / ${all.total}`)
      const [item] = all.items
      if (!item) return context.skip('the first mini-site has no item')
      const detail = await unwrap(
        anonymous.GET('/api/public/company-news/{id}', { params: { path: { id: item.id } } }),
      )
      expect(detail.title === item.title, 'an item is the same alone as in the list')
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
      expect(
        new Set([site.name, data.name, whole.name, member.name]).size === 1,
        'every page names the same person',
      )
      for (const [path, kind] of personLists) {
        const items = await unwrap(anonymous.GET(path, { params }))
        expect(
          items.every((item) => item.kind === kind && item.ownerId === member.id),
          `${path} holds ${kind} of the person only`,
        )
      }
      const [item] = await unwrap(anonymous.GET('/api/public/member-news/list', { params }))
      if (!item) return context.skip('the first mini-site has no item')
      const detail = await unwrap(
        anonymous.GET('/api/public/member-news/{id}', { params: { path: { id: item.id } } }),
      )
      expect(detail.ownerName === site.name, 'an item names its owner')
    },
  },
  {
    name: 'A domain that nobody has is not there',
    operations: ['getCompanySiteInfo', 'listCompanyNews'],
    writes: false,
    async run(context) {
      const params = { query: { domainId: 'no-such-site-0' } }
      const info = context.anonymous.GET('/api/public/company-web-info', { params })
      await refused(context, 404, 'the frame of an unknown site', info)
      const list = context.anonymous.GET('/api/public/company-news-list', { params })
      await refused(context, 404, 'the news of an unknown site', list)
    },
  },
  {
    name: 'One mini-site a member, each under an address of its own',
    operations: ['getOwnSite', 'createSite', 'updateSite', 'publishSite'],
    writes: true,
    async run(context) {
      const person = await context.as('person')
      const mine = await ownSite(person)
      const other = await ownSite(await context.as('unit'))
      if (context.credentials.applicant) {
        const applicant = await context.as('applicant')
        await refused(context, 403, 'an applicant’s mini-site', applicant.GET('/api/member-web/info'))
      }
      if (!mine || !other) return context.skip('person and unit have no mini-sites of their own')
      const { domainId, coverId, intro, isPublished } = mine
      const body = { domainId, coverId, intro, isPublished }
      const second = person.POST('/api/member-webs', { body })
      const { message } = await refused(context, 409, 'a second mini-site', second)
      context.expect(message === 'error.siteExists', 'the refusal says that there is one', message)
      const taken = person.PUT('/api/member-webs', {
        body: { ...body, id: mine.id, domainId: other.domainId },
      })
      await refused(context, 409, "another member's address", taken)
      const foreign = person.PUT('/api/member-webs', { body: { ...body, id: other.id } })
      await refusedForeign(context, "another member's site", foreign)
      await refusedForeign(context, "publishing another member's site", publish(person, other.id))
      const { id, logoUrl, contacts, mapLng, mapLat } = mine
      const same = { ...body, id, logoUrl, contacts, mapLng, mapLat }
      const kept = await unwrap(person.PUT('/api/member-webs', { body: same }))
      context.expect(kept.intro === intro, 'the introduction is kept as it was sent')
    },
  },
  {
    name: 'A mini-site is its owner’s alone until it is approved',
    operations: ['createSite', 'getOwnSite', 'publishSite', 'listMemberSites', 'getMemberSite'],
    writes: true,
    leaves: 'a mini-site that is sent to the review',
    async run(context) {
      for (const { client } of await context.others()) {
        const { response } = await client.GET('/api/member-web/info')
        if (response.status !== 404) continue
        const body = { ...newSite, domainId: `replay-${Date.now()}` }
        await refused(
          context,
          400,
          'a site that has an id',
          client.POST('/api/member-webs', { body: { ...body, id: 1 } as never }),
        )
        const site = await unwrap(client.POST('/api/member-webs', { body }))
        context.expect(
          site.domainId === body.domainId && site.isPublished === 0 && site.intro === body.intro,
          'a site is what was sent',
          site.domainId,
        )
        const query = { domainId: body.domainId }
        const hidden = context.anonymous.GET('/api/public/member-web/intro', { params: { query } })
        await refused(context, 404, 'a site that is not published', hidden)
        context.expect(
          site.status === 'DRAFT' && site.published === null,
          'nothing of a new site is published',
          site.status,
        )
        const sent = await unwrap(publish(client, site.id))
        context.expect(sent.status === 'SUBMITTED', 'publishing sends a site to the review', sent.status)
        const waiting = context.anonymous.GET('/api/public/member-web/intro', { params: { query } })
        await refused(context, 404, 'a site that waits for its review', waiting)
        return
      }
      context.skip('no further account of the credentials is a member without a mini-site')
    },
  },
  {
    name: 'What is saved of a mini-site is not yet what visitors see',
    operations: ['updateSite', 'getOwnSite', 'publishSite', 'getCompanySite', 'getMemberSite'],
    writes: true,
    async run(context) {
      for (const { client } of await context.others()) {
        const mine = await ownSite(client)
        if (!mine?.published || mine.isPublished === 0) continue
        const { id, domainId, coverId, logoUrl, intro, contacts, mapLng, mapLat, isPublished } = mine
        const same = { id, domainId, coverId, logoUrl, intro, contacts, mapLng, mapLat, isPublished }
        const body = { ...same, intro: `${mine.published.intro}<p>契约回放。</p>` }
        const saved = await unwrap(client.PUT('/api/member-webs', { body }))
        context.expect(saved.intro === body.intro, 'its owner sees what was saved')
        context.expect(
          saved.lastModifiedDate > mine.lastModifiedDate,
          'what is changed says when',
          saved.lastModifiedDate,
        )
        context.expect(
          saved.status === 'DRAFT' && saved.published?.intro === mine.published.intro,
          'what is published stays as it was',
          saved.status,
        )
        const seen = await introSeen(context, mine)
        context.expect(seen === mine.published.intro, 'visitors see what was approved')
        const sent = await unwrap(publish(client, id))
        context.expect(sent.status === 'SUBMITTED', 'publishing sends it to the review', sent.status)
        const back = await unwrap(
          client.PUT('/api/member-webs', { body: { ...same, intro: mine.published.intro } }),
        )
        context.expect(back.status === 'PUBLISHED', 'what was approved needs no review again', back.status)
        await unwrap(client.PUT('/api/member-webs', { body: same }))
        return
      }
      context.skip('no further account of the credentials has a mini-site that is published')
    },
  },
  {
    name: 'A draft is its author’s alone, until it is deleted',
    operations: ['createItem', 'updateItem', 'getOwnItem', 'listOwnItems', 'deleteItem'],
    writes: true,
    async run(context) {
      const [person, unit] = [await context.as('person'), await context.as('unit')]
      const whole = { ...itemDraft, summary: '仅供内部查阅', eventDate: '2026-03-02' }
      const { id } = await unwrap(person.POST('/api/member-news', { body: whole }))
      const changed = { ...itemDraft, id, title: '合同复核记录（二）' }
      const own = await unwrap(person.PUT('/api/member-news', { body: changed }))
      context.expect(own.title === changed.title, 'a draft can be changed')
      const { data: other } = await person.PUT('/api/member-news', {
        body: { ...changed, kind: 'CONSTRUCT' },
      })
      const isKept = other === undefined || other.kind === itemDraft.kind
      context.expect(isKept, 'the kind of an item stays, whatever a change of it says', other?.kind)
      const params = { path: { id } }
      const alone = await unwrap(person.GET('/api/member-news/{id}', { params }))
      context.expect(alone.title === changed.title, 'a draft can be read by its author')
      await refusedForeign(context, "another's item", unit.GET('/api/member-news/{id}', { params }))
      await refused(
        context,
        404,
        'a draft in public',
        context.anonymous.GET('/api/public/member-news/{id}', { params }),
      )
      await refusedForeign(context, "another's item", unit.PUT('/api/member-news', { body: changed }))
      await refusedForeign(context, "another's item", unit.DELETE('/api/member-news/{id}', { params }))
      await unwrap(person.DELETE('/api/member-news/{id}', { params }))
      const query = { 'id.equals': id }
      const left = await unwrap(person.GET('/api/member-news', { params: { query } }))
      context.expect(left.length === 0, 'a deleted item is gone from its author’s list')
    },
  },
]
