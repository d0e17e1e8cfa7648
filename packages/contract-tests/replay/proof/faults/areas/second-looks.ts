import { type Answer, jsonOf, sentIn, withJson } from '../../answer.ts'
import { type Fault, granted, isSuccess } from '../../fault.ts'
import { by, granting } from '../gaps.ts'
import { inBody } from '../states.ts'
import { looking, lookUp } from './lessons.ts'

type Body = Record<string, unknown>

const beyond = by('error.beyondOwnRights')

/** The longest list of notices about invoices that each caller was given. */
const told = new Map<string, Answer>()

/** How often each caller asked for the notices about fees. */
const asked = new Map<string, number>()

/** What was put last into each place. */
const put = new Map<string, Body>()

/** What the last change of each record was. */
const changes = new Map<string, { version: unknown; text: string }>()

/** The newer neighbours that articles had when they were read first. */
const newerBefore = new Map<unknown, unknown>()

const isChange: Fault['fits'] = ({ id }) => /^updateDesk(News|FeeNews|Role|User|Course)$/.test(id)

/** What was once written and then cleared. */
function uncleared(id: unknown, body: Body): Body {
  const before = put.get(String(id)) ?? {}
  const kept = Object.entries(before).filter(([name, value]) => body[name] === null && value !== null)
  put.set(String(id), {
    ...before,
    ...Object.fromEntries(Object.entries(body).filter(([, one]) => one !== null)),
  })
  return { ...body, ...Object.fromEntries(kept) }
}

/** Faults in what is seen by looking a second time: at a neighbour, another way, another moment, or somebody else. */
export const secondLookFaults: Fault[] = [
  inBody('whatever is owed is overdue', ['getMemberFeeInfo'], (body) => ({
    ...body,
    overdueCount: body.unpaidCount,
  })),
  inBody('a fee that is free again is not overdue any more', ['getMemberFee'], (body) =>
    body.status === 'OVERDUE' ? { ...body, status: 'UNPAID' } : body,
  ),
  granting('a role beyond the own rights is changed or given to oneself', ['updateDeskRole'], beyond),
  granting(
    'an address of the network is sent any number of codes',
    ['sendPhoneCode'],
    by('error.tooManyRequests'),
  ),
  granting('who may do more is changed', ['updateDeskUser'], beyond),
  granting('who may do more gets a new password', ['resetDeskPassword'], beyond),
  granting('a role beyond the own rights is taken away', ['deleteDeskRole'], beyond),
  {
    name: 'the notice of a review that was taken back stays',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listMemberMessages',
    answer(right, { url, headers }) {
      if (!isSuccess(right) || url.searchParams.get('kind.equals') !== 'INVOICE') return right
      const key = `${url.search} ${headers.authorization}`
      const before = told.get(key)
      const [now, then] = [right, before ?? right].map((one) => (jsonOf(one) as Body[]).length)
      if (before && Number(now) < Number(then)) return before
      told.set(key, right)
      return right
    },
  },
  {
    name: 'of two changes at once both are taken',
    detectedAs: ['rule'],
    fits: isChange,
    answer(right, call, _upstream, operation) {
      const sent = sentIn(call)
      const key = `${operation.id} ${sent.id}`
      const before = changes.get(key)
      const text = JSON.stringify([sent.title, sent.name, sent.description])
      if (isSuccess(right)) changes.set(key, { version: sent.version, text })
      const isRival = right.status === 409 && before?.version === sent.version && before?.text !== text
      return isRival ? granted(right, operation) : right
    },
  },
  inBody('what is cleared at the desk stays', ['getDeskNews', 'getDeskFeeNews', 'getDeskUser'], (body) =>
    uncleared(body.id, body),
  ),
  inBody('a figure is left out', ['getDeskAnalysis'], (body) => ({
    ...body,
    figures: (body.figures as Body[]).filter(({ name }) => name !== 'HOURS_CREDITED'),
  })),
  {
    name: 'who may not log in is not among the staff',
    detectedAs: ['rule', 'total', 'filter'],
    fits: ({ id }) => id === 'listDeskUsers',
    answer: (right) =>
      isSuccess(right)
        ? withJson(
            right,
            (jsonOf(right) as Body[]).filter(({ isDisabled }) => isDisabled === 0),
          )
        : right,
  },
  inBody('the log does not say what was written', ['listDeskLog'], (body) => ({ ...body, opinion: null })),
  granting('what was transferred is paid by Alipay as well', ['payByAlipay'], by('error.transferConfirming')),
  {
    name: 'a fee in an open order is ordered once more beside another one',
    detectedAs: ['not refused'],
    fits: ({ id }) => id === 'payByBankTransfer',
    answer(right, call, _upstream, operation) {
      const { feeIds = [] } = sentIn(call) as { feeIds?: number[] }
      const isHeld = right.status === 409 && (jsonOf(right) as Body).message === 'error.feeInOpenOrder'
      return isHeld && feeIds.length > 1 ? granted(right, operation) : right
    },
  },
  {
    name: 'who was reminded of a fee today is told again',
    detectedAs: ['rule', 'total'],
    fits: ({ id }) => id === 'listMemberMessages',
    answer(right, { url, headers }) {
      if (!isSuccess(right) || url.searchParams.get('kind.equals') !== 'FEE') return right
      const key = `${url.search} ${headers.authorization}`
      asked.set(key, (asked.get(key) ?? 0) + 1)
      const rows = jsonOf(right) as Body[]
      const [last] = rows
      return asked.get(key) === 3 && last
        ? withJson(right, [{ ...last, id: Number(last.id) + 1 }, ...rows])
        : right
    },
  },
  {
    name: 'digits in full width are taken inside a row',
    detectedAs: ['not refused'],
    fits: ({ id }) => id === 'createMemberApplyTop',
    answer: (right, { body }, _upstream, operation) =>
      right.status === 400 && /[\uff10-\uff19]/.test(body.toString('utf8'))
        ? granted(right, operation)
        : right,
  },
  inBody('the newer neighbour is the one of the first reading', ['getNewsArticle'], (body) => {
    if (!newerBefore.has(body.id)) newerBefore.set(body.id, body.next)
    return { ...body, next: newerBefore.get(body.id) }
  }),
  looking('what was withdrawn is still a neighbour', 'getNewsArticle', async (body, call, upstream) => {
    const article = body as Body
    const token = [...upstream.tokens].at(-1) ?? ''
    const asked = { ...call, headers: { ...call.headers, authorization: token } }
    const path = `/api/admin/news?status.equals=OFFLINE&infoDictsId.equals=${article.infoDictsId}&sort=publishDate,desc&size=1`
    const answer = await lookUp(upstream, asked, path)
    const [offline] = isSuccess(answer) ? (jsonOf(answer) as Body[]) : []
    return offline ? { ...article, previous: { id: offline.id, title: offline.title } } : article
  }),
  {
    name: 'a bulletin is in the list before its time',
    detectedAs: ['rule', 'total', 'filter'],
    fits: ({ id }) => id === 'listFeeNews',
    async answer(right, call, { ask, tokens }) {
      const id = call.url.searchParams.get('id.equals')
      if (!isSuccess(right) || !id || (jsonOf(right) as Body[]).length > 0) return right
      const url = new URL(call.url)
      url.pathname = url.pathname.replace(/\/api\/.*$/, `/api/admin/fee-news/${id}`)
      url.search = ''
      for (const authorization of tokens) {
        const seen = await ask({ ...call, url, headers: { ...call.headers, authorization } })
        const bulletin = isSuccess(seen) ? (jsonOf(seen) as Body) : {}
        if (bulletin.status === 'PUBLISHED') return withJson(right, [bulletin])
      }
      return right
    },
  },
]
