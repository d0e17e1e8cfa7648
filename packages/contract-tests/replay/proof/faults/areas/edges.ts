import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { swapCase } from '../../../derived/lists/probes.ts'
import { day, dayInChina } from '../../../run/china-time.ts'
import { type Answer, jsonOf, sentIn, withHeader, withJson } from '../../answer.ts'
import { type Fault, granted, isSuccess } from '../../fault.ts'
import { inBody } from '../states.ts'
import { letting, looking, lookUp, rowsAt } from './lessons.ts'

type Body = Record<string, unknown>

/** The years that each list had once, by its address. */
const settled = new Map<string, Answer>()

/** Calls that are being answered. */
const underWay: { body: Body; isMet: boolean }[] = []

/** Whether a call with the same body is answered at the same time. */
async function isAtOnce(body: Body): Promise<boolean> {
  const own = { body, isMet: false }
  for (const other of underWay)
    if (isDeepStrictEqual(other.body, body)) {
      other.isMet = true
      own.isMet = true
    }
  underWay.push(own)
  await setTimeout(100)
  underWay.splice(underWay.indexOf(own), 1)
  return own.isMet
}

/** Faults of a backend that is right but for an edge: a last day, the other case of a letter, two things at once. */
export const edgeFaults: Fault[] = [
  {
    name: 'of two proofs one is enough',
    detectedAs: ['not refused'],
    fits: ({ id }) => id === 'updatePhone' || id === 'closeAccount',
    answer(right, call, _upstream, operation) {
      const { password, phoneCode, oldPhoneCode } = sentIn(call)
      const other = operation.id === 'closeAccount' ? phoneCode : oldPhoneCode
      const isBoth = password !== undefined && other !== undefined
      return right.status === 400 && isBoth ? granted(right, operation) : right
    },
  },
  {
    name: 'a mail address in capitals is another one',
    detectedAs: ['not refused'],
    fits: ({ id }) => id === 'addMail' || id === 'updateMail',
    answer(right, call, _upstream, operation) {
      const email = String(sentIn(call).email)
      const isTaken = right.status === 409 && (jsonOf(right) as Body).message === 'error.mailTaken'
      return isTaken && email === email.toUpperCase() ? granted(right, operation) : right
    },
  },
  {
    name: 'an invitation waits at the phone of before',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listUnitInvitations',
    async answer(right, call, upstream) {
      if (!isSuccess(right)) return right
      const member = jsonOf(await lookUp(upstream, call, '/api/member/current')) as Body
      const isLost = (one: Body) =>
        member.role === 'memberPersonal' && one.status === 'PENDING' && one.phone !== member.phone
      const rows = jsonOf(right) as Body[]
      const kept = rows.filter((one) => !isLost(one))
      const total = Number(right.headers['x-total-count']) - rows.length + kept.length
      return withHeader(withJson(right, kept), 'x-total-count', String(total))
    },
  },
  letting(
    'a renewal is begun in the last ninety days',
    'createMemberApply',
    'error.membershipActive',
    async (call, upstream, now) => {
      const member = jsonOf(await lookUp(upstream, call, '/api/member/current')) as Body
      return Date.parse(String(member.validTo)) - now < 90 * day
    },
  ),
  {
    name: 'a membership in the directory is over on its last day',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listCompanies' || id === 'listMembers',
    answer(right) {
      if (!isSuccess(right)) return right
      const today = dayInChina(right.headers.date ?? '')
      const rows = jsonOf(right) as Body[]
      const early = rows.map((row) => (row.validTo === today ? { ...row, isExpired: true } : row))
      return withJson(right, early)
    },
  },
  {
    name: 'a year that was paid back is settled',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listCompanyFeeYears' || id === 'listPersonFeeYears',
    answer(right, { url }) {
      if (!isSuccess(right) || !url.searchParams.has('memberId.equals')) return right
      const before = settled.get(url.search)
      const isFewer = before && (jsonOf(before) as Body[]).length > (jsonOf(right) as Body[]).length
      if (!isFewer) settled.set(url.search, right)
      return isFewer ? before : right
    },
  },
  {
    name: 'a code is found whatever the case of its letters',
    detectedAs: ['not refused'],
    fits: ({ id }) => id === 'verifyPrintInfo' || id === 'verifyHourCertificate',
    async answer(right, call, upstream) {
      if (right.status !== 404) return right
      const [code = '', ...path] = call.url.pathname.split('/').reverse()
      const url = new URL(call.url)
      url.pathname = [...path.reverse(), swapCase(code)].join('/')
      return upstream.ask({ ...call, url })
    },
  },
  looking("a unit's people stand as they came", 'listCourseLearners', async (body) =>
    (body as Body[]).toReversed(),
  ),
  {
    name: 'what is kept twice at once is kept twice',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'addMemberFavourite',
    async answer(right, call) {
      const isTwice = await isAtOnce(sentIn(call))
      return isTwice && right.status === 200
        ? withJson(right, { ...(jsonOf(right) as Body), id: 987_654_321 })
        : right
    },
  },
  {
    name: 'two applications that are begun at once are both open',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'createMemberApply',
    async answer(right, call, _upstream, operation) {
      const isTwice = await isAtOnce(sentIn(call))
      return isTwice && right.status === 409 ? granted(right, operation) : right
    },
  },
  {
    name: 'what is done once is done twice where both come at once',
    detectedAs: ['rule'],
    fits: ({ id }) =>
      [
        ...['signUpForActivity', 'applyForInvoice', 'inviteUnitPerson', 'createInvoiceTitle'],
        ...['orderCourseForPeople', 'requestOrderRefund'],
      ].includes(id),
    async answer(right, call, _upstream, operation) {
      const isTwice = await isAtOnce(sentIn(call))
      return isTwice && right.status === 409 ? granted(right, operation) : right
    },
  },
  {
    name: 'a login looks at the password where there is a code as well',
    detectedAs: ['not refused'],
    fits: ({ id }) => id === 'memberAuthenticate',
    answer(right, call, _upstream, operation) {
      const { password, phoneCode } = sentIn(call)
      const isBoth = password !== undefined && phoneCode !== undefined
      return right.status === 400 && isBoth ? granted(right, operation) : right
    },
  },
  looking('a home tells of what was begun last', 'getMemberSummary', async (body, call, upstream) => {
    const [latest] = await rowsAt(upstream, call, '/api/member-applies/user')
    const told = (body as Body).application as Body | null
    const isOther = latest?.status === 'DRAFT' && told && told.id !== latest.id
    return isOther ? { ...(body as Body), application: latest } : body
  }),
  {
    name: 'an activity that has begun is the next one no more',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'getMemberSummary',
    answer(right) {
      if (!isSuccess(right)) return right
      const body = jsonOf(right) as Body
      const next = body.nextActivity as Body | null
      const hasBegun = next && Date.parse(String(next.startTime)) < Date.parse(right.headers.date ?? '')
      return hasBegun ? withJson(right, { ...body, nextActivity: null }) : right
    },
  },
  ...(['COURSE', 'JOURNAL'] as const).map((kind) =>
    inBody(`a ${kind} that is kept can be opened for ever`, ['listMemberFavourites'], (body) =>
      body.kind === kind ? { ...body, isAvailable: 1 } : body,
    ),
  ),
  inBody('what passed its first review is approved', ['getMemberApply'], (body) =>
    body.status === 'REVIEWING' ? { ...body, approveDate: body.lastModifiedDate } : body,
  ),
  inBody('what is returned has lost its files', ['getMemberApply'], (body) =>
    body.returnedForm ? { ...body, returnedForm: { ...body.returnedForm, materials: [] } } : body,
  ),
  inBody('what is refused never ends', ['getMemberApply'], (body) =>
    body.status === 'REJECTED' ? { ...body, closedDate: null } : body,
  ),
  inBody('who declines is named', ['declineUnitInvitation'], (body) => ({ ...body, personName: '江砚舟' })),
  looking('an address that was only saved is free', 'checkSiteDomain', async (body, call, upstream) => {
    const query = `?domainId=${call.url.searchParams.get('domainId')}`
    const paths = ['company-web-info', 'member-web-info'].map((name) => `/api/public/${name}${query}`)
    const answers = await Promise.all(paths.map((path) => lookUp(upstream, call, path)))
    const isNowhere = answers.every((one) => (jsonOf(one) as Body).message === 'error.http.404')
    return isNowhere ? { ...(body as Body), isTaken: 0 } : body
  }),
  letting(
    'an order for what was called off is paid',
    'payByAlipay',
    'error.orderClosed',
    async (call, upstream) => {
      const order = await lookUp(upstream, call, `/api/member-order-detail/${sentIn(call).orderId}`)
      return JSON.stringify(jsonOf(order)).includes('回放核对用收费活动')
    },
  ),
]
