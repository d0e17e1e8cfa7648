import { type Answer, jsonOf, sentIn, withHeader, withJson } from '../../../answer.ts'
import { type Fault, granted, isSuccess } from '../../../fault.ts'
import { later } from '../../breaks.ts'
import { inBody } from '../../states.ts'
import { across } from '../homes/across.ts'
import { looking, lookUp, rowsAt } from '../lessons.ts'

type Body = Record<string, unknown>

/** When each text was handed in first. */
const firsts = new Map<string, unknown>()

/** What is kept without looking for it. */
const keeping = (name: string, isMeant: (kind: string, targetId: number) => boolean): Fault => ({
  name,
  detectedAs: ['not refused'],
  fits: ({ id }) => id === 'addMemberFavourite',
  answer(right, call, _upstream, operation) {
    const { kind, targetId } = sentIn(call)
    return right.status === 404 && isMeant(String(kind), Number(targetId)) ? granted(right, operation) : right
  },
})

/** The instant at which a record with this id was handed in first. */
function handedInFirst(body: Body): Body {
  const { submittedDate, id, createdDate } = body
  if (submittedDate === null) return body
  const key = `${id} ${createdDate}`
  if (!firsts.has(key)) firsts.set(key, submittedDate)
  return { ...body, submittedDate: firsts.get(key) }
}

/** The title that each item was seen with first. */
const titles = new Map<string, unknown>()

function firstTitleOf({ id, createdDate, title }: Body): unknown {
  const key = `${id} ${createdDate}`
  if (!titles.has(key)) titles.set(key, title)
  return titles.get(key)
}

/** The frames that visitors were shown, by their address. */
const sites = new Map<string, { answer: Answer; id: unknown }>()

/** Items that wait for their review. */
const waiting = new Set<unknown>()

/** Until when each member was said to be valid first. */
const ends = new Map<string, unknown>()

/** Whose each application was. */
const owners = new Map<string, unknown>()

const plain = (html: unknown): string => String(html).replace(/ class="[^"]*"/g, '')

/** Faults in what is public of a member, and in how its owner is told of it. */
export const publishedFaults: Fault[] = [
  across('the directory leads to no mini-site', ['listMembers', 'getMember'], (body) => ({
    ...body,
    domainId: null,
  })),
  inBody('a unit is called by its contact', ['getCompany'], (body) => ({ ...body, phone: '13900020001' })),
  across('a rating is of the year before', ['listCompanies', 'getCompany'], (body) => ({
    ...body,
    creditYear: body.creditYear === null ? null : Number(body.creditYear) - 1,
  })),
  inBody('two share a place without being equal', ['listCompanyRatings', 'listCompanyRankings'], (body) => ({
    ...body,
    rank: body.rank === 2 ? 1 : body.rank,
  })),
  inBody('an application has a number that nobody knows', ['applyAsExpert'], (body) => ({
    ...body,
    applyNo: `${body.applyNo}9`,
  })),
  keeping('what there is not is kept', (kind, targetId) => kind === 'JOURNAL' && targetId > 1e9),
  across(
    'an item names another owner',
    ['listCompanyItems', 'getCompanyItem', 'listCompanyNews', 'listCompanyCases', 'listCompanyHonours'],
    (body) => ({ ...body, ownerName: `${body.ownerName}分公司` }),
  ),
  inBody('visitors read an item without its marks', ['getCompanyItem', 'getMemberItem'], (body) => ({
    ...body,
    content: plain(body.content),
  })),
  across(
    'what is handed in again was handed in before',
    ['updateItem', 'createItem', 'getOwnItem', 'listOwnItems'],
    handedInFirst,
  ),
  across(
    'a site was sent to the review the first time',
    ['publishSite', 'getOwnSite', 'updateSite'],
    handedInFirst,
  ),
  across('a draft was handed in', ['createItem', 'updateItem', 'getOwnItem', 'listOwnItems'], (body) => ({
    ...body,
    submittedDate: body.submittedDate ?? body.createdDate,
  })),
  across('an approval says nothing', ['getOwnItem', 'updateItem', 'listOwnItems'], (body) => ({
    ...body,
    opinion: body.status === 'PUBLISHED' ? null : body.opinion,
  })),
  across('what is published stays hidden', ['publishSite', 'getOwnSite'], (body) => ({
    ...body,
    isPublished: body.published === null ? 0 : body.isPublished,
  })),
  across(
    'what is saved was approved when it was saved',
    ['getOwnSite', 'publishSite', 'updateSite'],
    (body) => ({
      ...body,
      published: body.published && { ...(body.published as Body), approvedDate: body.lastModifiedDate },
    }),
  ),
  across('a site will be approved', ['getOwnSite', 'publishSite', 'updateSite'], ({ published, ...body }) => {
    const { approvedDate } = (published ?? {}) as Body
    return {
      ...body,
      published: published && { ...(published as Body), approvedDate: later(approvedDate, 900) },
    }
  }),
  across(
    'a single picture becomes a list',
    ['createSite', 'updateSite', 'getOwnSite', 'publishSite'],
    (body) =>
      typeof body.coverId === 'string'
        ? { ...body, coverId: [{ id: 1, imgUrl: body.coverId, alt: null }] }
        : body,
  ),
  across('a picture loses its words', ['updateSite', 'createSite', 'getOwnSite', 'publishSite'], (body) => ({
    ...body,
    coverId: Array.isArray(body.coverId)
      ? body.coverId.map(({ alt: _, ...picture }) => picture)
      : body.coverId,
  })),
  across(
    'a site calls its owner otherwise',
    ['getOwnSite', 'publishSite', 'updateSite', 'createSite'],
    (body) => ({
      ...body,
      name: `${body.name}网站`,
    }),
  ),
  across(
    'a site shows another picture of its owner',
    ['getMemberSiteInfo', 'getMemberSite', 'listMemberSites'],
    (body) => (body.data ? { data: { ...(body.data as Body), avatar: null } } : { ...body, avatar: null }),
  ),
  looking('the own address that visitors use is taken', 'checkSiteDomain', async (body, call, upstream) => {
    const site = jsonOf(await lookUp(upstream, call, '/api/member-web/info')) as Body
    const { domainId } = (site.published ?? {}) as Body
    const asked = call.url.searchParams.get('domainId')
    return domainId === asked && site.domainId !== asked ? { isTaken: 1 } : body
  }),
  across(
    'visitors read the first text of an item for ever',
    ['getCompanyItem', 'listCompanyItems'],
    (body) => ({
      ...body,
      title: firstTitleOf(body),
    }),
  ),
  {
    name: 'a site stays at its former address as well',
    detectedAs: ['not refused'],
    fits: ({ id }) => id === 'getMemberSiteInfo',
    async answer(right, call, upstream) {
      const address = call.url.searchParams.get('domainId') ?? ''
      const { data } = isSuccess(right) ? (jsonOf(right) as { data: Body }) : {}
      if (data) sites.set(address, { answer: right, id: data.id })
      const before = right.status === 404 ? sites.get(address) : undefined
      const [now] = before
        ? await rowsAt(upstream, call, `/api/public/member-web-list?id.equals=${before.id}`)
        : []
      return now && before ? before.answer : right
    },
  },
  across('what is saved as a draft goes on waiting', ['updateItem', 'createItem'], (body) => {
    const isKept = waiting.has(body.id) && body.status === 'DRAFT' && body.publishDate === null
    if (body.status === 'SUBMITTED') waiting.add(body.id)
    return isKept ? { ...body, status: 'SUBMITTED' } : body
  }),
  across(
    'the desk knows who has closed the account',
    ['listDeskApplications', 'getDeskApplication'],
    (body) => {
      const key = `${body.ownerId} ${body.applyNo}`
      owners.set(key, owners.get(key) ?? body.ownerName)
      return { ...body, ownerName: owners.get(key) }
    },
  ),
  inBody('a person is asked whether the data is right', ['getMemberSummary'], (body) => ({
    ...body,
    dataConfirmation: body.dataConfirmation ?? { confirmedDate: null, dueDate: '2099-01-01', isDue: 0 },
  })),
  {
    name: 'who has just joined is not in the directory',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listMembers',
    answer(right) {
      const rows = isSuccess(right) ? (jsonOf(right) as Body[]) : []
      const today = new Date(right.headers.date ?? '').toISOString().slice(0, 10)
      const left = rows.filter(({ joinDate }) => String(joinDate) < today)
      if (left.length === rows.length) return right
      const total = Number(right.headers['x-total-count']) - rows.length + left.length
      return withHeader(withJson(right, left), 'x-total-count', String(total))
    },
  },
  across('the directory keeps until when a membership was valid', ['listMembers', 'getMember'], (body) => {
    const key = `${body.id} ${body.joinDate}`
    ends.set(key, ends.get(key) ?? body.validTo)
    return { ...body, validTo: ends.get(key) }
  }),
  {
    name: 'a form may have a part that nobody knows',
    detectedAs: ['not refused'],
    fits: ({ id }) => id === 'uploadFile',
    answer(right, call, _upstream, operation) {
      const isMeant = right.status === 400 && call.body.includes('name="note"')
      return isMeant ? granted(right, operation) : right
    },
  },
]
