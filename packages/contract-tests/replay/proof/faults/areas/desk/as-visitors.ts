import { type Answer, jsonOf, sentIn, withHeader, withJson, withProblem } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'
import { granting, naming } from '../../gaps.ts'
import { inBody } from '../../states.ts'
import { looking, rowsAt } from '../lessons.ts'

type Body = Record<string, unknown>

/** Names that roles have had. */
const roleNames = new Set<unknown>()

/** Courses that were offered alone. */
const offered = new Map<string, Answer>()

const hour = 3_600_000

/** A list without what was made within the hour, where all of it is on the page. */
const withoutNew = (name: string, operation: string): Fault => ({
  name,
  detectedAs: ['rule'],
  fits: ({ id }) => id === operation,
  async answer(right, call, upstream) {
    if (!isSuccess(right)) return right
    const now = Date.parse(right.headers.date ?? '')
    const isNew = ({ createdDate }: Body) => now - Date.parse(String(createdDate)) < hour
    const path = call.url.pathname.slice(call.url.pathname.indexOf('/api/'))
    const made = (await rowsAt(upstream, call, `${path}?size=2000`)).filter(isNew)
    const rows = (jsonOf(right) as Body[]).filter((row) => !isNew(row))
    const total = Number(right.headers['x-total-count']) - made.length
    return made.length > 0 ? withHeader(withJson(right, rows), 'x-total-count', String(total)) : right
  },
})

/** Faults in what comes of a thing of the desk where somebody else looks at it, or when it is made anew. */
export const asVisitorsFaults: Fault[] = [
  {
    ...inBody('what cannot be signed up for yet can be at the desk', ['listDeskActivities'], (body) =>
      body.state === 'UPCOMING' ? { ...body, state: 'SIGNUP' } : body,
    ),
    also: ['getDeskActivity'],
  },
  looking('the latest news have another author for visitors', 'listNews', async (body, call, upstream) => {
    const [latest] = await rowsAt(upstream, call, '/api/public/info-news-list?sort=publishDate,desc&size=1')
    return (body as Body[]).map((row) => (row.id === latest?.id ? { ...row, author: '佚名' } : row))
  }),
  inBody('the own account has no roles', ['getDeskAccount'], (body) => ({ ...body, roleIds: [] })),
  {
    ...inBody('the highest level stands first', ['getDeskMember'], (body) => ({
      ...body,
      levels: (body.levels as string[]).toReversed(),
    })),
    also: ['changeDeskMemberLevel'],
  },
  {
    name: 'the name of a role that is gone stays taken',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'createDeskRole',
    answer(right, call) {
      if (!isSuccess(right)) return right
      const { name } = sentIn(call)
      if (roleNames.has(name)) return withProblem(right, 409, 'error.roleNameTaken')
      roleNames.add(name)
      return right
    },
  },
  withoutNew('who looks for a post is not shown once approved', 'listJobSeekers'),
  granting('a course is written with a test that is none', ['createDeskCourse'], naming(/^test/)),
  {
    name: 'what was withdrawn is offered on',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listOfferedCourses',
    answer(right, { url }) {
      if (!isSuccess(right) || !/^\?id\.equals=\d+$/.test(url.search)) return right
      if ((jsonOf(right) as Body[]).length === 0) return offered.get(url.search) ?? right
      offered.set(url.search, right)
      return right
    },
  },
]
