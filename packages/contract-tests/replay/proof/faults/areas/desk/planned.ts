import { type Answer, type Call, idIn, jsonOf, sentIn, withHeader, withJson } from '../../../answer.ts'
import { type Fault, granted, isSuccess, type Upstream } from '../../../fault.ts'
import { inBody } from '../../states.ts'
import { letting, lookUp, rowsAt } from '../lessons.ts'

type Body = Record<string, unknown>

const readAt = async (upstream: Upstream, call: Call, path: string): Promise<Body> =>
  jsonOf(await lookUp(upstream, call, path)) as Body

/** The fields by which a body was refused. */
function fieldsOf(answer: Answer): string[] {
  const { fieldErrors = [] } = (answer.status === 400 ? jsonOf(answer) : {}) as { fieldErrors?: Body[] }
  return fieldErrors.map(({ field }) => String(field))
}

/** A body of a right form that is refused by some of its fields, and taken all the same. */
const taking = (
  name: string,
  operation: string,
  field: RegExp,
  isRightForm: (sent: Body) => boolean = () => true,
): Fault => ({
  name,
  detectedAs: ['not refused'],
  fits: ({ id }) => id === operation,
  answer(right, call, _upstream, planted) {
    const fields = fieldsOf(right)
    const isMeant = fields.length > 0 && fields.every((one) => field.test(one))
    return isMeant && isRightForm(sentIn(call)) ? granted(right, planted) : right
  },
})

const isInstant = (value: unknown): boolean => !Number.isNaN(Date.parse(String(value)))

const hasBegun = async (upstream: Upstream, call: Call, id: unknown): Promise<boolean> =>
  ['ONGOING', 'ENDED'].includes(String((await readAt(upstream, call, `/api/admin/activities/${id}`)).state))

const isUpload = (value: unknown): boolean => /^files\/uploads\/[\w-]{22}\.\w+$/.test(String(value))

/** What the desk says of a record that is not withdrawn or thrown away. */
const ownOf = (call: Call, upstream: Upstream): Promise<Body> =>
  readAt(upstream, call, call.url.pathname.replace(/^.*?(\/api\/admin\/[\w-]+\/\d+).*$/, '$1'))

/** What the desk knows of some records, as whoever of the run may look there. */
async function asStaff(upstream: Upstream, call: Call, path: string): Promise<Body[]> {
  const seen = [...upstream.tokens].map((authorization) =>
    rowsAt(upstream, { ...call, headers: { ...call.headers, authorization } }, path),
  )
  return (await Promise.all(seen)).find((rows) => rows.length > 0) ?? []
}

const hour = 3_600_000

/** Faults in what is planned at the desk: what is looked at only when it is new, and what is to come by itself. */
export const plannedFaults: Fault[] = [
  taking(
    'a change mixes the times of an activity',
    'updateDeskActivity',
    /^(endTime|signUpDeadline)$/,
    (sent) =>
      ['startTime', 'endTime', 'signUpStart', 'signUpDeadline'].every((name) => isInstant(sent[name])),
  ),
  taking('what is published is put before now', 'updateDeskActivity', /^startTime$/, ({ startTime }) =>
    isInstant(startTime),
  ),
  letting('what has begun is changed', 'updateDeskActivity', 'error.activityNotOpen', (call, upstream) =>
    hasBegun(upstream, call, sentIn(call).id),
  ),
  letting('what has begun is withdrawn', 'withdrawDeskActivity', 'error.activityNotOpen', (call, upstream) =>
    hasBegun(upstream, call, idIn(call)),
  ),
  taking(
    'a change gives two chapters one title',
    'updateDeskCourse',
    /^chapters\[\d+\]\.title$/,
    ({ chapters }) => {
      const titles = (Array.isArray(chapters) ? chapters : []).map(({ title }) => title)
      return titles.length > 1 && new Set(titles).size < titles.length
    },
  ),
  taking('a lesson shows a recording that there is not', 'updateDeskCourse', /\.video$/, ({ chapters }) =>
    JSON.stringify(chapters).includes('"video":"replay'),
  ),
  inBody('a lesson is longer than its recording', ['createDeskCourse'], (body) => ({
    ...body,
    chapters: (body.chapters as { lessons: { durationS: number }[] }[]).map((chapter) => ({
      ...chapter,
      lessons: chapter.lessons.map((lesson) => ({ ...lesson, durationS: lesson.durationS + 1 })),
    })),
  })),
  taking(
    'the test of what somebody takes is taken away',
    'updateDeskCourse',
    /^test$/,
    ({ test }) => test === null,
  ),
  taking('a question that was asked is put in other words', 'updateDeskCourse', /^test\.questions\[\d+\]$/),
  inBody('no question was asked', ['getDeskCourse'], (body) => {
    const test = body.test as { questions: Body[] } | null
    return {
      ...body,
      test: test && { ...test, questions: test.questions.map((one) => ({ ...one, isAsked: 0 })) },
    }
  }),
  taking(
    'a change puts an article into a column of another entry',
    'updateDeskNews',
    /^infoDictsDetailsId$/,
    (sent) => Number(sent.infoDictsDetailsId) < 1000,
  ),
  taking('contents begin beyond the pages of a new issue', 'createDeskJournal', /^catalog/, ({ catalog }) =>
    JSON.stringify(catalog ?? null).includes('"page":3'),
  ),
  taking('any address is that of a cover', 'createDeskCourse', /^coverUrl$/, ({ coverUrl }) =>
    isUpload(coverUrl),
  ),
  taking('any file is the whole issue', 'createDeskJournal', /^pdfUrl$/, ({ pdfUrl }) => isUpload(pdfUrl)),
  letting(
    'a draft is withdrawn',
    'withdrawDeskFeeNews',
    'error.newsNotPublished',
    async (call, upstream) => (await ownOf(call, upstream)).status === 'DRAFT',
  ),
  letting(
    'what is to appear is thrown away',
    'deleteDeskJournal',
    'error.newsNotDraft',
    async (call, upstream, now) => {
      const { publishDate } = await ownOf(call, upstream)
      return Date.parse(String(publishDate)) > now + hour / 2
    },
  ),
  {
    name: 'what is to appear never does',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listJournals',
    async answer(right, call, upstream) {
      const id = call.url.searchParams.get('id.equals')
      if (!isSuccess(right) || id === null || (jsonOf(right) as Body[]).length === 0) return right
      const [own] = await asStaff(upstream, call, `/api/admin/journals?id.equals=${id}`)
      const isLater = Date.parse(String(own?.publishDate)) > Date.parse(String(own?.lastModifiedDate))
      return isLater ? withHeader(withJson(right, []), 'x-total-count', '0') : right
    },
  },
  {
    name: 'the search knows nothing of what appeared by itself',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'searchNews',
    async answer(right, call, upstream) {
      const rows = isSuccess(right) ? (jsonOf(right) as Body[]) : []
      // Only that of which the title is asked for, or each search would look up what it finds.
      if (rows.length !== 1) return right
      const [own] = await asStaff(upstream, call, `/api/admin/news?id.equals=${rows[0]?.id}`)
      const isLater = Date.parse(String(own?.publishDate)) > Date.parse(String(own?.lastModifiedDate))
      return isLater ? withHeader(withJson(right, []), 'x-total-count', '0') : right
    },
  },
]
