import { idIn, jsonOf } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'
import { inBody } from '../../states.ts'
import { letting, looking, lookUp } from '../lessons.ts'

type Body = Record<string, unknown>

/** Faults of a desk that has forgotten what was before: of a text, of an application, of a membership. */
export const formerFaults: Fault[] = [
  looking('a version is what came after it', 'listDeskNewsVersions', async (body, call, upstream) => {
    const now = jsonOf(await lookUp(upstream, call, `/api/admin/news/${idIn(call)}`)) as Body
    return (body as Body[]).map(({ version, savedDate, staffName, ...text }, at, versions) => {
      const next = versions[at - 1] ?? now
      const later = Object.fromEntries(Object.keys(text).map((name) => [name, next[name]]))
      return { ...later, version, savedDate, staffName }
    })
  }),
  letting(
    'what was taken off the website is thrown away',
    'deleteDeskFeeNews',
    'error.newsNotDraft',
    async (call, upstream) => {
      const row = await lookUp(upstream, call, `/api/admin/fee-news/${idIn(call)}`)
      return (jsonOf(row) as Body).status === 'OFFLINE'
    },
  ),
  inBody('what was mended is compared with nothing', ['getDeskApplication'], (body) =>
    body.status === 'SUBMITTED' || body.status === 'REVIEWING' ? { ...body, previous: null } : body,
  ),
  {
    name: 'who has left is not among those who joined',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listDeskMembers',
    answer(right, call, { ask }) {
      if (!isSuccess(right) || !call.url.searchParams.has('joinedFrom')) return right
      const url = new URL(call.url)
      url.searchParams.set('joinDate.specified', 'true')
      return ask({ ...call, url })
    },
  },
]
