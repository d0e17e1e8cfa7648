import { type Call, jsonOf, sentIn, withHeader, withJson, withQuery } from '../../../answer.ts'
import { type Fault, granted, isSuccess } from '../../../fault.ts'
import { by } from '../../gaps.ts'
import { inBody } from '../../states.ts'

type Body = Record<string, unknown>

/** A list that does not look at a parameter where another one is there. */
const overlooking = (
  name: string,
  operation: string,
  overlooked: string,
  isMeant: (query: URLSearchParams) => boolean,
): Fault => ({
  name,
  detectedAs: ['filter', 'order', 'total', 'paging'],
  fits: ({ id }) => id === operation,
  async answer(right, call, { ask }) {
    const query = call.url.searchParams
    if (!isSuccess(right) || !query.has(overlooked) || !isMeant(query)) return right
    const all = await ask(withQuery(call, (asked) => asked.delete(overlooked)))
    return withJson(withHeader(right, 'x-total-count', all.headers['x-total-count'] ?? ''), jsonOf(all))
  },
})

const callerOf = ({ headers }: Call): string => headers.authorization ?? ''

/** Logos by whose they are, and those whose owner has left theirs out since. */
const logos = new Map<string, unknown>()
const leftOut = new Set<string>()

/** What a batch came to when it was made. */
const totals = new Map<unknown, unknown>()

/** What items were summed up in, by their ids. */
const summaries = new Map<unknown, unknown>()

/** What drafts have stated of units, by their ids. */
const companies = new Map<unknown, unknown>()

/** What was kept once, by whom. */
const kept = new Set<string>()

/** Codes of notices that were printed. */
const printed = new Set<string>()

/** Whoever has had a code sent to what is bound. */
const sent = new Set<string>()

const isNotAllowed = ({ field, message }: Body): boolean =>
  field === 'company.legalPerson' && message === 'Fixed'

/** Faults that show on a later page, beside another parameter, or after what lies in between. */
export const inBetweenFaults: Fault[] = [
  overlooking('later pages of a search are not sorted', 'searchNews', 'sort', (query) =>
    Number(query.get('page')) > 0 ? query.has('sort') : false,
  ),
  overlooking('items with a word are those of all sites', 'listCompanyCases', 'domainId', (query) =>
    query.has('title.contains'),
  ),
  overlooking(
    'of who has signed up units and persons are not told apart',
    'listDeskSignUps',
    'ownerType.equals',
    () => true,
  ),
  inBody('an item is seen since no day while a change of it waits', ['updateItem'], (item) =>
    item.status === 'SUBMITTED' ? { ...item, publishDate: null } : item,
  ),
  {
    name: 'a logo that is left out stays',
    detectedAs: ['rule'],
    also: ['getOwnSite'],
    fits: ({ id }) => id === 'updateSite',
    answer(right, call, _upstream, { id }) {
      if (!isSuccess(right)) return right
      const [body, caller] = [jsonOf(right) as Body, callerOf(call)]
      if (id === 'updateSite' && 'logoUrl' in sentIn(call)) leftOut.delete(caller)
      else if (id === 'updateSite') leftOut.add(caller)
      const logoUrl = leftOut.has(caller) ? (logos.get(caller) ?? body.logoUrl) : body.logoUrl
      logos.set(caller, logoUrl)
      return withJson(right, { ...body, logoUrl })
    },
  },
  {
    name: 'the summary of an item stays where it is left out',
    detectedAs: ['rule'],
    also: ['getOwnItem', 'listOwnItems', 'createItem'],
    fits: ({ id }) => id === 'updateItem',
    answer(right, _call, _upstream, { id: operation }) {
      if (!isSuccess(right)) return right
      const stays = (item: Body): Body => {
        const summary = item.summary ?? summaries.get(item.id) ?? null
        summaries.set(item.id, summary)
        return { ...item, summary }
      }
      const body = jsonOf(right)
      if (operation === 'createItem') stays(body as Body)
      return withJson(right, Array.isArray(body) ? body.map(stays) : stays(body as Body))
    },
  },
  {
    name: 'an upgrade gives a unit another legal person',
    detectedAs: ['problem', 'not refused'],
    fits: ({ id }) => id === 'createMemberApply',
    answer(right) {
      if (right.status !== 400) return right
      const problem = jsonOf(right) as Body & { fieldErrors?: Body[] }
      const fieldErrors = (problem.fieldErrors ?? []).filter((one) => !isNotAllowed(one))
      return withJson(right, { ...problem, fieldErrors })
    },
  },
  {
    name: 'what has no instant is not found by that',
    detectedAs: ['rule', 'filter'],
    fits: ({ id }) => id === 'listMemberApplies',
    answer: (right, { url }) =>
      isSuccess(right) && url.searchParams.get('submitDate.specified') === 'false'
        ? withHeader(withJson(right, []), 'x-total-count', '0')
        : right,
  },
  {
    name: 'the list has what a batch came to first',
    detectedAs: ['rule'],
    also: ['createMemberApplyTop'],
    fits: ({ id }) => id === 'listMemberApplyTops',
    answer(right, _call, _upstream, { id: operation }) {
      if (!isSuccess(right)) return right
      const first = (batch: Body): Body => {
        totals.set(batch.id, totals.get(batch.id) ?? batch.totalAmount)
        return { ...batch, totalAmount: totals.get(batch.id) }
      }
      const body = jsonOf(right)
      if (operation === 'createMemberApplyTop') first(body as Body)
      return Array.isArray(body) ? withJson(right, body.map(first)) : right
    },
  },
  inBody('a notice has a code of its own each time', ['getPrintInfo'], (print) => {
    const code = String(print.verifyCode)
    if (print.printType !== 'FEE_NOTICE' || !printed.delete(code)) {
      printed.add(code)
      return print
    }
    const other = [...code].reverse().join('')
    return { ...print, verifyCode: other, verifyUrl: String(print.verifyUrl).replace(code, other) }
  }),
  {
    name: 'what is kept again is there already',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'addMemberFavourite',
    answer(right, call) {
      const key = `${callerOf(call)} ${call.body}`
      if (right.status !== 201 || !kept.has(key)) {
        if (right.status === 201) kept.add(key)
        return right
      }
      return { ...withHeader(right, 'location', null), status: 200 }
    },
  },
  inBody(
    'the list does not say until when an attempt may take',
    ['listTestAttempts'],
    ({ endTime: _, ...row }) => row,
  ),
  {
    name: 'of a draft what was stated of a unit once stays',
    detectedAs: ['rule'],
    also: ['getMemberApply'],
    fits: ({ id }) => id === 'updateMemberApply',
    answer(right) {
      if (!isSuccess(right)) return right
      const draft = jsonOf(right) as Body
      if (draft.company) companies.set(draft.id, draft.company)
      return withJson(right, { ...draft, company: draft.company ?? companies.get(draft.id) ?? null })
    },
  },
  {
    ...inBody('the first decision has the words of the second', ['getMemberApply'], (apply) => {
      const [first, second, ...others] = apply.auditRecords as Body[]
      return second
        ? { ...apply, auditRecords: [{ ...first, opinion: second.opinion }, second, ...others] }
        : apply
    }),
    also: ['listMemberApplies'],
  },
  inBody('drafts are not among what is kept of a member', ['downloadOwnData'], (data) => ({
    ...data,
    applications: (data.applications as Body[]).filter(({ status }) => status !== 'DRAFT'),
  })),
  {
    name: 'codes to what is bound have a pause of their own',
    detectedAs: ['not refused'],
    fits: ({ id }) => id === 'sendOwnCode',
    answer(right, call, _upstream, operation) {
      const key = `${callerOf(call)} ${call.body}`
      if (isSuccess(right)) sent.add(key)
      const isPause = right.status === 429 && by('error.codeCooldown')(jsonOf(right) as Body)
      return isPause && !sent.has(key) ? granted(right, operation) : right
    },
  },
]
