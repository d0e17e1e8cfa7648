import type { Operation } from '@portal/api-contract/document'
import { owned } from '../../../shared/access/owned.ts'
import { yearInChina } from '../../run/china-time.ts'
import {
  type Answer,
  type Call,
  jsonOf,
  withBody,
  withHeader,
  withJson,
  withProblem,
  withQuery,
} from '../answer.ts'
import { always, type Fault, granted, isList, isSuccess } from '../fault.ts'

type Body = Record<string, unknown>

const ofOperation = (name: string, operation: string, change: (body: Body) => Body): Fault => ({
  name,
  detectedAs: ['rule'],
  fits: ({ id }) => id === operation,
  answer: (right) => (isSuccess(right) ? withJson(right, change(jsonOf(right) as Body)) : right),
})

const withoutHeader = (name: string, header: string, isMeant: (right: Answer) => boolean): Fault => ({
  name,
  detectedAs: ['header'],
  fits: always,
  answer: (right) => (isMeant(right) && right.headers[header] ? withHeader(right, header, null) : right),
})

/** What was answered first to each question. */
const kept = new Map<string, Answer>()

const keyOf = ({ url, headers }: Call): string => `${url.pathname}${url.search} ${headers.authorization}`

/** What changes while a run writes. */
const changing: Operation['id'][] = [
  ...(['getMemberBasic', 'getOwnSite', 'getBoundContacts', 'getMemberFee', 'getMemberOrder'] as const),
  ...([
    'countUnreadMessages',
    'getMemberSummary',
    'getMemberApply',
    'getOwnItem',
    'listUnitPeople',
    'getMemberFeeInfo',
    'listDictionaries',
  ] as const),
]

const isOwnList: Fault['fits'] = ({ id }) => {
  const own = Object.values(owned).filter(({ list }) => list === id)
  return own.length > 0 && !own.some(({ isOfTwo }) => isOfTwo)
}

const rowsOf = (answer: Answer): Body[] => (isSuccess(answer) ? (jsonOf(answer) as Body[]) : [])

const withTotal = (answer: Answer, by: number): Answer =>
  withHeader(answer, 'x-total-count', String(Number(answer.headers['x-total-count']) + by))

const eightHoursLater = (instant: string): string =>
  new Date(Date.parse(instant) + 8 * 3_600_000).toISOString()

/** Faults as backends have them: of caches, of time zones, of joins without a condition, of states. */
export const realisticFaults: Fault[] = [
  {
    name: 'an instant is eight hours off',
    detectedAs: ['rule'],
    // Where another answer states the same instant.
    fits: ({ id }) =>
      ['getMemberFee', 'getMemberOrder', 'getActivity', 'getTender', 'getRecruitment'].includes(id),
    answer: (right) =>
      isSuccess(right)
        ? withBody(right, right.body.toString('utf8').replace(/\d{4}-[\d-]+T[\d:.]+Z/, eightHoursLater))
        : right,
  },
  {
    name: 'an answer is kept from before',
    detectedAs: ['rule'],
    fits: ({ id }) => changing.includes(id),
    answer(right, call) {
      if (!isSuccess(right)) return right
      const first = kept.get(keyOf(call)) ?? right
      kept.set(keyOf(call), first)
      return first
    },
  },
  {
    name: 'a list shows a record of another member',
    detectedAs: ['foreign'],
    fits: isOwnList,
    async answer(right, call, { ask, tokens }) {
      const size = Number(call.url.searchParams.get('size') ?? 20)
      const rows = rowsOf(right)
      if (!isSuccess(right) || rows.length >= size || call.url.searchParams.get('page') !== '0') return right
      const own = new Set(rows.map(({ id }) => id))
      for (const authorization of tokens) {
        const headers = { ...call.headers, authorization }
        const foreign = rowsOf(await ask({ ...call, headers })).find(({ id }) => !own.has(id))
        if (foreign && authorization !== call.headers.authorization)
          return withTotal(withJson(right, [...rows, foreign]), 1)
      }
      return right
    },
  },
  {
    name: 'of several filters only the first counts',
    detectedAs: ['filter', 'total'],
    fits: isList,
    async answer(right, call, upstream) {
      const [, ...others] = [...call.url.searchParams.keys()].filter((name) => name.includes('.'))
      if (!isSuccess(right) || others.length === 0) return right
      return upstream.ask(
        withQuery(call, (query) => {
          for (const name of others) query.delete(name)
        }),
      )
    },
  },
  {
    name: 'a text is looked for in its own case alone',
    detectedAs: ['filter', 'total'],
    fits: ({ list }) => Object.values(list?.criteria ?? {}).includes('string'),
    answer(right, { url }) {
      const sought = [...url.searchParams].filter(([name]) => name.endsWith('.contains'))
      if (!isSuccess(right) || sought.length === 0) return right
      const rows = rowsOf(right)
      const found = rows.filter((row) =>
        sought.every(([name, text]) => String(row[name.slice(0, -'.contains'.length)]).includes(text)),
      )
      return withTotal(withJson(right, found), found.length - rows.length)
    },
  },
  {
    name: 'a page behind the last is not there',
    detectedAs: ['refused', 'status', 'paging'],
    fits: isList,
    answer(right, { url }) {
      if (!isSuccess(right) || rowsOf(right).length > 0 || !(Number(url.searchParams.get('page')) > 0))
        return right
      return withProblem(right, 404, 'error.http.404')
    },
  },
  {
    name: 'a list nobody sorts runs backwards',
    detectedAs: ['order'],
    fits: ({ list }) => (list?.defaultSort ?? []).length > 0,
    answer: (right, { url }) =>
      isSuccess(right) && !url.searchParams.has('sort') ? withJson(right, rowsOf(right).reverse()) : right,
  },
  {
    name: 'what its state forbids is granted',
    detectedAs: ['not refused', 'rule'],
    fits: ({ responses, writes }) => writes && '409' in responses,
    answer: (right, _call, _upstream, operation) =>
      right.status === 409 ? granted(right, operation) : right,
  },
  {
    ...withoutHeader('nothing says how long to wait', 'retry-after', ({ status }) => status === 429),
    // Where a scenario asks too often.
    fits: ({ id }) => ['sendPhoneCode', 'sendMemberPhoneCode'].includes(id),
  },
  ofOperation('hours are credited twice', 'getEducationHours', (body) => {
    const [first, ...credits] = body.credits as Body[]
    if (!first) return body
    const more = Number(first.creditHours)
    const isFirst = (category: unknown) => category === first.category
    const year = yearInChina(String(first.creditTime))
    const column = isFirst('必修') ? 'compulsoryHours' : 'electiveHours'
    return {
      ...body,
      credits: [first, first, ...credits],
      categories: (body.categories as Body[]).map((one) => {
        const creditedHours = Number(one.creditedHours) + (isFirst(one.category) ? more : 0)
        const remainingHours = Math.max(0, Number(one.requiredHours) - creditedHours)
        return { ...one, creditedHours, remainingHours }
      }),
      years: (body.years as Body[]).map((one) =>
        one.year === year ? { ...one, [column]: Number(one[column]) + more } : one,
      ),
    }
  }),
  ofOperation('what was accepted is still to be answered', 'acceptUnitInvitation', (body) => ({
    ...body,
    status: 'PENDING',
    answeredDate: null,
  })),
  ofOperation('another amount is transferred than the order has', 'payByBankTransfer', (body) => ({
    ...body,
    amount: Number(body.amount) + 1,
  })),
  ofOperation('a transfer whose proof came goes on waiting for it', 'handInTransferProof', (body) => ({
    ...body,
    status: 'AWAITING_PROOF',
  })),
  ofOperation('right answers are told ahead', 'startTestAttempt', (body) => ({
    ...body,
    questions: (body.questions as Body[]).map((one) => ({ ...one, right: ['A'] })),
  })),
  ofOperation('whatever is answered is right', 'handInTestAttempt', (body) => ({
    ...body,
    correctCount: body.questionCount,
  })),
  ofOperation('nobody fails a test', 'handInTestAttempt', (body) => ({ ...body, status: 'PASSED' })),
  ofOperation('nothing is paid back any more', 'getMemberOrder', (body) => ({
    ...body,
    refundTerms: body.refundTerms && { ...(body.refundTerms as Body), refusal: 'TOO_LATE' },
  })),
]
