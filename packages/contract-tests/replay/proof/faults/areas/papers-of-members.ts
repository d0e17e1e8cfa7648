import { type Answer, type Call, idIn, jsonOf, sentIn, withJson, withProblem } from '../../answer.ts'
import { type Fault, granted, isSuccess, type Upstream } from '../../fault.ts'
import { granting } from '../gaps.ts'
import { inBody } from '../states.ts'
import { letting, looking, lookUp } from './lessons.ts'

type Body = Record<string, unknown>

/** A refusal as another backend would say it. */
const saying = (
  name: string,
  operations: string[],
  change: (refusal: Body, call: Call) => Body,
  detectedAs: Fault['detectedAs'] = ['rule'],
): Fault => ({
  name,
  detectedAs,
  fits: ({ id }) => operations.includes(id),
  answer(right, call) {
    return right.status < 400 ? right : withJson(right, change(jsonOf(right) as Body, call))
  },
})

/** The errors of a refusal without what is told of some of them. */
const errorsOf = ({ fieldErrors = [] }: Body): Body[] => fieldErrors as Body[]

/** A number that never falls, by whose it is. */
function neverFalling(name: string, operation: string, property: string, isMeant: (row: Body) => boolean) {
  const highest = new Map<string, number>()
  return inBody(name, [operation as never], (body, { headers, url }) => {
    if (!isMeant(body)) return body
    const key = `${headers.authorization} ${url.search} ${body.id ?? body.unit}`
    const most = Math.max(highest.get(key) ?? 0, Number(body[property]))
    highest.set(key, most)
    return { ...body, [property]: most }
  })
}

/** The certificate that the holder of another one would print now. */
async function printedNow({ memberNo }: Body, call: Call, upstream: Upstream): Promise<Body | undefined> {
  for (const authorization of upstream.tokens) {
    const asHolder = { ...call, headers: { ...call.headers, authorization } }
    const answer = await lookUp(upstream, asHolder, '/api/print-info/member?printType=PERSON_CERT')
    const printed = isSuccess(answer) ? (jsonOf(answer) as Body) : {}
    if (memberNo && printed.memberNo === memberNo) return printed
  }
  return undefined
}

/** Guesses that each phone was told to be wrong. */
const guesses = new Map<unknown, number>()

/** Sites that were handed in. */
const handedIn = new Set<unknown>()

/** Places of items before they were put into another order. */
const places = new Map<unknown, number>()

/** When each unit was seen to confirm its data. */
const confirmed = new Map<string, unknown>()

/** The orders that batches were seen to have. */
const ordersOfBatches = new Set<unknown>()

const nowOf = ({ headers }: Answer): string => new Date(headers.date ?? '').toISOString()

/** Faults in accounts, applications, batches and certificates. */
export const memberPaperFaults: Fault[] = [
  {
    ...saying('of two waits the shorter one is told', ['sendMemberPhoneCode', 'sendSmsCaptcha'], (refusal) =>
      refusal.message === 'error.codeHourlyLimit' ? { ...refusal, message: 'error.codeCooldown' } : refusal,
    ),
  },
  {
    name: 'what other calls were told to be wrong blocks no login',
    detectedAs: ['not refused'],
    fits: ({ id }) => id === 'memberAuthenticate',
    answer(right, call, _upstream, operation) {
      const { phone } = sentIn(call)
      const count = guesses.get(phone) ?? 0
      if (right.status === 401) guesses.set(phone, count + 1)
      return right.status === 429 && count < 10 ? granted(right, operation) : right
    },
  },
  looking('who owes a year is in arrears for ever', 'getCurrentMember', async (body, call, upstream) => {
    const member = body as Body
    const answer = await lookUp(upstream, call, '/api/member-fees/info')
    const owes = isSuccess(answer) && Number((jsonOf(answer) as Body).unpaidCount) > 0
    return owes && member.membershipStatus === 'EXPIRED' ? { ...member, membershipStatus: 'ARREARS' } : member
  }),
  {
    name: 'an account name in capitals is another one',
    detectedAs: ['not refused'],
    fits: ({ id }) => id === 'registerMember',
    answer(right, call, _upstream, operation) {
      const isTaken = right.status === 409 && (jsonOf(right) as Body).message === 'error.usernameTaken'
      return isTaken && /[A-Z]/.test(String(sentIn(call).username)) ? granted(right, operation) : right
    },
  },
  {
    name: 'a unit shares the phone of nobody',
    detectedAs: ['refused'],
    fits: ({ id }) => id === 'updatePhone',
    answer(right, call) {
      const isMeant = isSuccess(right) && /^1380001/.test(String(sentIn(call).phone))
      return isMeant ? withProblem(right, 409, 'error.phoneTaken') : right
    },
  },
  neverFalling('the place of who has gone stays taken', 'getActivity', 'signedCount', () => true),
  inBody('the fee to pay next is one that a unit pays', ['getMemberSummary'], (body) => {
    const { kind } = body.nextAction as Body
    const { payableFeeIds, onBehalfFeeIds } = body.fees as Record<string, number[]>
    const [id] = payableFeeIds ?? []
    const isOther = kind === 'PAY' && id !== undefined && onBehalfFeeIds?.includes(id)
    return isOther ? { ...body, nextAction: { kind, id } } : body
  }),
  inBody('who replaces the data is asked for it all the same', ['getMemberSummary'], (body, { headers }) => {
    const key = headers.authorization ?? ''
    if (!body.dataConfirmation) return body
    if (!confirmed.has(key)) confirmed.set(key, body.dataConfirmation)
    return { ...body, dataConfirmation: confirmed.get(key) }
  }),
  granting('a birthday is taken that the identity number has not', ['createMemberBasic'], (refusal) =>
    errorsOf(refusal).some(({ field, message }) => field === 'birthDate' && message === 'Mismatch'),
  ),
  {
    name: 'what is published again is handed in anew',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'publishSite',
    answer(right) {
      if (!isSuccess(right)) return right
      const body = jsonOf(right) as Body
      const isAgain = body.status === 'PUBLISHED' || handedIn.has(body.id)
      handedIn.add(body.id)
      const anew = { status: 'SUBMITTED', submittedDate: nowOf(right), lastModifiedDate: nowOf(right) }
      return isAgain ? withJson(right, { ...body, ...anew }) : right
    },
  },
  inBody('what an order does not name keeps its place', ['listOwnItems'], (body) => {
    const place = places.get(body.id) ?? 0
    if (Number(body.orderNum) > 0) places.set(body.id, Number(body.orderNum))
    return body.orderNum === 0 ? { ...body, orderNum: place } : body
  }),
  inBody('a draft says that nothing of it is seen', ['getOwnItem'], (body) =>
    body.status === 'DRAFT' ? { ...body, publishDate: null } : body,
  ),
  saying('one material that lacks is named for all', ['createMemberApply'], (refusal, call) => {
    if (sentIn(call).applyKind !== 'JOIN' || !refusal.fieldErrors) return refusal
    const errors = errorsOf(refusal)
    const [first, ...more] = errors.filter(({ field }) => field === 'materials')
    return { ...refusal, fieldErrors: errors.filter((one) => one === first || !more.includes(one)) }
  }),
  inBody('what is mended says no more why', ['getMemberApply'], (body) => {
    const last = (body.auditRecords as Body[]).at(-1)
    const isMended = Date.parse(String(body.lastModifiedDate)) > Date.parse(String(last?.time))
    return body.status === 'RETURNED' && isMended ? { ...body, returnReason: null, returnedForm: null } : body
  }),
  letting(
    'what was returned is taken back',
    'withdrawMemberApply',
    'error.applicationDraft',
    async (call, upstream) => {
      const answer = await lookUp(upstream, call, `/api/member-applies/user/${idIn(call)}`)
      return (jsonOf(answer) as Body).status === 'RETURNED'
    },
  ),
  looking(
    'who has ordered a course alone is free to the unit',
    'listCourseLearners',
    async (body, call, upstream) => {
      const path = '/api/member-orders?status.in=CREATED,PAYING&orderType.equals=EDU'
      const own = jsonOf(await lookUp(upstream, call, path)) as Body[]
      const free = (row: Body) => (row.state === 'ORDERED' ? { ...row, state: 'FREE' } : row)
      return own.length > 0 ? body : (body as Body[]).map(free)
    },
  ),
  inBody('a batch counts its rows for people', ['createMemberApplyTop'], (body, call) => {
    const [row] = sentIn(call).members as Body[]
    return row?.personId ? { ...body, personCount: (body.members as Body[]).length } : body
  }),
  {
    name: 'the order of a batch is thrown away with it',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'getMemberOrder',
    async answer(right, call, upstream) {
      const answer = await lookUp(upstream, call, '/api/member-applies-top/user?size=200')
      const batches = isSuccess(answer) ? (jsonOf(answer) as Body[]) : []
      for (const { orderId } of batches) ordersOfBatches.add(orderId)
      const id = Number(idIn(call))
      const isGone =
        ordersOfBatches.has(id) && isSuccess(answer) && !batches.some((one) => one.orderId === id)
      return isGone && isSuccess(right) ? withProblem(right, 404, 'error.http.404') : right
    },
  },
  saying('behind the first row no unit is named', ['updateMemberApplyTop'], (refusal) => ({
    ...refusal,
    ...(refusal.fieldErrors !== undefined && {
      fieldErrors: errorsOf(refusal).map(({ params, ...error }) =>
        params !== undefined && String(error.field).startsWith('members[0]') ? { ...error, params } : error,
      ),
    }),
  })),
  looking('another photo revokes a certificate', 'verifyPrintInfo', async (body, call, upstream) => {
    const printed = await printedNow(body as Body, call, upstream)
    const isOther = printed && printed.photoUrl !== (body as Body).photoUrl
    return isOther ? { ...(body as Body), status: 'REVOKED' } : body
  }),
  looking('an older certificate shows what is so now', 'verifyPrintInfo', async (body, call, upstream) => {
    const printed = await printedNow(body as Body, call, upstream)
    const { rows, photoUrl } = printed ?? (body as Body)
    return { ...(body as Body), rows, photoUrl }
  }),
  looking('a receipt bears another code for who pays it', 'getOrderReceipts', async (body) => {
    const receipts = body as Body[]
    const turned = (code: unknown) => [...String(code)].reverse().join('')
    const other = (row: Body) => ({
      ...row,
      ...{ verifyCode: turned(row.verifyCode) },
      verifyUrl: String(row.verifyUrl).replace(String(row.verifyCode), turned(row.verifyCode)),
    })
    return receipts.length === 1 ? receipts.map(other) : receipts
  }),
  {
    name: 'what is kept already is kept anew',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'addMemberFavourite',
    answer: (right) =>
      right.status === 200
        ? withJson(right, { ...(jsonOf(right) as Body), createdDate: nowOf(right) })
        : right,
  },
  inBody('a place that was lost is held', ['listMySignUps'], (body) =>
    body.payState === 'CLOSED' ? { ...body, status: 'SIGNED', cancelledDate: null } : body,
  ),
  neverFalling(
    'what was taken down is counted as a benefit',
    'listBenefitUses',
    'count',
    ({ unit }) => unit === 'SITE_ITEM',
  ),
]
