import { jsonOf, withJson, withQuery } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'
import { inBody } from '../../states.ts'
import { looking, rowsAt } from '../lessons.ts'

type Body = Record<string, unknown>

/** What each record said when it was read first, by operation and id. */
const firsts = new Map<string, Body>()

/** A record as it was seen first. */
function first(key: string, body: Body): Body {
  firsts.set(key, firsts.get(key) ?? body)
  return firsts.get(key) ?? body
}

/** Faults in what is read once more: after a change, of another time, of another year, in another log. */
export const readAgainFaults: Fault[] = [
  {
    name: 'what visitors have read once stays in a cache',
    detectedAs: ['rule'],
    fits: ({ id }) =>
      ['getNewsArticle', 'getFeeNews', 'getJournal', 'listJournals', 'getCourse'].includes(id),
    answer(right, call, upstream, { id: operation }) {
      const kept = inBody('', [], (body) => {
        const { title, bookName, content, intro, catalog, fileUrl } = first(`${operation} ${body.id}`, body)
        const before = { title, bookName, content, intro, catalog, fileUrl }
        return { ...body, ...Object.fromEntries(Object.entries(before).filter(([name]) => name in body)) }
      })
      return kept.answer(right, call, upstream, {} as never)
    },
  },
  inBody('a fee says when it was reminded of first', ['listDeskFees'], (fee) =>
    fee.remindedDate ? { ...fee, remindedDate: first(`reminded ${fee.id}`, fee).remindedDate } : fee,
  ),
  inBody('no lesson but the first of a chapter is free', ['getCourse'], (course) => ({
    ...course,
    chapters: (course.chapters as { lessons: Body[] }[]).map((chapter) => ({
      ...chapter,
      lessons: chapter.lessons.map((lesson, at) => (at > 0 ? { ...lesson, free: false } : lesson)),
    })),
  })),
  inBody('the desk reads of a site what is public', ['getDeskReview'], (review) =>
    review.kind === 'SITE' ? { ...review, submission: {} } : review,
  ),
  inBody('the desk reads no text of an item', ['getDeskReview'], (review) =>
    review.kind === 'SITE_ITEM'
      ? { ...review, submission: { ...(review.submission as Body), content: '' } }
      : review,
  ),
  inBody('a review has no log of its own', ['decideDeskReview', 'undoDeskReview'], (body) => ({
    ...body,
    log: [],
  })),
  inBody('the log does not say what was changed', ['listDeskLog'], (entry) =>
    entry.action === 'UPDATE' ? { ...entry, before: null, after: null } : entry,
  ),
  looking(
    'so many days before are those of the year before',
    'getDeskAnalysis',
    async (body, call, { ask }) => {
      const analysis = body as Body & { figures: Body[] }
      if (call.url.searchParams.get('compare') !== 'PERIOD') return analysis
      const other = await ask(withQuery(call, (query) => query.set('compare', 'YEAR')))
      const { figures } = jsonOf(other) as { figures: Body[] }
      return {
        ...analysis,
        figures: analysis.figures.map((one, at) => ({ ...one, before: figures[at]?.before })),
      }
    },
  ),
  looking(
    'the articles of a time are those of all times',
    'getDeskAnalysis',
    async (body, call, upstream) => {
      const path = '/api/admin/news?status.equals=PUBLISHED&sort=viewCount,desc&size=10'
      const rows = await rowsAt(upstream, call, path)
      return { ...(body as Body), news: rows.map(({ id, title, viewCount }) => ({ id, title, viewCount })) }
    },
  ),
  inBody('more was collected of an earlier year', ['getDeskAnalysis'], (body) => ({
    ...body,
    feeYears: (body.feeYears as Body[]).map((one, at) =>
      at === 1 ? { ...one, collected: Number(one.collected) + 1 } : one,
    ),
  })),
  inBody('what was mended twice is compared with the first time', ['getDeskApplication'], (body) =>
    body.previous ? { ...body, previous: first(`previous ${body.id}`, body).previous } : body,
  ),
  inBody('nothing is found against an application', ['getDeskApplication'], (body) => ({
    ...body,
    checks: (body.checks as Body[]).map((one) => ({ ...one, isPassed: true, fields: [] })),
  })),
  inBody('a proof that is asked for again was refused', ['listDeskReviews'], (row) =>
    row.kind === 'BANK_TRANSFER' && row.status === 'RETURNED' ? { ...row, status: 'REJECTED' } : row,
  ),
  inBody('what is mended was handed in the first time', ['listDeskReviews'], (row) => ({
    ...row,
    submittedAt: first(`submitted ${row.kind} ${row.recordId}`, row).submittedAt,
  })),
  inBody('who has signed up is told where it was planned first', ['listMySignUps'], (row) => ({
    ...row,
    address: first(`address ${row.activityId}`, row).address,
  })),
  looking('what is renamed stands in the log by the new name', 'listDeskLog', async (body) => {
    const isOf = (one: Body) => (other: Body) =>
      other.subjectKind === one.subjectKind && other.subjectId === one.subjectId
    const log = body as Body[]
    return log.map((one) => ({ ...one, subjectName: log.find(isOf(one))?.subjectName }))
  }),
  inBody('what a visitor has written is not at the desk', ['getDeskReview'], (body) =>
    body.kind === 'EXPERT' || body.kind === 'JOB'
      ? { ...body, submission: { phone: (body.submission as Body).phone } }
      : body,
  ),
  {
    name: 'the navigation stands in the order of its ids',
    detectedAs: ['rule', 'order'],
    fits: ({ id }) => id === 'listDictionaries',
    answer(right, { url }) {
      if (!isSuccess(right) || url.searchParams.get('dictType.equals') !== 'index') return right
      return withJson(
        right,
        (jsonOf(right) as { id: number }[]).toSorted((a, b) => a.id - b.id),
      )
    },
  },
  inBody('a new order of a list leaves nothing in the log', ['listDeskLog'], (entry) =>
    entry.action === 'ORDER' ? { ...entry, before: null, after: null } : entry,
  ),
]
