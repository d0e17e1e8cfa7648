import { type Answer, jsonOf, sentIn, withJson } from '../answer.ts'
import { type Fault, isSuccess } from '../fault.ts'

type Call = Parameters<Fault['answer']>[1]
type Row = Record<string, unknown>

const rowsOf = (answer: Answer): Row[] => (isSuccess(answer) ? (jsonOf(answer) as Row[]) : [])

const keyOf = ({ url, headers }: Call): string => `${url.pathname}${url.search} ${headers.authorization}`

/** A fault in an operation that goes on saying what it said once. */
function stale(
  name: string,
  operation: string,
  detectedAs: Fault['detectedAs'],
  goesOn: (now: Answer, once: Answer, call: Call) => boolean,
): Fault {
  const said = new Map<string, Answer>()
  return {
    name,
    detectedAs,
    fits: ({ id }) => id === operation,
    answer(right, call) {
      const once = said.get(keyOf(call))
      if (once && goesOn(right, once, call)) return once
      if (isSuccess(right)) said.set(keyOf(call), right)
      return right
    },
  }
}

const hasFewer = (now: Answer, once: Answer): boolean => rowsOf(now).length < rowsOf(once).length

const asksForOne = (now: Answer, once: Answer, { url }: Call): boolean =>
  url.searchParams.has('id.equals') && hasFewer(now, once)

/** A fault in what an answer says when it succeeds. */
const saying = (name: string, operation: string, change: (body: Row) => Row): Fault => ({
  name,
  detectedAs: ['rule'],
  fits: ({ id }) => id === operation,
  answer: (right) => (isSuccess(right) ? withJson(right, change(jsonOf(right) as Row)) : right),
})

/** How many had taken each course when it was seen first. */
const counts = new Map<unknown, unknown>()

/** How often each record of an article was said to be opened when it was read first. */
const views = new Map<string, unknown>()

/** The logins by phone that were granted, by their address and phone. */
const logins = new Map<string, Answer>()

/** Faults of what goes on although it is over: caches, indexes and lists that nobody tells of a change. */
export const staleFaults: Fault[] = [
  stale('what was withdrawn is still found by the search', 'searchNews', ['rule'], hasFewer),
  stale('a title that was deleted stays in the book', 'listInvoiceTitles', ['rule'], hasFewer),
  stale('a site that is hidden stays in the list', 'listCompanySites', ['rule'], asksForOne),
  stale('a post is there after its last day', 'getRecruitment', ['rule'], ({ status }) => status === 404),
  {
    name: 'who takes a course is not counted',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listCourses',
    answer(right) {
      const rows = rowsOf(right)
      for (const { id, enrolledCount } of rows) counts.set(id, counts.get(id) ?? enrolledCount)
      return rows.length > 0
        ? withJson(
            right,
            rows.map((row) => ({ ...row, enrolledCount: counts.get(row.id) })),
          )
        : right
    },
  },
  {
    name: 'the old phone goes on logging in',
    detectedAs: ['rule', 'not refused'],
    fits: ({ id }) => id === 'memberAuthenticate',
    answer(right, call) {
      const { phone = '', password = '' } = sentIn(call)
      const key = `${phone} ${password}`
      if (isSuccess(right)) logins.set(key, right)
      const isGuess = right.status === 401 && password !== ''
      return isGuess ? ([...logins.values()].at(-1) ?? right) : right
    },
  },
  {
    name: 'a password can be guessed without an end',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'authenticate',
    answer(right) {
      if (right.status !== 429) return right
      const body = { ...(jsonOf(right) as Row), status: 401, title: 'Unauthorized' }
      return { ...withJson(right, { ...body, message: 'error.badCredentials' }), status: 401 }
    },
  },
  {
    name: 'news without a picture is picture news',
    detectedAs: ['rule', 'type', 'missing'],
    fits: ({ id }) => id === 'listPictureNews',
    async answer(right, call, { ask }) {
      if (!isSuccess(right) || !call.url.searchParams.has('id.equals')) return right
      const url = new URL(call.url)
      url.pathname = url.pathname.replace('info-news-picture-carousel', 'info-news-list')
      return ask({ ...call, url })
    },
  },
  {
    name: 'the record of an article was kept from before it was opened',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'getNewsDetail',
    answer(right, { url }) {
      if (!isSuccess(right)) return right
      const { viewCount, ...body } = jsonOf(right) as Row
      const kept = views.get(url.pathname) ?? viewCount
      views.set(url.pathname, kept)
      return viewCount === kept ? right : withJson(right, { ...body, viewCount: kept })
    },
  },
  saying('the code of a print does not show its level', 'verifyPrintInfo', (body) => ({
    ...body,
    memberLevel: body.memberLevel && null,
  })),
  {
    name: 'nobody is told that the login has ended',
    detectedAs: ['problem'],
    fits: ({ permissions }) => permissions !== null,
    answer(right, { headers }) {
      if (right.status !== 401 || !headers.authorization) return right
      const { result: _result, ...rest } = jsonOf(right) as Row
      return withJson(right, rest)
    },
  },
]
