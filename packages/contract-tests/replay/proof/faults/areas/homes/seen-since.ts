import { type Call, jsonOf, sentIn, withJson, withQuery } from '../../../answer.ts'
import { type Fault, granted, isSuccess } from '../../../fault.ts'
import { inBody } from '../../states.ts'
import { looking, rowsAt } from '../lessons.ts'

type Body = Record<string, unknown>

interface Lesson extends Body {
  ranges: { from: number; to: number }[]
  position: number
  completeTime: string | null
}

const ofLessons = (name: string, change: (lesson: Lesson) => Lesson): Fault =>
  inBody(name, ['getCourseProgress'], (body) => ({
    ...body,
    lessons: (body.lessons as Lesson[]).map(change),
  }))

const cut = ({ ranges, ...lesson }: Lesson) => ({
  ...lesson,
  ranges: ranges.flatMap(({ from, to }) =>
    to - from > 20
      ? [
          { from, to: from + 10 },
          { from: from + 10, to },
        ]
      : [{ from, to }],
  ),
})

/** Hours of all years, whatever period they are of. */
function ofAllYears(body: Body): Body {
  const earlier = body.earlierYears as { compulsoryHours: number; electiveHours: number }[]
  const categories = (
    body.categories as { category: string; requiredHours: number; creditedHours: number }[]
  ).map((one) => {
    const hoursOf = (year: (typeof earlier)[number]) =>
      one.category === '必修' ? year.compulsoryHours : year.electiveHours
    const creditedHours = earlier.reduce((sum, year) => sum + hoursOf(year), one.creditedHours)
    return { ...one, creditedHours, remainingHours: Math.max(0, one.requiredHours - creditedHours) }
  })
  return { ...body, categories }
}

/** The applications that their owners took back. */
const takenBack = new Set<unknown>()

/** The remark that each invoice had first. */
const remarks = new Map<unknown, unknown>()

/** A list that takes a day and goes without it. */
const forgettingDay = (name: string, operation: string, parameter: string): Fault => ({
  name,
  detectedAs: ['rule'],
  fits: ({ id }) => id === operation,
  answer: (right, call, { ask }) =>
    isSuccess(right) ? ask(withQuery(call, (query) => query.delete(parameter))) : right,
})

/** Faults in what a member sees of what has happened since it looked last. */
export const seenSinceFaults: Fault[] = [
  ofLessons('what was watched without a gap is two ranges', cut),
  ofLessons('a lesson that was seen to its end goes on there', (lesson) => ({
    ...lesson,
    position: lesson.completeTime === null ? lesson.position : (lesson.ranges.at(-1)?.to ?? 0),
  })),
  ofLessons('a lesson goes on at its beginning', (lesson) => ({ ...lesson, position: 0 })),
  inBody('hours of an earlier period count for this one', ['getEducationHours'], ofAllYears),
  inBody('votes that say no are not kept', ['downloadOwnData'], (body) => ({
    ...body,
    helpVotes: (body.helpVotes as Body[]).filter(({ isHelpful }) => isHelpful === 1),
  })),
  inBody('white space of a text is taken together', ['createItem', 'updateItem', 'getOwnItem'], (body) => ({
    ...body,
    content: String(body.content).replace(/\s+/g, ' '),
  })),
  looking('a person sees fewer open fees than the unit', 'listUnitPeople', async (body, call, upstream) => {
    const overdue = await rowsAt(upstream, call, '/api/member-fees/user?status.equals=OVERDUE&size=100')
    const own = overdue.filter(({ ownerType }) => ownerType === 'PERSON').length
    const fewer = (row: Body) => ({ ...row, unpaidCount: Math.max(0, Number(row.unpaidCount) - own) })
    return (body as Body[]).map(fewer)
  }),
  inBody('a remark that is left out stays', ['reviseInvoiceApplication'], (body, call) => {
    if (body.remark !== null) remarks.set(body.id, body.remark)
    return 'remark' in sentIn(call) ? body : { ...body, remark: remarks.get(body.id) ?? body.remark }
  }),
  inBody('what was written last is gone while a site waits', ['publishSite'], (body) =>
    body.status === 'SUBMITTED' ? { ...body, opinion: null } : body,
  ),
  forgettingDay('from which day on somebody joined is not looked at', 'listDeskMembers', 'joinedFrom'),
  forgettingDay('to which day somebody joined is not looked at', 'listDeskMembers', 'joinedTo'),
  forgettingDay('from which day on it was reviewed is not looked at', 'listDeskApplications', 'reviewedFrom'),
  {
    name: 'a change that changes nothing is taken',
    detectedAs: ['not refused'],
    fits: ({ id }) => id === 'createMemberApply',
    answer(right, call, _upstream, operation) {
      if (right.status !== 400 || sentIn(call).applyKind !== 'CHANGE') return right
      const { fieldErrors = [] } = jsonOf(right) as { fieldErrors?: { field: string }[] }
      const isUnchanged = fieldErrors.every(({ field }) => field === 'company' || field === 'person')
      return isUnchanged ? granted(right, operation) : right
    },
  },
  {
    name: 'what was open when its owner left is open still',
    detectedAs: ['rule'],
    also: ['withdrawMemberApply'],
    fits: ({ id }) => id === 'getMemberApply',
    answer(right, { method }: Call) {
      if (!isSuccess(right)) return right
      const body = jsonOf(right) as Body
      if (method === 'POST') takenBack.add(body.id)
      if (body.status !== 'WITHDRAWN' || takenBack.has(body.id)) return right
      return withJson(right, { ...body, status: 'SUBMITTED', node: '初审', closedDate: null })
    },
  },
]
