import { type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import { day } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import { refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { deskClient, onWebsite, requirePermission } from './desk-client.ts'

/** A word that no other article has. */
const word = () => `回放${Date.now().toString(36)}`

async function draft(context: Context, staff: PortalClient, title: string, more = {}) {
  const query = { 'dictType.equals': 'index', size: 1 }
  const [entry] = await unwrap(context.anonymous.GET('/api/public/info-dicts-list', { params: { query } }))
  const infoDictsId = entry?.id ?? context.skip('there is no navigation')
  const body = { title, infoDictsId, content: `<p>${title}</p>`, ...more }
  return unwrap(staff.POST('/api/admin/news', { body }))
}

interface Named {
  id: number
  title: string
}

/** Where visitors find an article, each with the operation that shows it there. */
const places = {
  list: 'listNews',
  search: 'searchNews',
  record: 'getNewsDetail',
  article: 'getNewsArticle',
} as const

/** Where visitors find an article: in the list, by the search, alone. */
async function placesOf({ anonymous }: Context, { id, title }: Named): Promise<string[]> {
  const listed = await unwrap(
    anonymous.GET('/api/public/info-news-list', { params: { query: { 'id.equals': id } } }),
  )
  const found = await unwrap(
    anonymous.GET('/api/public/info-news-search', { params: { query: { keyword: title } } }),
  )
  const params = { path: { id } }
  const alone = await anonymous.GET('/api/public/info-news-detail/{id}', { params })
  const article = await anonymous.GET('/api/public/info-news-article/{id}', { params })
  return [
    ...listed.map(() => 'list'),
    ...found.filter((hit) => hit.id === id).map(() => 'search'),
    ...(alone.response.ok ? ['record'] : []),
    ...(article.response.ok ? ['article'] : []),
  ]
}

/** What has no picture and no mark is news, and in no carousel. */
async function unpictured({ anonymous, expect }: Context, id: number): Promise<void> {
  const params = { query: { 'id.equals': id } }
  const pictures = await unwrap(anonymous.GET('/api/public/info-news-picture-carousel', { params }))
  const headlines = await unwrap(anonymous.GET('/api/public/info-news-carousel', { params }))
  expect(
    pictures.length === 0,
    'an article without a picture is no picture news',
    pictures.length,
    'listPictureNews',
  )
  expect(headlines.length === 0, 'an article without the mark is no headline', headlines.length)
}

/** What has the mark is a headline, with a picture or without one. */
async function unpicturedHeadline(context: Context, staff: PortalClient): Promise<void> {
  const { id, version } = await draft(context, staff, `${word()}无图`, { isCarousel: 1 })
  const params = { path: { id } }
  await onWebsite(staff, 'news', id, async () => {
    const shown = await unwrap(staff.POST('/api/admin/news/{id}/publish', { params, body: { version } }))
    const query = { 'id.equals': id }
    const found = await unwrap(context.anonymous.GET('/api/public/info-news-carousel', { params: { query } }))
    const rule = 'a headline needs no picture'
    context.expect(found.length === 1, rule, found.length, 'listCarouselNews')
    const body = { version: shown.version }
    await unwrap(staff.POST('/api/admin/news/{id}/withdraw', { params, body }))
  })
}

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/** An article with a picture and the mark is in both carousels while it is published, and in neither once it was withdrawn. */
async function showMarked(context: Context, staff: PortalClient): Promise<void> {
  const { anonymous, expect } = context
  const picture = new File([png], '封面.png')
  const { url: coverUrl } = await unwrap(staff.POST('/api/files', { body: { file: picture } }))
  const { id, version } = await draft(context, staff, word(), { coverUrl, isCarousel: 1 })
  const params = { path: { id } }
  // As the home page asks, and for this article alone.
  const queries = [{ size: 2000 }, { 'id.equals': id }]
  const expectThere = async (isThere: boolean, when: string) => {
    for (const query of queries) {
      const pictures = await unwrap(
        anonymous.GET('/api/public/info-news-picture-carousel', { params: { query } }),
      )
      const headlines = await unwrap(anonymous.GET('/api/public/info-news-carousel', { params: { query } }))
      for (const [rows, operation] of [
        [pictures, 'listPictureNews'],
        [headlines, 'listCarouselNews'],
      ] as const) {
        const has = rows.some((row) => row.id === id)
        const place = isThere ? 'in the carousel' : 'in no carousel'
        expect(has === isThere, `an article with picture and mark ${when} is ${place}`, has, operation)
      }
    }
  }
  await expectThere(false, 'that is a draft')
  const publish = (body: { version: number; publishDate?: string }) =>
    unwrap(staff.POST('/api/admin/news/{id}/publish', { params, body }))
  const publishDate = new Date(context.now().getTime() + 86_400_000).toISOString()
  await onWebsite(staff, 'news', id, async () => {
    const ahead = await publish({ version, publishDate })
    await expectThere(false, 'that appears tomorrow')
    const { version: read } = await publish({ version: ahead.version })
    await expectThere(true, 'that is published')
    await unwrap(staff.POST('/api/admin/news/{id}/withdraw', { params, body: { version: read } }))
    await expectThere(false, 'that was withdrawn')
  })
}

/** Does something while a further article is published, so that another one is not the latest. */
async function whilePublished(
  context: Context,
  staff: PortalClient,
  work: (laterId: number) => Promise<void>,
): Promise<void> {
  const { id, version } = await draft(context, staff, `${word()}后`)
  const params = { path: { id } }
  await onWebsite(staff, 'news', id, async () => {
    const later = await unwrap(staff.POST('/api/admin/news/{id}/publish', { params, body: { version } }))
    await work(id)
    const body = { version: later.version }
    await unwrap(staff.POST('/api/admin/news/{id}/withdraw', { params, body }))
  })
}

export const hiddenArticles: Scenario[] = [
  {
    name: 'The desk: an article is everywhere while it is published, and nowhere before and after',
    operations: [
      ...(['createDeskNews', 'publishDeskNews', 'withdrawDeskNews', 'listNews'] as const),
      ...(['searchNews', 'getNewsDetail', 'getNewsArticle', 'listPictureNews', 'listCarouselNews'] as const),
      'getDeskWorkplace',
    ],
    writes: true,
    leaves: 'an article that is not on the website',
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.news')
      const title = word()
      const { id, version } = await draft(context, staff, title)
      const params = { path: { id } }
      const expectAt = async (meant: string[], when: string) => {
        const found = await placesOf(context, { id, title })
        for (const [place, operation] of Object.entries(places)) {
          const isMeant = meant.includes(place)
          const rule = `an article ${when} is ${isMeant ? 'there' : 'not there'}: ${place}`
          context.expect(found.includes(place) === isMeant, rule, found.join() || 'nowhere', operation)
        }
      }
      const publish = (body: { version: number; publishDate?: string }) =>
        unwrap(staff.POST('/api/admin/news/{id}/publish', { params, body }))
      await expectAt([], 'that is a draft')
      const withdraw = (read: number) =>
        staff.POST('/api/admin/news/{id}/withdraw', { params, body: { version: read } })
      const publishDate = new Date(context.now().getTime() + day).toISOString()
      await onWebsite(staff, 'news', id, async () => {
        const ahead = await publish({ version, publishDate })
        const isMeant = Date.parse(ahead.publishDate) === Date.parse(publishDate)
        context.expect(isMeant, 'an article appears at the time that was named', ahead.publishDate)
        await expectAt([], 'that appears tomorrow')
        const { data: place } = await staff.GET('/api/admin/workplace')
        const early = place?.announcements.find((one) => one.id === id)
        context.expect(!early, 'what appears tomorrow is not announced', early?.title, 'getDeskWorkplace')
        const now = await publish({ version: ahead.version })
        await expectAt(['list', 'search', 'record', 'article'], 'that is published')
        await unpictured(context, id)
        await whilePublished(context, staff, async (laterId) => {
          const read = (one: number) =>
            unwrap(context.anonymous.GET('/api/public/info-news-article/{id}', at(one)))
          const { next } = await read(id)
          const newer = 'an article that was just published is the newer neighbour of the one before it'
          context.expect(next?.id === laterId, newer, next?.id, 'getNewsArticle')
          await unwrap(withdraw(now.version))
          await expectAt([], 'that was withdrawn')
          const later = await read(laterId)
          const rule = 'an article that was withdrawn is no neighbour of another one'
          context.expect(later.previous?.id !== id, rule, later.previous?.id, 'getNewsArticle')
        })
        await refusedWith(
          context,
          409,
          'error.newsNotPublished',
          'withdrawing an article twice',
          withdraw(now.version + 1),
        )
      })
    },
  },
  {
    name: 'The desk: an article with picture and mark is in the carousels exactly while it is published',
    operations: [
      ...(['createDeskNews', 'publishDeskNews', 'withdrawDeskNews'] as const),
      ...(['listPictureNews', 'listCarouselNews'] as const),
    ],
    writes: true,
    leaves: 'two articles that are not on the website, and an uploaded picture',
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.news')
      await showMarked(context, staff)
      await unpicturedHeadline(context, staff)
    },
  },
]
