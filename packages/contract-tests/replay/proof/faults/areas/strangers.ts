import { Buffer } from 'node:buffer'
import { type Answer, type Call, idIn, jsonOf, sentIn } from '../../answer.ts'
import { type Fault, granted, isSuccess, type Upstream } from '../../fault.ts'
import { by, granting } from '../gaps.ts'

type Body = Record<string, unknown>

const isBlocked = (answer: Answer): boolean =>
  answer.status === 429 && (jsonOf(answer) as Body).message === 'error.loginBlocked'

/** The logins that were granted, by name and password. */
const logins = new Map<string, Answer>()

/** What somebody reads at an address below the API. */
async function readAs({ ask }: Upstream, call: Call, authorization: string, path: string): Promise<unknown> {
  const url = new URL(call.url)
  const [pathname = '', search = ''] = path.split('?')
  url.pathname = `${call.url.pathname.slice(0, call.url.pathname.indexOf('/api/'))}${pathname}`
  url.search = search
  const headers = { ...call.headers, authorization }
  const answer = await ask({ method: 'GET', url, headers, body: Buffer.alloc(0) })
  return isSuccess(answer) ? jsonOf(answer) : null
}

const kindOf = async (upstream: Upstream, call: Call, authorization: string): Promise<unknown> =>
  ((await readAs(upstream, call, authorization, '/thsuaa/api/currentUser')) as Body | null)?.role

/** Whether a record is that of somebody who is of the same kind as the caller. */
async function isOfTheSameKind(upstream: Upstream, call: Call, reader: (id: string) => string) {
  const { authorization = '' } = call.headers
  const own = await kindOf(upstream, call, authorization)
  for (const other of upstream.tokens) {
    if (other === authorization || (await kindOf(upstream, call, other)) !== own) continue
    const seen = await readAs(upstream, call, other, reader(idIn(call)))
    if (Array.isArray(seen) ? seen.length > 0 : seen !== null) return true
  }
  return false
}

/** A backend that looks at the kind of a member alone, and not at who it is. */
const forTheKind = (name: string, operation: string, reader: (id: string) => string): Fault => ({
  name,
  detectedAs: ['foreign'],
  fits: ({ id }) => id === operation,
  async answer(right, call, upstream, planted) {
    const isStranger = right.status === 404 && (await isOfTheSameKind(upstream, call, reader))
    return isStranger ? granted(right, planted) : right
  },
})

const isStaff = async (upstream: Upstream, call: Call, authorization: string): Promise<boolean> =>
  (await readAs(upstream, call, authorization, '/api/admin/account')) !== null

/** A file that somebody of the staff downloads by its id though another one has uploaded it. */
const downloading = (name: string, isOfStaff: boolean): Fault => ({
  name,
  detectedAs: ['foreign'],
  fits: ({ id }) => id === 'downloadFile',
  async answer(right, call, upstream) {
    const { authorization = '' } = call.headers
    if (right.status !== 404 || !(await isStaff(upstream, call, authorization))) return right
    for (const other of upstream.tokens) {
      if ((await isStaff(upstream, call, other)) !== isOfStaff) continue
      const theirs = await upstream.ask({ ...call, headers: { ...call.headers, authorization: other } })
      if (isSuccess(theirs)) return theirs
    }
    return right
  },
})

/** Whether a call is refused because one of its ids is nobody's or another's. */
function isAboutOne(answer: Answer, ids: string): boolean {
  const { fieldErrors } = answer.status === 400 ? (jsonOf(answer) as Body) : {}
  const fields = Array.isArray(fieldErrors) ? fieldErrors.map(({ field }: Body) => String(field)) : []
  return answer.status === 404 || fields.some((field) => field.startsWith(`${ids}[`))
}

/** A backend that holds the first of several ids to its owner, and forgets the others. @param reader where the first is read */
const firstAlone = (
  name: string,
  operation: string,
  ids: string,
  reader: (id: unknown) => string,
): Fault => ({
  name,
  detectedAs: ['foreign', 'not refused', 'rule'],
  fits: ({ id }) => id === operation,
  async answer(right, call, upstream, planted) {
    const sent = sentIn(call)[ids]
    const [first, ...others] = Array.isArray(sent) ? sent : []
    if (others.length === 0 || !isAboutOne(right, ids)) return right
    const seen = await readAs(upstream, call, call.headers.authorization ?? '', reader(first))
    const isOwn = Array.isArray(seen) ? seen.length > 0 : seen !== null
    return isOwn ? granted(right, planted) : right
  },
})

const fee = (id: unknown) => `/api/member-fees/info/${id}`

/** Faults in what strangers may do, and in who is one. */
export const strangerFaults: Fault[] = [
  downloading('the staff download the files of members', false),
  downloading('the staff download the files of colleagues', true),
  {
    name: 'the right password opens an account that is blocked',
    detectedAs: ['not refused', 'rule'],
    fits: ({ id }) => id === 'authenticate' || id === 'memberAuthenticate',
    answer(right, call) {
      const { username, phone, password } = sentIn(call)
      const key = `${username ?? phone} ${password}`
      if (isSuccess(right)) logins.set(key, right)
      return isBlocked(right) ? (logins.get(key) ?? right) : right
    },
  },
  forTheKind(
    'any unit ends what another has with a person',
    'endUnitPerson',
    (id) => `/api/unit-people?id.equals=${id}`,
  ),
  forTheKind(
    'any member of a kind cancels the orders of all of it',
    'cancelMemberOrder',
    (id) => `/api/member-order-detail/${id}`,
  ),
  granting(
    'an address of a site is given to one who opens another',
    ['createSite'],
    by('error.domainIdTaken'),
  ),
  firstAlone(
    'an order of another member is invoiced beside an own one',
    'applyForInvoice',
    'orderIds',
    (id) => `/api/member-order-detail/${id}`,
  ),
  ...(['payByWeixin', 'payByAlipay', 'payByBankTransfer'] as const).map((operation) =>
    firstAlone(`${operation} takes a fee of another member beside an own one`, operation, 'feeIds', fee),
  ),
  firstAlone(
    'a course is ordered for anybody beside one of the people',
    'orderCourseForPeople',
    'personIds',
    (id) => `/api/unit-people?id.equals=${id}`,
  ),
  firstAlone(
    'an order of items has some that nobody has',
    'orderItems',
    'ids',
    (id) => `/api/member-news/${id}`,
  ),
  firstAlone('a fee that is not in the order is asked back beside one', 'requestOrderRefund', 'feeIds', fee),
]
