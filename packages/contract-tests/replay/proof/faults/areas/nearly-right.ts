import { day } from '../../../run/china-time.ts'
import {
  type Answer,
  type Call,
  jsonOf,
  sentIn,
  withHeader,
  withJson,
  withProblem,
  withQuery,
} from '../../answer.ts'
import { type Fault, granted, isSuccess, type Upstream } from '../../fault.ts'
import { by, granting, naming } from '../gaps.ts'
import { rowsAt } from './lessons.ts'

type Body = Record<string, unknown>

const blockedFor = 900_000

/** The instants of the wrong passwords of each name. */
const wrong = new Map<unknown, number[]>()

/** The menu of the desk that has most in it. */
let longest: Body[] = []

/** The drafts of the member whose applications the desk asks for. */
async function draftsOf(call: Call, upstream: Upstream): Promise<Body[]> {
  const owner = call.url.searchParams.get('ownerId.equals')
  for (const authorization of owner === null ? [] : upstream.tokens) {
    const own = { ...call, headers: { ...call.headers, authorization } }
    const member = await rowsAt(upstream, own, '/api/member/current')
    if (String((member as unknown as Body).id) === owner)
      return rowsAt(upstream, own, '/api/member-applies/user?status.equals=DRAFT')
  }
  return []
}

/** Whether an answer refuses one field, and no other. */
function namesOnly(right: Answer, field: string): boolean {
  const { fieldErrors = [] } = (right.status === 400 ? jsonOf(right) : {}) as { fieldErrors?: Body[] }
  return fieldErrors.length > 0 && fieldErrors.every((one) => one.field === field)
}

/** Faults of a backend that is nearly right: what is counted, left out or refused has one case that was not thought of. */
export const nearlyRightFaults: Fault[] = [
  {
    name: 'a right password leaves the wrong ones counted',
    detectedAs: ['rule'],
    fits: ({ id }) => ['authenticate', 'memberAuthenticate'].includes(id),
    answer(right, call) {
      const { username, phone } = sentIn(call)
      const now = Date.parse(right.headers.date ?? '')
      const name = username ?? phone
      // The clock of the mock is taken back at times, and with it what was counted.
      const recent = (wrong.get(name) ?? []).filter((then) => then <= now && now - then < blockedFor)
      const isWrong = right.status === 401
      wrong.set(name, isWrong && recent.length < 10 ? [...recent, now] : recent)
      if (recent.length < 10 || (!isWrong && !isSuccess(right))) return right
      return withHeader(withProblem(right, 429, 'error.loginBlocked'), 'retry-after', '60')
    },
  },
  {
    name: 'the menu of the desk is one for all of the staff',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'getCurrentUserNav',
    answer(right) {
      if (!isSuccess(right)) return right
      const body = jsonOf(right) as { data: Body[] }
      if (!body.data.some(({ path }) => String(path).startsWith('/dashboard'))) return right
      if (body.data.length > longest.length) longest = body.data
      return withJson(right, { ...body, data: longest })
    },
  },
  {
    name: 'a membership ends soon in its last month alone',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'getMemberSummary',
    answer(right) {
      if (!isSuccess(right)) return right
      const body = jsonOf(right) as Body
      const left = Date.parse(String(body.validTo)) - Date.parse(right.headers.date ?? '')
      return body.state === 'EXPIRING' && left > 30 * day
        ? withJson(right, { ...body, state: 'EFFECTIVE' })
        : right
    },
  },
  granting(
    'a batch has one of the own people twice',
    ['createMemberApplyTop'],
    naming('members[1].personId'),
  ),
  {
    name: 'who has not joined is not known to the desk',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listDeskMembers',
    answer(right, call, { ask }) {
      if (!isSuccess(right)) return right
      const isAsked = call.url.searchParams.get('joinDate.specified') === 'false'
      if (isAsked) return withHeader(withJson(right, []), 'x-total-count', '0')
      return ask(withQuery(call, (query) => query.set('joinDate.specified', 'true')))
    },
  },
  {
    name: 'drafts stand at the desk',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listDeskApplications',
    async answer(right, call, upstream) {
      const drafts = isSuccess(right) ? await draftsOf(call, upstream) : []
      if (drafts.length === 0) return right
      const [like = {}] = await rowsAt(upstream, call, '/api/admin/applications?size=1')
      const shown = drafts.map(({ id, applyNo, applyKind, status }) => ({
        ...like,
        ...{ id, applyNo, applyKind, status },
      }))
      const rows = [...(jsonOf(right) as Body[]), ...shown]
      return withHeader(withJson(right, rows), 'x-total-count', String(rows.length))
    },
  },
  {
    name: 'what is hidden has no columns',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listDictionaryDetails',
    async answer(right, call, upstream) {
      const id = call.url.searchParams.get('infoDictsId.equals')
      if (!isSuccess(right) || id === null) return right
      const [entry] = await rowsAt(upstream, call, `/api/public/info-dicts-list?id.equals=${id}`)
      return entry?.isNavigation === 0 ? withHeader(withJson(right, []), 'x-total-count', '0') : right
    },
  },
  {
    name: 'a month is any two digits',
    detectedAs: ['not refused'],
    fits: ({ id }) => ['createDeskFeeNews', 'updateDeskFeeNews'].includes(id),
    answer(right, call, _upstream, operation) {
      if (right.status !== 400 || !/^\d{4}-\d\d$/.test(String(sentIn(call).period))) return right
      if (namesOnly(right, 'period')) return granted(right, operation)
      const refusal = jsonOf(right) as Body
      const { fieldErrors = [] } = refusal as { fieldErrors?: Body[] }
      return withJson(right, {
        ...refusal,
        fieldErrors: fieldErrors.filter(({ field }) => field !== 'period'),
      })
    },
  },
  {
    name: 'a list may have the same twice',
    detectedAs: ['not refused'],
    fits: ({ id }) => ['payByWeixin', 'payByBankTransfer', 'remindDeskFees', 'updateDeskRole'].includes(id),
    answer(right, call, _upstream, operation) {
      const sent = sentIn(call)
      const isTwice = (value: unknown) => Array.isArray(value) && new Set(value).size < value.length
      const lists = Object.keys(sent).filter((name) => isTwice(sent[name]))
      return lists.some((name) => namesOnly(right, name)) ? granted(right, operation) : right
    },
  },
  {
    name: 'the oldest version stands first',
    detectedAs: ['rule'],
    fits: ({ id }) => /^listDesk\w+Versions$/.test(id),
    answer: (right) => (isSuccess(right) ? withJson(right, (jsonOf(right) as Body[]).toReversed()) : right),
  },
  {
    name: 'what is not approved needs no reason',
    detectedAs: ['not refused'],
    fits: ({ id }) => ['decideDeskReview', 'decideDeskApplication'].includes(id),
    answer(right, call, _upstream, operation) {
      const isMissing = namesOnly(right, 'opinion') && sentIn(call).opinion === undefined
      return isMissing ? granted(right, operation) : right
    },
  },
  {
    name: 'a proof of a transfer is sent back without a reason',
    detectedAs: ['not refused'],
    fits: ({ id }) => id === 'decideDeskReview',
    answer(right, call, _upstream, operation) {
      const isMissing = namesOnly(right, 'opinion') && call.url.pathname.includes('/BANK_TRANSFER/')
      return isMissing ? granted(right, operation) : right
    },
  },
  granting(
    'an order is stored over one that was not read',
    ['orderDeskBanners', 'orderDeskNavigation', 'orderDeskColumns'],
    by('error.concurrencyFailure'),
  ),
  granting('the own password is reset without the old one', ['resetDeskPassword'], by('error.http.409')),
]
