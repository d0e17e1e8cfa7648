import { unwrap, unwrapList } from '../../src/index.ts'
import { ordered, pagesComplete, refused, refusedField } from '../rules.ts'
import type { Scenario } from '../scenario.ts'

export const news: Scenario[] = [
  {
    name: 'News: paging, order and filters',
    operations: ['listNews'],
    writes: false,
    async run(context) {
      const list = (query: object) =>
        unwrapList(context.anonymous.GET('/api/public/info-news-list', { params: { query } }))
      await pagesComplete(context, 50, 'news', (page) => list({ page, size: 50, sort: ['publishDate,desc'] }))
      await pagesComplete(context, 50, 'news by an equal key', (page) =>
        list({ page, size: 50, sort: ['isTop'] }),
      )
      const views = await list({ sort: ['viewCount,desc'] })
      ordered(context, views.items, (row) => row.viewCount, -1, 'news by views')
      const [some] = views.items
      const ofColumn = await list({ 'infoDictsId.equals': some?.infoDictsId, size: 2000 })
      context.expect(
        ofColumn.items.every((row) => row.infoDictsId === some?.infoDictsId),
        'a column holds its own news',
      )
      const since = views.items.map((row) => row.publishDate).sort()[10] ?? ''
      const newer = await list({ 'publishDate.greaterThanOrEqual': since, size: 2000 })
      context.expect(
        newer.items.every((row) => row.publishDate >= since),
        'greaterThanOrEqual holds for every row',
      )
      const titled = await list({ 'title.contains': '造价', size: 2000 })
      context.expect(
        titled.items.every((row) => row.title.includes('造价')),
        'contains holds for every row',
      )
      const none = await list({ 'title.equals': "' OR 1=1 --" })
      context.expect(none.total === 0, 'SQL in a filter is only text', none.total)
    },
  },
  {
    name: 'News: what the document does not allow is refused by name',
    operations: ['listNews'],
    writes: false,
    async run(context) {
      const wrong = {
        page: -1,
        size: 2001,
        sort: ['content,asc'],
        'content.contains': 'x',
        'viewCount.greaterThan': 'many',
      }
      for (const [field, value] of Object.entries(wrong)) {
        const call = context.anonymous.GET('/api/public/info-news-list', {
          params: { query: { [field]: value } as object },
        })
        await refusedField(context, field, `${field}=${value}`, call)
      }
    },
  },
  {
    name: 'An article and its record are one',
    operations: ['getNewsArticle', 'getNewsDetail'],
    writes: false,
    async run(context) {
      const [first] = await unwrap(
        context.anonymous.GET('/api/public/info-news-list', { params: { query: { size: 1 } } }),
      )
      if (!first) return context.expect(false, 'there is news')
      const params = { path: { id: first.id } }
      const article = await unwrap(context.anonymous.GET('/api/public/info-news-article/{id}', { params }))
      const detail = await unwrap(context.anonymous.GET('/api/public/info-news-detail/{id}', { params }))
      context.expect(article.content === detail.content, 'both have one text')
      context.expect(article.title === first.title, 'both are the row of the list', article.title)
      const missing = { path: { id: 9007199254740991 } }
      await refused(
        context,
        404,
        'an unknown article',
        context.anonymous.GET('/api/public/info-news-article/{id}', { params: missing }),
      )
      await refused(
        context,
        404,
        'an unknown record',
        context.anonymous.GET('/api/public/info-news-detail/{id}', { params: missing }),
      )
    },
  },
  {
    name: 'The carousels of the home page',
    operations: ['listPictureNews', 'listCarouselNews'],
    writes: false,
    async run(context) {
      const pictures = await unwrap(context.anonymous.GET('/api/public/info-news-picture-carousel'))
      context.expect(
        pictures.every((row) => row.coverUrl),
        'picture news have a picture',
      )
      const headlines = await unwrap(context.anonymous.GET('/api/public/info-news-carousel'))
      context.expect(
        headlines.every((row) => row.isCarousel === 1),
        'headlines are marked for the carousel',
      )
    },
  },
  {
    name: 'Search finds what it is asked for, and only that',
    operations: ['searchNews'],
    writes: false,
    async run(context) {
      const search = (query: { keyword: string }) =>
        unwrapList(context.anonymous.GET('/api/public/info-news-search', { params: { query } }))
      const { items, total } = await search({ keyword: '造价' })
      context.expect(total > 0, 'a word of the trade is found')
      const holds = items.every((row) => `${row.title}${row.summary}${row.excerpt}`.includes('造价'))
      context.expect(holds, 'every hit shows the word')
      const none = await search({ keyword: 'zzqxj无此词语' })
      context.expect(none.total === 0, 'a word that is nowhere finds nothing', none.total)
      const odd = await search({ keyword: '"造价" OR * NEAR(' })
      context.expect(odd.total >= 0, 'operators in the keyword are harmless')
      await refusedField(
        context,
        'keyword',
        'a search without a keyword',
        context.anonymous.GET('/api/public/info-news-search', { params: { query: {} as never } }),
      )
    },
  },
  {
    name: 'Fee news by region and period',
    operations: ['listFeeNews'],
    writes: false,
    async run(context) {
      const list = (query: object) =>
        unwrapList(context.anonymous.GET('/api/public/info-fee-news-list', { params: { query } }))
      const { items } = await list({ sort: ['period,desc'], size: 100 })
      ordered(context, items, (row) => row.period, -1, 'fee news')
      const region = items[0]?.region
      const regional = await list({ 'region.equals': region, size: 2000 })
      context.expect(
        regional.items.every((row) => row.region === region),
        'a region holds its own',
        region,
      )
      await pagesComplete(context, 10, 'fee news', (page) => list({ page, size: 10, sort: ['period'] }))
    },
  },
]
