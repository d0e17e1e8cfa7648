import { type PortalClient, unwrap, unwrapList } from '@portal/api-contract'
import type { Context } from '../run/context.ts'
import { everyRow, ordered, refused, refusedForeign } from '../run/rules.ts'
import type { Scenario } from '../run/scenario.ts'
import { levels } from './applications/decisions.ts'
import { checkFigures } from './figures.ts'

/** The levels of units and those of persons, each from low to high. */
const rising: readonly string[] = [...levels, '会员', '资深会员', '理事', '常务理事']

const isRising = (some: readonly string[]): boolean =>
  some.every((level, at) => at === 0 || rising.indexOf(some[at - 1] ?? '') < rising.indexOf(level))

const noSuchId = { params: { path: { id: 9_007_199_254_740_991 } } }

/** A member reads a notice of its own, which another one cannot. */
async function readOne(context: Context, kind: string, reader: PortalClient, other: PortalClient) {
  const { items } = await unwrapList(reader.GET('/api/member-messages'))
  const unread = async () => (await unwrap(reader.GET('/api/member-messages/unread-count'))).unreadCount
  const before = await unread()
  const query = { 'isRead.equals': 0, size: 1 }
  const { total } = await unwrapList(reader.GET('/api/member-messages', { params: { query } }))
  context.expect(total === before, 'as many are unread as the list shows', `${before} / ${total}`)
  const first = items.find((row) => row.isRead === 0)
  if (!first) context.untried('a notice is read, by its member alone', `the ${kind} has no unread notice`)
  else {
    const params = { path: { id: first.id } }
    await refusedForeign(
      context,
      "another member's notice",
      other.POST('/api/member-messages/{id}/read', { params }),
    )
    const same = await unread()
    context.expect(same === before, "another member's try changes nothing", `${same} after ${before}`)
    const read = await unwrap(reader.POST('/api/member-messages/{id}/read', { params }))
    context.expect(
      read.isRead === 1 && read.readDate !== null,
      'it is read from then on',
      `${read.isRead}, ${read.readDate}`,
    )
    const since = Math.abs(context.now().getTime() - Date.parse(read.readDate ?? ''))
    context.expect(since < 60_000, 'it was read now', read.readDate)
    const query = { 'id.equals': first.id }
    const [row] = await unwrap(reader.GET('/api/member-messages', { params: { query } }))
    const rule = 'the list says when it was read'
    context.expect(row?.readDate === read.readDate, rule, row?.readDate, 'listMemberMessages')
    const less = await unread()
    context.expect(less === before - 1, 'one less is unread', `${less} after ${before}`)
    const again = await unwrap(reader.POST('/api/member-messages/{id}/read', { params }))
    context.expect(again.readDate === read.readDate, 'the first reading stays', again.readDate)
  }
}

export const services: Scenario[] = [
  {
    name: 'A price bulletin is the same alone as in the list',
    operations: ['listFeeNews', 'getFeeNews'],
    writes: false,
    async run(context) {
      const { anonymous } = context
      const [first] = await unwrap(anonymous.GET('/api/public/info-fee-news-list'))
      if (first) {
        const params = { path: { id: first.id } }
        const bulletin = await unwrap(anonymous.GET('/api/public/info-fee-news/{id}', { params }))
        context.expect(bulletin.title === first.title, 'it has the title of the list', bulletin.title)
        context.expect(bulletin.viewCount > first.viewCount, 'reading it counts a view', bulletin.viewCount)
      }
      await refused(
        context,
        404,
        'a bulletin that there is not',
        anonymous.GET('/api/public/info-fee-news/{id}', noSuchId),
      )
    },
  },
  {
    name: 'Help: each audience its own questions',
    operations: ['listHelpArticles', 'getHelpArticle'],
    writes: false,
    async run(context) {
      const { anonymous } = context
      for (const audience of ['UNIT', 'PERSON', 'EDUCATION'] as const) {
        const query = { 'audience.equals': audience }
        const items = await unwrap(anonymous.GET('/api/public/help-articles', { params: { query } }))
        everyRow(
          context,
          items,
          (row) => row.audience === audience,
          `the help of ${audience} holds its own questions only`,
        )
        const [first] = items
        if (!first) continue
        const params = { path: { id: first.id } }
        const article = await unwrap(anonymous.GET('/api/public/help-articles/{id}', { params }))
        context.expect(article.title === first.title, 'the answer belongs to the question', article.title)
        const { text, category, title, content } = article
        const words = content
          .replace(/<[^<>]*>/g, '\n')
          .split('\n')
          .filter((line) => !line.includes('&'))
        context.expect(
          [category, title, ...words].every((part) => text.includes(part.trim())),
          'a question is found by its heading, itself and its answer in plain words',
          text,
        )
      }
      await refused(
        context,
        404,
        'a question that there is not',
        anonymous.GET('/api/public/help-articles/{id}', noSuchId),
      )
    },
  },
  {
    name: 'Benefits and disclosure can be read by anybody',
    operations: ['listMemberBenefits', 'listSocialInformation', 'getAssociationProfile'],
    writes: false,
    async run(context) {
      const { anonymous, untried } = context
      const benefits = await unwrap(anonymous.GET('/api/public/member-benefits'))
      if (benefits.length === 0) untried('what membership gives can be read', 'there is no benefit')
      everyRow(
        context,
        benefits,
        (benefit) => isRising(benefit.levels),
        'the levels that have a benefit stand from low to high',
        'listMemberBenefits',
      )
      const sections = await unwrap(anonymous.GET('/api/public/social-information'))
      if (sections.length === 0) untried('what is disclosed can be read', 'nothing is')
      const { bodies, milestones } = await checkFigures(context)
      const eras = milestones.map(({ era }) => era)
      const starts = eras.filter((era, place) => era !== eras[place - 1])
      const follow = 'the years of one era follow each other'
      context.expect(new Set(starts).size === starts.length, follow, starts, 'getAssociationProfile')
      const ids = new Set(bodies.map(({ id }) => id))
      everyRow(
        context,
        bodies,
        ({ parentId }) => parentId === null || ids.has(parentId),
        'every body of the association answers to one that is there',
        'getAssociationProfile',
      )
    },
  },
  {
    name: 'A call for tenders is the same alone as in the list',
    operations: ['listTenders', 'getTender'],
    writes: false,
    async run(context) {
      const { anonymous } = context
      const [first] = await unwrap(anonymous.GET('/api/public/tender-information'))
      if (first) {
        const params = { path: { id: first.id } }
        const tender = await unwrap(anonymous.GET('/api/public/tender-information/{id}', { params }))
        context.expect(
          tender.projectNo === first.projectNo,
          'a call is the same alone as in the list',
          tender.projectNo,
        )
      }
      await refused(
        context,
        404,
        'a call that there is not',
        anonymous.GET('/api/public/tender-information/{id}', noSuchId),
      )
    },
  },
  {
    name: 'The journal: the contents are within the pages',
    operations: ['listJournals', 'getJournal'],
    writes: false,
    async run(context) {
      const { anonymous } = context
      const issues = await unwrap(anonymous.GET('/api/public/info-news-book'))
      for (const { id } of issues.slice(0, 8)) {
        const params = { path: { id } }
        const { pages, catalog } = await unwrap(anonymous.GET('/api/public/info-news-book/{id}', { params }))
        ordered(context, pages, (row) => row.pageNo, 1, 'pages')
        const begin = pages[0]?.pageNo
        context.expect(begin === 1, 'the pages of an issue are counted from its cover', begin, 'getJournal')
        ordered(context, catalog, (row) => row.page, 1, 'entries of the contents')
        everyRow(
          context,
          catalog,
          ({ page }) => pages.some(({ pageNo }) => pageNo === page),
          'every entry begins on a page that there is',
        )
      }
      const unknown = anonymous.GET('/api/public/info-news-book/{id}', noSuchId)
      await refused(context, 404, 'an issue that there is not', unknown)
    },
  },
  {
    name: 'Recruitment: salaries are in their order',
    operations: ['listRecruitments', 'getRecruitment'],
    writes: false,
    async run(context) {
      const { anonymous } = context
      const { items } = await unwrapList(
        anonymous.GET('/api/public/recruit-news', { params: { query: { size: 100 } } }),
      )
      everyRow(
        context,
        items,
        ({ salaryMin, salaryMax }) => (salaryMin ?? 0) <= (salaryMax ?? Number.POSITIVE_INFINITY),
        'no post pays less at most than at least',
      )
      const isMarkedUp = ({ description }: { description: string }) => /<\/?[a-z]+[^>]*>/i.test(description)
      everyRow(context, items, (row) => !isMarkedUp(row), 'a post is told in plain text')
      const [first] = items
      if (first) {
        const params = { path: { id: first.id } }
        const post = await unwrap(anonymous.GET('/api/public/recruit-news/{id}', { params }))
        context.expect(
          post.position === first.position,
          'a post is the same alone as in the list',
          post.position,
        )
      }
      await refused(
        context,
        404,
        'a post that there is not',
        anonymous.GET('/api/public/recruit-news/{id}', noSuchId),
      )
    },
  },
  {
    name: 'Notices are read one by one, by their member alone',
    operations: ['listMemberMessages', 'countUnreadMessages', 'readMessage'],
    writes: true,
    leaves: 'a notice of the person and one of the unit that are read',
    async run(context) {
      const person = await context.as('person')
      const unit = await context.as('unit')
      await readOne(context, 'person', person, unit)
      await readOne(context, 'unit', unit, person)
    },
  },
]
