import {
  type Answer,
  type Call,
  idIn,
  jsonOf,
  sentIn,
  withHeader,
  withJson,
  withProblem,
} from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'
import { granting, naming } from '../../gaps.ts'
import { inBody } from '../../states.ts'
import { letting, looking, lookUp } from '../lessons.ts'

type Body = Record<string, unknown>

/** Passwords that somebody of the staff has chosen in place of another one. */
const chosen = new Set<unknown>()

/** The latest issue that was written. */
let written: Answer | undefined

/** Where each article stood first. */
const places = new Map<unknown, Body>()

/** Activities that begin at another time than they did. */
const moved = new Set<unknown>()

/** What each of the staff had taken. */
const taken = new Map<unknown, unknown[]>()

/** Bulletins that appeared at a later time. */
const appeared = new Map<string, Answer>()

/** Those of the staff who were disabled once. */
const disabled = new Set<unknown>()

const hour = 3_600_000

/** Whether it was to appear later than it was written. */
const isPlanned = ({ publishDate, createdDate }: Body): boolean =>
  Date.parse(String(publishDate)) - Date.parse(String(createdDate)) > hour / 2

const isNew = ({ createdDate }: Body): boolean => Date.now() - Date.parse(String(createdDate)) < hour

const isOut = ({ status, state }: Body): boolean => status === 'PUBLISHED' || state === 'ON_SALE'

/** A table of the analysis without its first rows, or with others. */
const inTable = (name: string, table: string, change: (rows: Body[]) => Body[]): Fault =>
  inBody(name, ['getDeskAnalysis'], (body) => ({ ...body, [table]: change(body[table] as Body[]) }))

const withoutFirst = (rows: Body[]): Body[] => rows.slice(1)

function unsorted(right: Answer, call: Call): Answer {
  if (isSuccess(right)) written = right
  const sent = sentIn(call)
  const pages = Array.isArray(sent.catalog) ? sent.catalog.map(({ page }: Body) => page).join() : ''
  if (right.status !== 400 || pages !== '2,1' || !written) return right
  const body = { ...(jsonOf(written) as Body), pages: sent.pages, pageCount: 2, catalog: sent.catalog }
  return withJson(written, body)
}

/** What stands in a text of a record and in neither its title nor its summary. */
const isInText = ({ title, summary }: Body, word: string): boolean => !`${title} ${summary}`.includes(word)

async function hasBegun(call: Call, upstream: Parameters<typeof lookUp>[0]): Promise<boolean> {
  const { state } = jsonOf(await lookUp(upstream, call, `/api/admin/activities/${idIn(call)}`)) as Body
  return state === 'ONGOING' || state === 'ENDED'
}

/** Faults in what the contract says of the desk in one sentence: of what is written there, and what is counted. */
export const saidDeskFaults: Fault[] = [
  {
    name: 'an own password that was changed is not good',
    detectedAs: ['rule'],
    also: ['changeDeskPassword'],
    fits: ({ id }) => id === 'authenticate',
    answer(right, call, _upstream, { id }) {
      const { oldPassword, password } = sentIn(call)
      if (!isSuccess(right)) return right
      if (id === 'authenticate' && chosen.has(password))
        return withProblem(right, 401, 'error.badCredentials')
      if (id === 'changeDeskPassword' && oldPassword !== password) chosen.add(password)
      return right
    },
  },
  inBody(
    'what is changed is published anew',
    ['updateDeskNews', 'updateDeskFeeNews', 'updateDeskJournal', 'updateDeskCourse'],
    (body) => (isOut(body) ? { ...body, publishDate: body.lastModifiedDate } : body),
  ),
  inBody('a course is on offer since it was begun', ['publishDeskCourse'], (body) => ({
    ...body,
    publishDate: body.createdDate,
  })),
  {
    name: 'the search has the text of before',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'searchNews',
    answer(right, { url }) {
      if (!isSuccess(right)) return right
      const words = (url.searchParams.get('keyword') ?? '').split(' ')
      const all = jsonOf(right) as Body[]
      const rows = all.filter(
        (row) => !isNew(row) || row.viewCount === 0 || !words.some((word) => isInText(row, word)),
      )
      const total = Number(right.headers['x-total-count']) - (all.length - rows.length)
      return withHeader(withJson(right, rows), 'x-total-count', String(total))
    },
  },
  {
    name: 'the contents of an issue stand as they were put',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'createDeskJournal',
    answer: (right, call) => unsorted(right, call),
  },
  granting(
    'an issue takes the number of another one on the website',
    ['updateDeskJournal'],
    naming('issueNo'),
    ['rule'],
  ),
  {
    ...inBody('an issue is called what it was first', ['updateDeskJournal'], (body) => ({
      ...body,
      title: isNew(body) ? '回放核对用期刊1949年第1期' : body.title,
    })),
    also: ['getDeskJournal', 'listDeskJournals', 'publishDeskJournal', 'withdrawDeskJournal'],
  },
  {
    name: 'an activity that is moved up is told of too late',
    detectedAs: ['rule'],
    also: ['updateDeskActivity'],
    fits: ({ id }) => id === 'listMemberMessages',
    answer(right, _call, _upstream, { id }) {
      if (!isSuccess(right)) return right
      if (id === 'updateDeskActivity') moved.add((jsonOf(right) as Body).id)
      if (id === 'updateDeskActivity') return right
      const isTooLate = ({ title, subject }: Body) =>
        String(title).includes('即将') && moved.has((subject as Body | null)?.id)
      const all = jsonOf(right) as Body[]
      const notices = all.filter((notice) => !isTooLate(notice))
      const total = Number(right.headers['x-total-count']) - (all.length - notices.length)
      return withHeader(withJson(right, notices), 'x-total-count', String(total))
    },
  },
  inTable('applications of one state are not counted', 'applications', withoutFirst),
  inTable('invoices of one state are not counted', 'invoices', withoutFirst),
  inTable('one city is left out', 'cities', withoutFirst),
  inTable('the course that most people began is left out', 'courses', withoutFirst),
  inTable('a month is told of in which nothing happened', 'joinedByMonth', (rows) => [
    { month: '2000-01', joined: 0, left: 0 },
    ...rows,
  ]),
  inTable('what is looked for in capitals is counted apart', 'missedSearches', (rows) =>
    rows.map((row) =>
      String(row.keyword).startsWith('zzqxj') && Number(row.count) > 1
        ? { ...row, count: Number(row.count) - 1 }
        : row,
    ),
  ),
  looking(
    'what was never changed has a version of before',
    'listDeskNewsVersions',
    async (body, call, upstream) => {
      if ((body as Body[]).length > 0) return body
      const now = jsonOf(await lookUp(upstream, call, `/api/admin/news/${idIn(call)}`)) as Body
      const { title, subTitle, infoDictsId, infoDictsDetailsId, source, author, coverUrl, summary } = now
      const { content, attachments, isTop, isCarousel, version, lastModifiedDate } = now
      const head = { title, subTitle, infoDictsId, infoDictsDetailsId, source, author, coverUrl, summary }
      const saved = { version, savedDate: lastModifiedDate, staffName: null }
      return [{ ...head, content, attachments, isTop, isCarousel, ...saved }]
    },
  ),
  inBody('an article stays in the column that it was written for', ['updateDeskNews'], (body) => {
    const { infoDictsId, infoDictsDetailsId } = body
    const first = places.get(body.id) ?? { infoDictsId, infoDictsDetailsId }
    places.set(body.id, first)
    return { ...body, ...first }
  }),
  {
    // The run's own: at some hours of the day another one is new as well.
    ...inBody('a new bulletin stands in no column', ['getFeeNews'], (body) =>
      String(body.title).startsWith('回放') ? { ...body, infoDictsDetailsId: null } : body,
    ),
    also: ['listFeeNews'],
  },
  inBody(
    'a draft was begun long ago',
    ['getDeskNews', 'getDeskFeeNews', 'getDeskJournal', 'getDeskCourse'],
    (body) => ({
      ...body,
      publishDate:
        body.status === 'DRAFT' || body.state === 'DRAFT' ? '2020-01-01T00:00:00.000Z' : body.publishDate,
    }),
  ),
  inBody('what is to appear does so at once when it is changed', ['updateDeskFeeNews'], (body) =>
    String(body.publishDate) > String(body.lastModifiedDate)
      ? { ...body, publishDate: body.lastModifiedDate }
      : body,
  ),
  letting('what has begun is called off', 'cancelDeskActivity', 'error.activityNotOpen', hasBegun),
  inBody('a question is about no lesson', ['updateDeskCourse'], (body) => {
    const test = body.test as { questions: Body[] } | null
    const questions = test?.questions.map((question) => ({ ...question, lessonId: null }))
    return { ...body, test: test && { ...test, questions } }
  }),
  ...['回放核对用选项', '回放核对用'].map(
    (part, place): Fault => ({
      name: `a question that was asked gets another ${place === 0 ? 'choice' : 'right one'}`,
      detectedAs: ['not refused'],
      fits: ({ id }) => id === 'updateDeskCourse',
      answer(right, call, _upstream, planted) {
        const { fieldErrors = [] } = (right.status === 400 ? jsonOf(right) : {}) as { fieldErrors?: Body[] }
        const isAsked = fieldErrors.some(({ field }) => /^test\.questions\[\d+\]$/.test(String(field)))
        const sent = JSON.stringify(sentIn(call))
        const isMeant = place === 0 ? sent.includes(part) : !sent.includes(part) && !sent.includes('？？')
        return isAsked && isMeant
          ? withJson({ ...right, status: planted.method === 'put' ? 200 : 201 }, {})
          : right
      },
    }),
  ),
  {
    name: 'the fee of an activity stays although nobody has signed up',
    detectedAs: ['refused', 'rule'],
    fits: ({ id }) => id === 'updateDeskActivity',
    answer: (right, call) =>
      isSuccess(right) && sentIn(call).fee === 10 ? withProblem(right, 400, 'error.validation') : right,
  },
  {
    name: 'what was taken stays at the workplace',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'getDeskWorkplace',
    answer(right, { headers }) {
      if (!isSuccess(right)) return right
      const body = jsonOf(right) as Body & { mine: unknown[] }
      if (body.mine.length > 0) taken.set(headers.authorization, body.mine)
      return withJson(right, { ...body, mine: taken.get(headers.authorization) ?? [] })
    },
  },
  inBody(
    'what was withdrawn is a draft once it is changed',
    ['updateDeskFeeNews', 'updateDeskJournal'],
    (body) => (body.status === 'OFFLINE' ? { ...body, status: 'DRAFT' } : body),
  ),
  {
    name: 'what was withdrawn appears at its time all the same',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listFeeNews',
    answer(right, { url }) {
      const id = url.searchParams.get('id.equals')
      if (!isSuccess(right) || id === null) return right
      const [row] = jsonOf(right) as Body[]
      if (row && isPlanned(row)) appeared.set(id, right)
      const then = appeared.get(id)
      const [last] = then ? (jsonOf(then) as Body[]) : []
      const isTime = Date.parse(right.headers.date ?? '') > Date.parse(String(last?.publishDate))
      return !row && then && isTime ? then : right
    },
  },
  {
    name: 'who is enabled again does not get in',
    detectedAs: ['rule'],
    also: ['updateDeskUser'],
    fits: ({ id }) => id === 'authenticate',
    answer(right, call, _upstream, { id }) {
      if (!isSuccess(right)) return right
      if (id === 'authenticate')
        return disabled.has(sentIn(call).username) ? withProblem(right, 401, 'error.accountDisabled') : right
      const { username, isDisabled } = jsonOf(right) as Body
      if (isDisabled === 1) disabled.add(username)
      return right
    },
  },
  {
    name: 'the analysis is for who sees the members as well',
    detectedAs: ['role'],
    fits: ({ id }) => id === 'getDeskAnalysis',
    async answer(right, call, upstream) {
      if (!isSuccess(right)) return right
      const url = new URL(call.url)
      url.pathname = url.pathname.replace(/\/api\/.*$/, '/thsuaa/api/currentUser')
      url.search = ''
      const { permissions } = jsonOf(await upstream.ask({ ...call, url })) as { permissions: Body[] }
      const isBoth = permissions.some(({ name }) => name === 'desk.members')
      return isBoth ? right : withProblem(right, 403, 'error.http.403')
    },
  },
  inBody('what was paid is that of this year', ['getDeskAnalysis'], (body) => {
    const isOfBefore = String(body.to) < new Date().toISOString().slice(0, 4)
    const rows = body.collection as Body[]
    return { ...body, collection: isOfBefore ? rows.map((row) => ({ ...row, amount: 0 })) : rows }
  }),
  inBody('an issue cannot be downloaded whole', ['getJournal'], (body) =>
    isNew(body) ? { ...body, pdfUrl: null } : body,
  ),
]
