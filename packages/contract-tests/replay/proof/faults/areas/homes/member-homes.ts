import { isPhone } from '../../../../run/codes.ts'
import { jsonOf, sentIn, withJson, withProblem } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'
import { inBody } from '../../states.ts'

type Body = Record<string, unknown>

/** What each favourite was called first. */
const titles = new Map<unknown, unknown>()

/** Faults in what a member is told of itself: at home, of a place that is held, of what was kept, started over or left out. */
export const memberHomeFaults: Fault[] = [
  inBody('a home does not tell of what waits for its fee', ['getMemberSummary'], (body) =>
    (body.application as Body | null)?.status === 'PENDING_PAYMENT' ? { ...body, application: null } : body,
  ),
  {
    name: 'an unknown mobile number is answered a number of the backend',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'sendAccountCode',
    answer: (right, call) =>
      isSuccess(right) && isPhone(String(sentIn(call).username))
        ? withJson(right, { ...(jsonOf(right) as Body), phone: '138****0000' })
        : right,
  },
  {
    name: 'a profile without its names is refused',
    detectedAs: ['refused'],
    fits: ({ id }) => id === 'updateMemberBasic',
    answer(right, call) {
      const sent = sentIn(call)
      const isNamed = 'name' in sent || 'companyName' in sent
      return isSuccess(right) && !isNamed ? withProblem(right, 400, 'error.validation') : right
    },
  },
  inBody('a place is held until the deadline', ['signUpForActivity'], (body) =>
    body.payUntil === null ? body : { ...body, payUntil: body.signUpDeadline },
  ),
  inBody('what was kept is called what it was then', ['listMemberFavourites'], (body) => {
    titles.set(body.id, titles.get(body.id) ?? body.title)
    return { ...body, title: titles.get(body.id) }
  }),
  inBody('starting a course over leaves all of it open', ['resetCourse'], (body) => ({
    ...body,
    lessons: (body.lessons as Body[]).map((lesson) => ({ ...lesson, reachable: 5000 })),
  })),
]
