import { type Answer, jsonOf, withJson } from '../answer.ts'
import { type Fault, granted, isSuccess, type Upstream } from '../fault.ts'

type Call = Parameters<Fault['answer']>[1]

const isOfDesk: Fault['fits'] = ({ permissions }) =>
  permissions?.some((name) => name.startsWith('desk.')) ?? false

/** Whether somebody of the staff calls. */
async function isStaff(call: Call, { ask }: Upstream): Promise<boolean> {
  const url = new URL(call.url)
  url.pathname = url.pathname.replace(/\/api\/.*$/, '/api/admin/account')
  url.search = ''
  return (await ask({ ...call, method: 'GET', url, body: call.body.subarray(0, 0) })).status === 200
}

const granting = (name: string, operation: string, code: string): Fault => ({
  name,
  detectedAs: ['not refused'],
  fits: ({ id }) => id === operation,
  answer: (right, _call, _upstream, about) =>
    right.status === 409 && (jsonOf(right) as { message?: string }).message === code
      ? granted(right, about)
      : right,
})

/** What each token was answered before it was refused. */
const before = new Map<string, Answer>()

/** Faults that show where several of the staff work: in their rights, and in who has taken what. */
export const staffFaults: Fault[] = [
  {
    name: 'somebody of the staff may do what no own role opens',
    detectedAs: ['role'],
    fits: isOfDesk,
    answer: async (right, call, upstream, operation) =>
      right.status === 403 && (await isStaff(call, upstream)) ? granted(right, operation) : right,
  },
  {
    name: 'whoever of the staff was disabled goes on',
    detectedAs: ['unauthenticated'],
    fits: ({ id }) => id === 'getDeskAccount',
    answer(right, { headers }) {
      const token = headers.authorization ?? ''
      if (isSuccess(right)) before.set(token, right)
      return right.status === 401 ? (before.get(token) ?? right) : right
    },
  },
  granting('a role that somebody has is taken away', 'deleteDeskRole', 'error.roleInUse'),
  granting('two take one application', 'claimDeskApplication', 'error.claimed'),
  granting('what another one has taken is decided', 'decideDeskApplication', 'error.claimed'),
  {
    name: 'who gave a place back is not among the sign-ups',
    detectedAs: ['rule', 'total'],
    fits: ({ id }) => id === 'listDeskSignUps',
    answer(right, { url }) {
      if (!isSuccess(right) || !url.searchParams.has('id.equals')) return right
      const rows = jsonOf(right) as { status: string }[]
      return withJson(
        right,
        rows.filter(({ status }) => status !== 'CANCELLED'),
      )
    },
  },
]
