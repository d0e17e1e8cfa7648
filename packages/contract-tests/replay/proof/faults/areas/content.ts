import { type Answer, jsonOf, sentIn, withJson } from '../../answer.ts'
import { type Fault, granted, isSuccess } from '../../fault.ts'
import { by, granting, naming } from '../gaps.ts'
import { inBody } from '../states.ts'
import { looking, lookUp } from './lessons.ts'

type Body = Record<string, unknown>

/** More of what one kind of benefit counts. */
const miscounted = (unit: string, what: string): Fault =>
  inBody(`${what} counted as benefits are too many`, ['listBenefitUses'], (body) =>
    body.unit === unit
      ? { ...body, count: Number(body.count) + 1, lastUsedDate: body.lastUsedDate ?? '2026-01-01T00:00:00Z' }
      : body,
  )

/** What each site was answered before its review, by who asked. */
const saved = new Map<string, Answer>()

/** The columns below each entry as they stood first. */
const columns = new Map<unknown, unknown>()

/** Faults in mini-sites, news, rankings, public forms, files and benefits. */
export const contentFaults: Fault[] = [
  {
    name: 'a site that was approved stays in its review',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'getOwnSite',
    answer(right, { headers }) {
      if (!isSuccess(right)) return right
      const caller = headers.authorization ?? ''
      const body = jsonOf(right) as Body
      const before = saved.get(caller)
      const isNew = before && (jsonOf(before) as Body).status === 'RETURNED' && body.status === 'PUBLISHED'
      if (!isNew) saved.set(caller, right)
      return isNew ? before : right
    },
  },
  inBody('a site that is returned does not say why', ['getOwnSite'], (body) =>
    body.status === 'RETURNED' ? { ...body, opinion: null } : body,
  ),
  granting('a script in an introduction is taken', ['createSite', 'updateSite'], naming('intro')),
  granting('half of a place on the map is taken', ['createSite', 'updateSite'], naming('mapLat')),
  inBody('an address that is taken is said to be free', ['checkSiteDomain'], (body) => ({
    ...body,
    isTaken: 0,
  })),
  looking('an excerpt is of the beginning, wherever the word stands', 'searchNews', (body, call, upstream) =>
    Promise.all(
      (body as Body[]).map(async (row) => {
        const article = await lookUp(upstream, call, `/api/public/info-news-detail/${row.id}`)
        const { content = '' } = jsonOf(article) as { content?: string }
        return { ...row, excerpt: content.replace(/<[^<>]*>/g, '').slice(0, 120) }
      }),
    ),
  ),
  inBody('an excerpt marks what was found', ['searchNews'], (body) => ({
    ...body,
    excerpt: `<em>造价</em>${String(body.excerpt).slice(0, 100)}`,
  })),
  inBody(
    'an excerpt is the beginning of the article',
    ['searchNews'],
    (body) => ({ ...body, excerpt: `${body.excerpt}${'造价'.repeat(80)}` }),
    ['limit'],
  ),
  {
    name: 'the worst match comes first',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'searchNews',
    answer: (right, { url }) =>
      isSuccess(right) && !url.searchParams.has('sort')
        ? withJson(right, (jsonOf(right) as Body[]).toReversed())
        : right,
  },
  inBody('a year counts its rankings and not its units', ['listRankingYears'], (body) => ({
    ...body,
    companyCount: Number(body.companyCount) * 3,
  })),
  granting('a post that is over is applied for', ['applyForJob'], naming('recruitmentId')),
  granting('who looks for a post applies twice', ['applyForJob'], by('error.applicationOpen')),
  granting('who is an expert applies to become one', ['applyAsExpert'], by('error.expertAppointed')),
  {
    name: 'a file of any size is taken',
    detectedAs: ['not refused'],
    fits: ({ id }) => id === 'uploadFile',
    answer: (right, _call, _upstream, operation) =>
      right.status === 413 ? granted(right, operation) : right,
  },
  {
    name: 'visitors upload without an end',
    detectedAs: ['not refused'],
    fits: ({ id }) => id === 'uploadPublicFile',
    answer: (right, _call, _upstream, operation) =>
      right.status === 429 ? granted(right, operation) : right,
  },
  {
    name: 'reading all notices reads those of others',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'readAllMessages',
    async answer(right, call, { ask, tokens }) {
      for (const authorization of isSuccess(right) ? tokens : [])
        await ask({ ...call, headers: { ...call.headers, authorization } })
      // What a fault does is known by its answer, which says so.
      return isSuccess(right) ? { ...right, headers: { ...right.headers, 'x-read-by': 'all' } } : right
    },
  },
  granting('a unit shows what persons alone have', ['createItem'], naming('kind')),
  {
    name: 'an item is kept with its script',
    detectedAs: ['not refused'],
    fits: ({ id }) => id === 'createItem' || id === 'updateItem',
    answer: (right, call, _upstream, operation) =>
      right.status === 400 && String(sentIn(call).content).includes('<script')
        ? granted(right, operation)
        : right,
  },
  inBody('the columns below an entry are kept as they were read first', ['listDictionaries'], (body) => {
    const headerTwoList = columns.get(body.id) ?? body.headerTwoList
    columns.set(body.id, headerTwoList)
    return { ...body, headerTwoList }
  }),
  miscounted('ACTIVITY', 'places in activities'),
  miscounted('SITE_ITEM', 'items of a mini-site'),
]
