import { unwrap, unwrapList } from '@portal/api-contract'
import type { Context } from '../run/context.ts'
import { everyRow, refused, refusedField } from '../run/rules.ts'
import type { Scenario } from '../run/scenario.ts'

/** More than an excerpt is long. */
const beginning = 200

/**
 * A run of Chinese in an article between two marks, which is nowhere else in it; one that does not stand at the beginning, where
 * there is one.
 */
function phraseOf(content: string, elsewhere: string): string | undefined {
  const text = content.replace(/<[^<>]*>/g, '。')
  const phrases = text.match(/(?<=[，。、；：])\p{Script=Han}{6,12}(?=[，。、；：])/gu) ?? []
  const own = phrases.filter((phrase) => !elsewhere.includes(phrase))
  return own.find((phrase) => text.indexOf(phrase) > beginning) ?? own[0]
}

/** How a search shows an article; undefined where it does not find it. */
async function hitOf({ anonymous }: Context, id: number, keyword: string) {
  const query = { keyword, size: 2000 }
  const found = await unwrap(anonymous.GET('/api/public/info-news-search', { params: { query } }))
  return found.find((row) => row.id === id)
}

const inBoth = 'words of which one stands in the title and one in the text find an article'

/** Each word may stand somewhere else. @param phrase that stands in the text alone */
async function findInBoth(
  context: Context,
  { id, title, rest }: { id: number; title: string; rest: string },
  phrase: string,
): Promise<void> {
  const words = title.match(/\p{Script=Han}{4}/gu) ?? []
  const word = words.find((one) => !rest.includes(one))
  if (word === undefined) return context.untried(inBoth, 'each word of the title stands in the text as well')
  const keyword = `${word} ${phrase}`
  context.expect((await hitOf(context, id, keyword)) !== undefined, inBoth, keyword)
}

/** The latest articles, each with its text, one after the other. */
async function* articlesOf({ anonymous }: Context) {
  const rows = await unwrap(anonymous.GET('/api/public/info-news-list', { params: { query: { size: 20 } } }))
  for (const { id, title, summary } of rows) {
    const params = { path: { id } }
    const { content } = await unwrap(anonymous.GET('/api/public/info-news-detail/{id}', { params }))
    yield { id, title, summary: summary ?? '', content }
  }
}

/** What stands in the text of an article alone finds it. */
async function findInText(context: Context): Promise<void> {
  const rule = 'what stands only in the text of an article finds it'
  const around = 'an excerpt is the text around the word that was found'
  for await (const { id, title, summary, content } of articlesOf(context)) {
    const keyword = phraseOf(content, `${title}${summary}`)
    if (keyword === undefined) continue
    const hit = await hitOf(context, id, keyword)
    context.expect(hit !== undefined, rule, keyword)
    context.expect(hit?.excerpt.includes(keyword) !== false, around, hit?.excerpt)
    return findInBoth(context, { id, title, rest: `${summary}${content}` }, keyword)
  }
  context.untried(rule, 'no article of the first page has more than its summary')
}

/** What stands in the summary of an article alone finds it, also together with what only its text has. */
async function findInSummary(context: Context): Promise<void> {
  const rule = 'what stands only in the summary of an article finds it'
  for await (const { id, title, summary, content } of articlesOf(context)) {
    const keyword = phraseOf(`。${summary}。`, `${title}${content.replace(/<[^<>]*>/g, '')}`)
    if (keyword === undefined) continue
    context.expect((await hitOf(context, id, keyword)) !== undefined, rule, keyword)
    const phrase = phraseOf(content, `${title}${summary}`)
    const together = 'words of which one stands in the summary and one in the text find an article'
    if (phrase === undefined) return context.untried(together, 'its text says nothing else')
    const both = `${keyword} ${phrase}`
    return context.expect((await hitOf(context, id, both)) !== undefined, together, both)
  }
  context.untried(rule, 'each summary of the first page stands in its text as well')
}

/** Names of HTML that hardly any article speaks of. */
const tagNames = ['strong', 'table', 'href', 'span', 'style', 'class']

/** What only makes an article look as it does is none of its words. */
async function findNoMarkup(context: Context): Promise<void> {
  const rule = 'what only stands in the markup of an article does not find it'
  for await (const { id, title, summary, content } of articlesOf(context)) {
    const words = `${title}${summary}${content.replace(/<[^<>]*>/g, ' ')}`.toLowerCase()
    const keyword = tagNames.find((name) => content.includes(name) && !words.includes(name))
    if (keyword === undefined) continue
    return context.expect((await hitOf(context, id, keyword)) === undefined, rule, keyword)
  }
  context.untried(rule, 'no article of the first page has markup that is no word of it')
}

const best = 'the best match comes first: what has the word in its title stands higher on the average'

/** Hits with a word in their titles stand higher than those without it, whatever else decides their places. */
async function bestFirst(context: Context, keyword: string): Promise<void> {
  const query = { keyword, size: 2000 }
  const hits = await unwrap(context.anonymous.GET('/api/public/info-news-search', { params: { query } }))
  const placeOf = (isNamed: boolean): number => {
    const places = hits.flatMap(({ title }, place) => (title.includes(keyword) === isNamed ? [place] : []))
    return places.reduce((sum, place) => sum + place, 0) / places.length
  }
  const [named, others] = [placeOf(true), placeOf(false)]
  if (Number.isNaN(named + others)) return context.untried(best, `all hits of ${keyword} are alike`)
  context.expect(named < others, best, `${named} / ${others}`, 'searchNews')
}

export const news: Scenario[] = [
  {
    name: 'News: SQL in a filter is only text',
    operations: ['listNews'],
    writes: false,
    async run({ anonymous, expect }) {
      const query = { 'title.equals': "' OR 1=1 --" }
      const { total } = await unwrapList(anonymous.GET('/api/public/info-news-list', { params: { query } }))
      expect(total === 0, 'nothing has such a title', total)
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
      if (!first) return context.skip('there is no news')
      const params = { path: { id: first.id } }
      const record = () => unwrap(context.anonymous.GET('/api/public/info-news-detail/{id}', { params }))
      const before = await record()
      const article = await unwrap(context.anonymous.GET('/api/public/info-news-article/{id}', { params }))
      const detail = await record()
      context.expect(
        article.content === detail.content,
        'both have one text',
        `${article.content.length} / ${detail.content.length} characters`,
      )
      const rule = 'the record says how often the article was opened, also just now'
      const views = `${before.viewCount} before, ${detail.viewCount} after`
      context.expect(detail.viewCount > before.viewCount, rule, views, 'getNewsDetail')
      context.expect(
        article.title === first.title,
        'both are the row of the list',
        article.title,
        'getNewsArticle',
      )
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
    name: 'The record of an article counts no view',
    operations: ['getNewsDetail'],
    writes: false,
    async run(context) {
      const query = { size: 1, page: 7 }
      const [row] = await unwrap(context.anonymous.GET('/api/public/info-news-list', { params: { query } }))
      if (!row) return context.skip('there is too little news')
      const params = { path: { id: row.id } }
      const read = () => unwrap(context.anonymous.GET('/api/public/info-news-detail/{id}', { params }))
      const counts: number[] = []
      // Somebody else may read the article meanwhile, but hardly each time.
      for (let time = 0; time < 6; time++) counts.push((await read()).viewCount)
      context.expect(new Set(counts).size < counts.length, 'the record is read without a count', counts)
    },
  },
  {
    name: 'Neighbours of an article are older and newer, and lead back',
    operations: ['getNewsArticle', 'getNewsDetail'],
    writes: false,
    async run(context) {
      const rows = await unwrap(
        context.anonymous.GET('/api/public/info-news-list', { params: { query: { size: 20 } } }),
      )
      const read = (id: number) =>
        unwrap(context.anonymous.GET('/api/public/info-news-article/{id}', { params: { path: { id } } }))
      const placeOf = (row: { infoDictsId: number; infoDictsDetailsId: number | null }) =>
        `${row.infoDictsId}, ${row.infoDictsDetailsId}`
      for (const { id } of rows) {
        const article = await read(id)
        const neighbours = [article.previous, article.next].filter((one) => one !== null)
        for (const neighbour of neighbours) {
          const params = { path: { id: neighbour.id } }
          const place = placeOf(
            await unwrap(context.anonymous.GET('/api/public/info-news-detail/{id}', { params })),
          )
          context.expect(
            place === placeOf(article),
            'neighbours stand in one column, and one part of it',
            place,
          )
        }
      }
      for (const { id } of rows) {
        const article = await read(id)
        if (!article.previous) continue
        const older = await read(article.previous.id)
        context.expect(
          Date.parse(older.publishDate) <= Date.parse(article.publishDate),
          'the previous article is not newer',
          older.publishDate,
        )
        context.expect(older.next?.id === id, 'the previous article leads back', older.next?.id)
        // The next one of the latest but one is the latest in any case.
        const oldest = older.previous ? await read(older.previous.id) : null
        const back = oldest?.next?.id ?? older.id
        context.expect(back === older.id, 'the previous article leads back', back)
        return
      }
      context.skip('no article has an older neighbour')
    },
  },
  {
    name: 'The carousels of the home page',
    operations: ['listPictureNews', 'listCarouselNews'],
    writes: false,
    async run(context) {
      const pictures = await unwrap(
        context.anonymous.GET('/api/public/info-news-picture-carousel', {
          params: { query: { size: 2000 } },
        }),
      )
      everyRow(context, pictures, (row) => Boolean(row.coverUrl), 'picture news have a picture')
      const headlines = await unwrap(
        context.anonymous.GET('/api/public/info-news-carousel', { params: { query: { size: 2000 } } }),
      )
      everyRow(context, headlines, (row) => row.isCarousel === 1, 'headlines are marked for the carousel')
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
      const titled = { 'title.contains': '造价', size: 1 }
      const known = await unwrapList(
        context.anonymous.GET('/api/public/info-news-list', { params: { query: titled } }),
      )
      const found = 'a word that stands in a title is found'
      if (known.total > 0) context.expect(total > 0, found, total, 'searchNews')
      else context.untried(found, 'no article has 造价 in its title')
      everyRow(
        context,
        items,
        (row) => `${row.title}${row.summary}${row.excerpt}`.includes('造价'),
        'every hit shows the word',
      )
      everyRow(
        context,
        items,
        ({ excerpt }) => !/<\/?[a-z]|&(?:[a-z]+|#\d+);/i.test(excerpt),
        'an excerpt is plain text',
      )
      await bestFirst(context, '造价')
      const none = await search({ keyword: 'zzqxj无此词语' })
      context.expect(none.total === 0, 'a word that is nowhere finds nothing', none.total)
      const both = await search({ keyword: '造价 zzqxj无此词语' })
      context.expect(both.total === 0, 'every word must be found', both.total)
      const odd = await search({ keyword: '"造价" OR * NEAR(' })
      context.expect(odd.total >= 0, 'operators in the keyword are harmless', odd.total)
      await findInText(context)
      await findInSummary(context)
      await findNoMarkup(context)
      await refusedField(
        context,
        'keyword',
        'a search without a keyword',
        context.anonymous.GET('/api/public/info-news-search', { params: { query: {} as never } }),
      )
    },
  },
]
