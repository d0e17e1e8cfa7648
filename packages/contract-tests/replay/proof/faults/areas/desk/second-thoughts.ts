import { yearInChina } from '../../../../run/china-time.ts'
import { type Answer, type Call, idIn, jsonOf, withHeader, withJson } from '../../../answer.ts'
import { type Fault, isSuccess, type Upstream } from '../../../fault.ts'
import { inBody } from '../../states.ts'
import { denying } from '../fees-and-orders.ts'
import { letting, looking, lookUp, rowsAt } from '../lessons.ts'

type Body = Record<string, unknown>

const readAt = async (upstream: Upstream, call: Call, path: string): Promise<Body> =>
  jsonOf(await lookUp(upstream, call, path)) as Body

const codeOf = (answer: Answer): unknown => (answer.status === 409 ? (jsonOf(answer) as Body).message : null)

/** A refusal in other words. */
const retold = (
  name: string,
  operations: string[],
  code: string,
  change: (body: Body, call: Call, upstream: Upstream) => Promise<Body> | Body,
): Fault => ({
  name,
  detectedAs: ['rule', 'problem'],
  fits: ({ id }) => operations.includes(id),
  answer: async (right, call, upstream) =>
    codeOf(right) === code ? withJson(right, await change(jsonOf(right) as Body, call, upstream)) : right,
})

/** The same answer, marked as one after which something else was done than it says. */
const doing = (
  name: string,
  operation: string,
  act: (call: Call, upstream: Upstream) => Promise<unknown>,
  detectedAs: Fault['detectedAs'] = ['rule', 'not refused'],
): Fault => ({
  name,
  detectedAs,
  fits: ({ id }) => id === operation,
  async answer(right, call, upstream) {
    if (!isSuccess(right)) return right
    await act(call, upstream)
    return withHeader(right, 'x-done', 'otherwise')
  },
})

/** What each token was answered before it was refused. */
const before = new Map<string, Answer>()

/** The version in which an application was read first. */
const versions = new Map<string, unknown>()

const tariff: Record<string, number> = {
  会员单位: 2000,
  理事单位: 5000,
  副会长单位: 10_000,
  会长单位: 30_000,
}

const named = (property: string) => ({
  fieldErrors: [{ objectName: 'body', field: property, message: 'Fixed' }],
})

/** What the desk has published for a later time and marked for the carousel, as whoever of the run may look at it there. */
async function headlinesToCome(call: Call, upstream: Upstream): Promise<Body[]> {
  const path = '/api/admin/news?isCarousel.equals=1&size=200&sort=publishDate,desc'
  const seen = [...upstream.tokens].map((authorization) =>
    rowsAt(upstream, { ...call, headers: { ...call.headers, authorization } }, path),
  )
  const now = new Date().toISOString()
  return ((await Promise.all(seen)).find((rows) => rows.length > 0) ?? []).filter(
    ({ status, publishDate }) => status === 'PUBLISHED' && String(publishDate) > now,
  )
}

/** Faults of a desk at which the second who does something is not thought of. */
export const secondThoughtFaults: Fault[] = [
  retold(
    'who was first is said to be whoever asks',
    ['transferDeskRefund', 'decideDeskReview', 'decideDeskApplication'],
    'error.decidedBefore',
    async (body, call, upstream) => {
      const { name } = await readAt(upstream, call, '/api/admin/account')
      return { ...body, params: { ...(body.params as Body), staffName: name } }
    },
  ),
  retold(
    'what the member has changed is said to be decided by the staff',
    ['changeDeskMemberLevel'],
    'error.concurrencyFailure',
    (body) => ({
      ...body,
      message: 'error.decidedBefore',
      params: { staffName: '沈敬之', time: '2026-11-20T02:15:00.000Z' },
    }),
  ),
  inBody('members are reminded of what they are paying', ['remindDeskFees'], (body) =>
    body.reason === 'BEING_PAID' ? { ...body, isDone: true, reason: null } : body,
  ),
  denying(
    'the lessons of what somebody takes stand as they are',
    'updateDeskCourse',
    [400, 'error.validation'],
    async (body, call, upstream) =>
      (await readAt(upstream, call, `/api/admin/courses/${body.id}`)).isTaken === 1,
    named('chapters'),
  ),
  inBody('kinds of which nothing waits are left out', ['getDeskWorkplace'], (body) => ({
    ...body,
    waiting: (body.waiting as Body[]).filter(({ count }) => Number(count) > 0),
  })),
  looking('what was asked for follows the level', 'listMemberFees', async (body, call, upstream) => {
    const { memberLevel } = await readAt(upstream, call, '/api/member/current')
    const amount = tariff[String(memberLevel)]
    return (body as Body[]).map((fee) =>
      amount && ['UNPAID', 'OVERDUE'].includes(String(fee.status))
        ? { ...fee, memberLevel, feeStandard: amount, amount: amount - Number(fee.discount) }
        : fee,
    )
  }),
  {
    name: 'a role goes on until the next login',
    detectedAs: ['role'],
    fits: ({ id }) => id === 'listDeskFees',
    answer(right, { headers }) {
      const token = headers.authorization ?? ''
      if (isSuccess(right)) before.set(token, right)
      return right.status === 403 ? (before.get(token) ?? right) : right
    },
  },
  looking(
    'who was renamed stands in the log by the new name',
    'listDeskLog',
    async (body, call, upstream) => {
      const users = await rowsAt(upstream, call, '/api/admin/users?size=200')
      const names = new Map(users.map(({ id, name }) => [id, name]))
      return (body as Body[]).map((one) => ({ ...one, staffName: names.get(one.staffId) ?? one.staffName }))
    },
  ),
  doing(
    'anybody releases what another has taken',
    'releaseDeskApplication',
    async (call, { ask, tokens }) => {
      for (const authorization of tokens) await ask({ ...call, headers: { ...call.headers, authorization } })
    },
  ),
  inBody('a refused approval is kept in the records', ['getDeskApplication'], (body) => {
    const application = body.application as Body & { auditRecords: Body[] }
    const key = `${application.id} ${body.version}`
    if (!versions.has(key)) {
      versions.set(key, true)
      return body
    }
    const record = {
      node: 'SECRETARIAT',
      result: 'APPROVE',
      opinion: '',
      auditDate: '2026-11-20T02:15:00.000Z',
    }
    const [known = record] = application.auditRecords
    return { ...body, application: { ...application, auditRecords: [...application.auditRecords, known] } }
  }),
  inBody('what is asked for again is logged as refused', ['listDeskLog'], (body) =>
    body.subjectKind === 'BANK_TRANSFER' && body.action === 'RETURN' ? { ...body, action: 'REJECT' } : body,
  ),
  letting(
    'anybody takes a decision on a review back',
    'undoDeskReview',
    'error.undoOver',
    async (call, upstream) => {
      const review = await readAt(upstream, call, call.url.pathname.replace(/^.*(\/api\/.*)\/undo$/, '$1'))
      return review.status === 'REJECTED' && (review.log as Body[])[0]?.action === 'REJECT'
    },
  ),
  {
    name: 'what is hidden has no news',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listNews',
    async answer(right, call, upstream) {
      const id = call.url.searchParams.get('infoDictsId.equals')
      if (!isSuccess(right) || id === null) return right
      const [entry] = await rowsAt(upstream, call, `/api/public/info-dicts-list?id.equals=${id}`)
      return entry?.isNavigation === 0 ? withHeader(withJson(right, []), 'x-total-count', '0') : right
    },
  },
  {
    name: 'a headline of tomorrow is shown today',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listCarouselNews',
    async answer(right, call, upstream) {
      const { searchParams: asked } = call.url
      if (!isSuccess(right) || !(asked.has('id.equals') || asked.get('size') === '2000')) return right
      const rows = jsonOf(right) as Body[]
      const [sample] = await rowsAt(upstream, call, '/api/public/info-news-carousel?size=1')
      const wanted = (await headlinesToCome(call, upstream)).filter(
        ({ id }) => !asked.has('id.equals') || asked.get('id.equals') === String(id),
      )
      const early = wanted.map(({ id, title, publishDate }) => ({ ...sample, id, title, publishDate }))
      const total = Number(right.headers['x-total-count']) + early.length
      return withHeader(withJson(right, [...early, ...rows]), 'x-total-count', String(total))
    },
  },
  denying(
    'an issue that was withdrawn is in the way',
    'publishDeskJournal',
    [409, 'error.journalIssueTaken'],
    async ({ id, year, issueNo }, call, upstream) => {
      const path = `/api/admin/journals?year.equals=${year}&status.equals=OFFLINE&size=50`
      const others = await rowsAt(upstream, call, path)
      return others.some((one) => one.id !== id && one.issueNo === issueNo)
    },
  ),
  denying(
    'an activity has more places than are taken',
    'updateDeskActivity',
    [400, 'error.validation'],
    ({ quota, signedCount }) => Number(signedCount) > 0 && quota === signedCount,
    named('quota'),
  ),
  letting(
    'a role of who is disabled is taken away',
    'deleteDeskRole',
    'error.roleInUse',
    async (call, upstream) => {
      const id = Number(idIn(call))
      const users = await rowsAt(upstream, call, '/api/admin/users?size=200')
      const own = users.filter(({ roleIds }) => (roleIds as number[]).includes(id))
      return own.every(({ isDisabled }) => isDisabled === 1)
    },
  ),
  doing(
    'who changes the password is logged out by it',
    'changeDeskPassword',
    (call, { ask }) => {
      const url = new URL(call.url)
      url.pathname = url.pathname.replace(/\/api\/.*$/, '/api/member/logout')
      return ask({ ...call, url, body: call.body.subarray(0, 0) })
    },
    ['rule', 'unauthenticated'],
  ),
  denying(
    'a course of last year is not published',
    'publishDeskCourse',
    [409, 'error.courseYearClosed'],
    ({ year }, _call, _upstream, now) => Number(year) < yearInChina(now),
  ),
]
