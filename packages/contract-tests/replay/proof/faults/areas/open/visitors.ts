import { type Answer, type Call, jsonOf, sentIn, withHeader, withJson, withProblem } from '../../../answer.ts'
import { type Fault, granted, isSuccess } from '../../../fault.ts'
import { inBody } from '../../states.ts'
import { lookUp } from '../lessons.ts'

type Body = Record<string, unknown>

/** A list that leaves some of its rows out, and counts them as little. */
const leavingOut = (
  name: string,
  operation: string,
  keeps: (row: Body, call: Call) => boolean,
  detectedAs: Fault['detectedAs'] = ['rule'],
): Fault => ({
  name,
  detectedAs,
  fits: ({ id }) => id === operation,
  answer(right, call) {
    if (!isSuccess(right)) return right
    const rows = jsonOf(right) as Body[]
    const kept = rows.filter((row) => keeps(row, call))
    const total = Number(right.headers['x-total-count']) - rows.length + kept.length
    const answer = withJson(right, kept)
    return Number.isNaN(total) ? answer : withHeader(answer, 'x-total-count', String(total))
  },
})

/** A success that is refused where a phone has had one before. */
function onceAPhone(name: string, operation: string, message: string): Fault {
  const phones = new Set<unknown>()
  return {
    name,
    detectedAs: ['refused'],
    fits: ({ id }) => id === operation,
    answer(right, call) {
      const { phone } = right.status === 201 ? sentIn(call) : {}
      if (phone === undefined || !phones.has(phone)) {
        phones.add(phone)
        return right
      }
      return withProblem(right, 409, message)
    },
  }
}

/** Whether all words of a search stand in one place, as far as a hit shows it. */
function areTogether({ title }: Body, { url }: Call): boolean {
  const words = (url.searchParams.get('keyword') ?? '').split(' ')
  const named = words.filter((word) => String(title).includes(word)).length
  return named === 0 || named === words.length
}

/** Where the words of an article stand. */
type Places = Record<'title' | 'summary' | 'text', string>

/** A search that leaves out articles by where the words stand that are looked for. */
const findingBy = (name: string, keeps: (words: string[], places: Places) => boolean): Fault => ({
  name,
  detectedAs: ['rule'],
  fits: ({ id }) => id === 'searchNews',
  async answer(right, call, upstream) {
    if (!isSuccess(right)) return right
    const words = (call.url.searchParams.get('keyword') ?? '').split(' ')
    const kept: Body[] = []
    const rows = jsonOf(right) as Body[]
    for (const row of rows) {
      const [title, summary] = [String(row.title), String(row.summary)]
      // The text of what has each word in its title need not be read.
      const isNamed = words.every((word) => title.includes(word))
      const article = isNamed ? null : await lookUp(upstream, call, `/api/public/info-news-detail/${row.id}`)
      const text = article === null ? '' : String((jsonOf(article) as Body).content)
      if (isNamed || keeps(words, { title, summary, text })) kept.push(row)
    }
    const total = Number(right.headers['x-total-count']) - rows.length + kept.length
    return withHeader(withJson(right, kept), 'x-total-count', String(total))
  },
})

/** Bounds that are compared as texts. */
const isBeside = ({ score }: Body, { url }: Call): boolean => {
  const [above, below] = ['greaterThan', 'lessThan'].map((one) => url.searchParams.get(`score.${one}`))
  return (!above || String(score) > above) && (!below || String(score) < below)
}

/** What was answered first. */
let first: Answer | undefined

/** The body of a refusal. */
const refusalOf = (answer: Answer): Body => (answer.status < 400 ? {} : (jsonOf(answer) as Body))

/** Faults in what visitors read, look for and hand in. */
export const visitorFaults: Fault[] = [
  leavingOut('a headline without a picture is none', 'listCarouselNews', ({ coverUrl }) => coverUrl !== null),
  leavingOut('the words of a search stand in one place', 'searchNews', areTogether),
  findingBy('the summary of an article is not searched', (words, { title, text }) =>
    words.every((word) => title.includes(word) || text.includes(word)),
  ),
  findingBy('the words of a search stand in the summary or in the text', (words, { title, summary, text }) =>
    [title + summary, title + text].some((place) => words.every((word) => place.includes(word))),
  ),
  leavingOut('a year whose ratings ran out is not listed', 'listRatingYears', ({ year }) => year !== 2022),
  leavingOut('scores are compared as texts', 'listCompanyRatings', isBeside, ['filter']),
  leavingOut(
    'an expert is found by the first type alone',
    'listExperts',
    ({ expertType }, { url }) =>
      String((expertType as string[])[0]).includes(url.searchParams.get('expertType.contains') ?? ''),
    ['filter'],
  ),
  inBody('the ranks of a metric go on behind another', ['listCompanyRankings'], (body) =>
    body.metric === '人均' ? { ...body, rank: Number(body.rank) + 5 } : body,
  ),
  {
    name: 'an address of a site that was saved is in force',
    detectedAs: ['not refused'],
    fits: ({ id }) => id === 'getCompanySiteInfo' || id === 'getMemberSiteInfo',
    answer: (right, { url }, _upstream, operation) =>
      url.searchParams.get('domainId')?.startsWith('replay-') ? granted(right, operation) : right,
  },
  {
    name: 'of an address that nobody has it is said that nothing is shown',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'getMemberSiteInfo',
    answer(right) {
      const refusal = refusalOf(right)
      const isNobodys = refusal.message === 'error.http.404'
      return isNobodys ? withJson(right, { ...refusal, message: 'error.siteUnpublished' }) : right
    },
  },
  onceAPhone('whoever was an expert once does not apply again', 'applyAsExpert', 'error.expertAppointed'),
  onceAPhone('who waits for one post applies for no other', 'applyForJob', 'error.applicationOpen'),
  {
    name: 'a control character is taken in a long text',
    detectedAs: ['problem', 'not refused'],
    fits: ({ id }) => id === 'applyForJob' || id === 'applyAsExpert',
    answer(right, _call, _upstream, operation) {
      const refusal = refusalOf(right)
      const errors = (refusal.fieldErrors ?? []) as Body[]
      const left = errors.filter(({ field, message }) => field !== 'resume' || message !== 'Pattern')
      if (left.length === errors.length) return right
      return left.length > 0 ? withJson(right, { ...refusal, fieldErrors: left }) : granted(right, operation)
    },
  },
  inBody('the bodies of the association stand by their ids', ['getAssociationProfile'], (body) => ({
    ...body,
    bodies: (body.bodies as { id: number }[]).toSorted((one, other) => one.id - other.id),
  })),
  inBody('after its deadline a call says nothing of whom to ask', ['getTender'], (body) =>
    body.status === 'CLOSED' ? { ...body, attachments: [], contactPhone: '' } : body,
  ),
  {
    name: 'the numbers of members are those of the first day',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'getAssociationProfile',
    answer(right) {
      if (isSuccess(right)) first ??= right
      return isSuccess(right) && first ? { ...right, body: first.body } : right
    },
  },
  {
    name: 'a picture under the name of a document is kept',
    detectedAs: ['not refused'],
    fits: ({ id }) => id === 'uploadFile' || id === 'uploadPublicFile',
    answer(right, { body }, _upstream, operation) {
      const isMeant = body.includes('\u0089PNG', 'latin1') && /\.pdf"/.test(body.toString('utf8'))
      return right.status === 400 && isMeant ? granted(right, operation) : right
    },
  },
  {
    name: 'the length of a text is counted in characters',
    detectedAs: ['not refused'],
    fits: ({ id }) => ['createItem', 'createSite', 'updateSite'].includes(id),
    answer(right, call, _upstream, operation) {
      if (right.status !== 400) return right
      const { content, intro } = sentIn(call)
      const text = String(content ?? intro ?? '')
      const isLong = text.length <= 102_400 && Buffer.byteLength(text) > 102_400
      return isLong ? granted(right, operation) : right
    },
  },
]
