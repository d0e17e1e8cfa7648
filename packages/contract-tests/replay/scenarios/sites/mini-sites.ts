import { type OwnSite, type PortalClient, unwrap } from '@portal/api-contract'
import { firstDifference } from '../../derived/records/volatile.ts'
import type { Context } from '../../run/context.ts'
import { refused, refusedField, refusedForeign, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { changesOf, type Refusal, refuseUnfit, unfitTexts } from './unfit-sites.ts'

/** What an item of a mini-site needs. */
export const itemDraft = {
  kind: 'NEWS' as const,
  title: '合同复核记录',
  content: '<p>合同复核记录，  仅供内部查阅。</p>\n\n<p class="mark">A &amp; B</p>\n',
  status: 'DRAFT' as const,
}

const newSite = {
  coverId: 'https://portal.example/cover.png',
  intro: '<p>契约回放：  公共建筑造价咨询。</p>\n\n<p class="mark">A &amp; B</p>\n',
  contacts: {
    ...{ contactName: '契约回放', phone: '0590-8226018', email: 'studio@portal.example' },
    ...{ address: '临江市江北区观澜路20号', postCode: '310000', website: 'https://studio.example' },
  },
  ...{ mapLng: 118.8012, mapLat: 31.1957 },
  isPublished: 0 as const,
}

/** A mini-site as far as it says where visitors see it. */
interface Place {
  id: number
  ownerType: string
  published: { domainId: string } | null
}

/** What a visitor reads on a mini-site. */
export const introSeen = async (context: Context, site: Place): Promise<string> =>
  (await siteSeen(context, site)).intro

/** A mini-site as a visitor sees it. */
export async function siteSeen({ anonymous }: Context, { id, ownerType, published }: Place) {
  const unit = () => anonymous.GET('/api/public/company-web/{id}', { params: { path: { id } } })
  const query = { domainId: published?.domainId ?? '' }
  const person = () => anonymous.GET('/api/public/member-web/intro', { params: { query } })
  return ownerType === 'UNIT' ? unwrap(unit()) : unwrap(person())
}

export const publish = (client: PortalClient, id: number) =>
  client.POST('/api/member-webs/{id}/publish', { params: { path: { id } } })

/** An address is one member's, whether that is a unit or a person. */
async function refuseTaken(context: Context, send: (domainId: string) => Refusal): Promise<void> {
  for (const role of ['person', 'unit'] as const) {
    const site = await ownSite(await context.as(role))
    const what = `the address of a ${role}'s mini-site`
    if (site) await refusedWith(context, 409, 'error.domainIdTaken', what, send(site.domainId))
    else context.untried(`${what} is not given again`, `the ${role} has none`)
  }
}

/** An address is taken for all but the member whose it is, also while its site is hidden. */
async function checkDomain(context: Context, owner: PortalClient, other: PortalClient, domainId: string) {
  const taken = async (client: PortalClient) =>
    (await unwrap(client.GET('/api/member-webs/domain', { params: { query: { domainId } } }))).isTaken
  context.expect((await taken(other)) === 1, 'an address of another member is taken', domainId)
  context.expect((await taken(owner)) === 0, 'an own address is not taken', domainId)
}

/** The caller's mini-site; undefined when it has none yet. */
export async function ownSite(client: PortalClient) {
  const { data } = await client.GET('/api/member-web/info')
  return data
}

/** Neither kind of member publishes what is another's, or saves of the own site what must not be. */
async function refuseOfOwn(context: Context, client: PortalClient, own: OwnSite, foreign: OwnSite) {
  await refusedForeign(context, "publishing another member's site", publish(client, foreign.id))
  const same = changesOf(own)
  await refuseUnfit(context, (changes) => client.PUT('/api/member-webs', { body: { ...same, ...changes } }))
  const now = await ownSite(client)
  const isKept = now?.status === own.status && now.lastModifiedDate === own.lastModifiedDate
  // What was taken all the same is put back.
  if (!isKept) await unwrap(client.PUT('/api/member-webs', { body: same }))
}

/** A mini-site that visitors see. */
export type Shown = OwnSite & { published: NonNullable<OwnSite['published']> }

/** A mini-site that visitors see of each kind of owner, whose pages are not the same, by the further accounts of the credentials. */
export async function shownSites(context: Context): Promise<{ client: PortalClient; site: Shown }[]> {
  const found = new Map<string, { client: PortalClient; site: Shown }>()
  for (const { client } of await context.others()) {
    const site = await ownSite(client)
    if (!site?.published || site.isPublished === 0 || found.has(site.ownerType)) continue
    found.set(site.ownerType, { client, site: { ...site, published: site.published } })
  }
  if (found.size === 0)
    context.skip('no further account of the credentials has a mini-site that is published')
  const why = 'no further account of that kind has a mini-site that is published'
  for (const kind of ['UNIT', 'PERSON'])
    if (!found.has(kind)) context.untried(`the same of a mini-site of a ${kind}`, why)
  return [...found.values()]
}

/** What is under review already, or is what visitors see, stays as it is. */
async function publishAgain(context: Context, client: PortalClient, before: OwnSite): Promise<void> {
  const after = await unwrap(publish(client, before.id))
  const names = ['status', 'submittedDate', 'lastModifiedDate'] as const
  const changed = names.filter((name) => after[name] !== before[name])
  const rule = `publishing a site that is ${before.status} changes nothing`
  context.expect(changed.length === 0, rule, changed.map((name) => `${name} ${after[name]}`).join())
}

export const miniSites: Scenario[] = [
  {
    name: 'One mini-site a member, each under an address of its own',
    operations: ['getOwnSite', 'createSite', 'updateSite', 'publishSite', 'checkSiteDomain'],
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
      await refusedWith(context, 409, 'error.domainIdTaken', "another member's address", taken)
      await checkDomain(context, await context.as('unit'), person, other.domainId)
      const foreign = person.PUT('/api/member-webs', { body: { ...body, id: other.id } })
      await refusedForeign(context, "another member's site", foreign)
      await refuseOfOwn(context, person, mine, other)
      await refuseOfOwn(context, await context.as('unit'), other, mine)
      const same = changesOf(mine)
      const kept = await unwrap(person.PUT('/api/member-webs', { body: same }))
      context.expect(kept.intro === intro, 'the introduction is kept as it was sent', kept.intro)
    },
  },
  {
    name: 'A mini-site is its owner’s alone until it is approved',
    operations: [
      'createSite',
      'getOwnSite',
      'publishSite',
      'listMemberSites',
      'getMemberSite',
      'checkSiteDomain',
    ],
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
        const create = (changes: object) => client.POST('/api/member-webs', { body: { ...body, ...changes } })
        await refuseUnfit(context, create)
        await refuseTaken(context, (domainId) => create({ domainId }))
        const site = await unwrap(create({}))
        context.expect(
          site.domainId === body.domainId && site.isPublished === 0 && site.intro === body.intro,
          'a site is what was sent',
          site.domainId,
        )
        const query = { domainId: body.domainId }
        await checkDomain(context, client, await context.as('person'), body.domainId)
        const hidden = context.anonymous.GET('/api/public/member-web/intro', { params: { query } })
        await refused(context, 404, 'a site that is not published', hidden)
        context.expect(
          site.status === 'DRAFT' && site.published === null,
          'nothing of a new site is published',
          site.status,
          'createSite',
        )
        const sent = await unwrap(publish(client, site.id))
        context.expect(sent.status === 'SUBMITTED', 'publishing sends a site to the review', sent.status)
        context.expect(sent.isPublished === 1, 'what is published is to be seen', sent.isPublished)
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
      for (const { client, site: mine } of await shownSites(context)) {
        const { id, domainId, coverId, logoUrl, intro, contacts, mapLng, mapLat, isPublished } = mine
        const same = { id, domainId, coverId, logoUrl, intro, contacts, mapLng, mapLat, isPublished }
        const body = { ...same, intro: `${mine.published.intro}<p>契约回放。</p>` }
        const saved = await unwrap(client.PUT('/api/member-webs', { body }))
        context.expect(saved.intro === body.intro, 'its owner sees what was saved', saved.intro)
        context.expect(
          Date.parse(saved.lastModifiedDate) > Date.parse(mine.lastModifiedDate),
          'what is changed says when',
          saved.lastModifiedDate,
        )
        context.expect(saved.status === 'DRAFT', 'what is saved waits to be published', saved.status)
        const published = firstDifference(mine.published, saved.published ?? {})
        context.expect(published === null, 'what is published stays as it was', `another ${published}`)
        const seen = await introSeen(context, mine)
        context.expect(seen === mine.published.intro, 'visitors see what was approved', seen)
        const sent = await unwrap(publish(client, id))
        context.expect(sent.status === 'SUBMITTED', 'publishing sends it to the review', sent.status)
        await publishAgain(context, client, sent)
        const imgUrl = 'https://portal.example/cover.png'
        const worded = [{ id: 1, imgUrl, alt: '契约回放：办公楼外景' }]
        const other = { ...same, coverId: worded, intro: `${body.intro}<p>再次修改。</p>` }
        const taken = await unwrap(client.PUT('/api/member-webs', { body: other }))
        const rule = 'a change of what is under review takes it back'
        context.expect(taken.status === 'DRAFT', rule, taken.status, 'updateSite')
        const back = await unwrap(
          client.PUT('/api/member-webs', { body: { ...same, intro: mine.published.intro } }),
        )
        context.expect(back.status === 'PUBLISHED', 'what was approved needs no review again', back.status)
        await publishAgain(context, client, back)
        await unwrap(client.PUT('/api/member-webs', { body: same }))
      }
    },
  },
  {
    name: 'A draft is its author’s alone, until it is deleted',
    operations: ['createItem', 'updateItem', 'getOwnItem', 'listOwnItems', 'deleteItem'],
    writes: true,
    async run(context) {
      const [person, unit] = [await context.as('person'), await context.as('unit')]
      const coverUrl = 'https://portal.example/cover.png'
      const whole = { ...itemDraft, summary: '仅供内部查阅', eventDate: '2026-03-02', coverUrl }
      for (const [what, content] of unfitTexts) {
        const written = person.POST('/api/member-news', { body: { ...whole, content } })
        await refusedField(context, 'content', `${what} in an item`, written)
      }
      const ofPersons = unit.POST('/api/member-news', { body: { ...whole, kind: 'ACHIEVE' } })
      await refusedField(context, 'kind', 'an item of a kind that persons alone have', ofPersons)
      const { id } = await unwrap(person.POST('/api/member-news', { body: whole }))
      const changed = { ...itemDraft, id, title: '合同复核记录（二）' }
      const own = await unwrap(person.PUT('/api/member-news', { body: changed }))
      context.expect(own.title === changed.title, 'a draft can be changed', own.title)
      const [[what, content]] = unfitTexts
      const unfitting = person.PUT('/api/member-news', { body: { ...changed, content } })
      await refusedField(context, 'content', `${what} in a change of an item`, unfitting)
      const { data: other } = await person.PUT('/api/member-news', {
        body: { ...changed, kind: 'CONSTRUCT' },
      })
      const isKept = other === undefined || other.kind === itemDraft.kind
      context.expect(isKept, 'the kind of an item stays, whatever a change of it says', other?.kind)
      const params = { path: { id } }
      const alone = await unwrap(person.GET('/api/member-news/{id}', { params }))
      context.expect(alone.title === changed.title, 'a draft can be read by its author', alone.title)
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
      context.expect(left.length === 0, 'a deleted item is gone from its author’s list', left.length)
    },
  },
]
