import { Buffer } from 'node:buffer'
import type { OperationId } from '@portal/api-contract/document'
import { isRecord } from '../../../shared/is-record.ts'
import { parseJson } from '../../../shared/json/parse-json.ts'
import { type Answer, jsonOf, withHeader, withJson } from '../answer.ts'
import { type Fault, granted, isRefusal, isSuccess } from '../fault.ts'
import { inBody } from './states.ts'

type Body = Record<string, unknown>

const refusalOf = (answer: Answer): Body => {
  const body = isRefusal(answer) ? jsonOf(answer) : {}
  return isRecord(body) ? body : {}
}

/** Calls that are refused with a code, and granted all the same. */
export const granting = (
  name: string,
  operations: OperationId[],
  isMeant: (refusal: Body) => boolean,
  detectedAs: Fault['detectedAs'] = ['not refused'],
): Fault => ({
  name,
  detectedAs,
  fits: ({ id }) => operations.includes(id),
  answer: (right, _call, _upstream, operation) =>
    isMeant(refusalOf(right)) ? granted(right, operation) : right,
})

export const by =
  (code: string) =>
  ({ message }: Body): boolean =>
    message === code

export const naming =
  (field: string | RegExp) =>
  ({ fieldErrors }: Body): boolean =>
    Array.isArray(fieldErrors) &&
    fieldErrors.some((one: Body) =>
      typeof field === 'string' ? one.field === field : field.test(String(one.field)),
    )

/** A refusal with another code. */
const renamed = (
  name: string,
  operations: OperationId[],
  code: string,
  problem: Body,
  detectedAs: Fault['detectedAs'],
): Fault => ({
  name,
  detectedAs,
  fits: ({ id }) => operations.includes(id),
  answer(right) {
    const body = refusalOf(right)
    return body.message === code ? withJson(right, { ...body, ...problem }) : right
  },
})

const noSuchId = { objectName: 'body', field: 'id', message: 'NotNull' }

/** Faults in what is seen only by who asks for it on purpose. */
export const gapFaults: Fault[] = [
  {
    name: 'a PUT takes what is only read',
    detectedAs: ['rule'],
    fits: ({ method }) => method === 'put',
    answer(right, { body: sent }) {
      const asked = parseJson(sent.toString('utf8'))
      if (!isSuccess(right) || !isRecord(asked)) return right
      const body = jsonOf(right) as Body
      const taken = Object.entries(asked).filter(([name]) => name in body && /Level|Date|orderNum/.test(name))
      return withJson(right, { ...body, ...Object.fromEntries(taken) })
    },
  },
  granting('a role is given that goes beyond the own', ['createDeskRole'], by('error.beyondOwnRights')),
  granting('the own rights are changed', ['updateDeskUser'], by('error.ownRights')),
  granting('an issue is published twice', ['publishDeskJournal'], by('error.journalIssueTaken')),
  granting(
    'what is off sale is taken',
    ['enrollInCourse', 'orderCourseForPeople'],
    by('error.courseNotOnSale'),
  ),
  granting('a level is given on what was read before', ['changeDeskMemberLevel'], by('error.decidedBefore')),
  granting(
    'an order that leaves some out is taken',
    ['orderDeskBanners', 'orderDeskNavigation'],
    naming('order'),
  ),
  granting('a number with another check character is taken', ['createInvoiceTitle'], naming('buyerTaxNo')),
  granting('a batch has a person twice', ['createMemberApplyTop'], naming('members[1].idNumber')),
  granting('an item becomes one of another kind', ['updateItem'], naming('kind'), ['rule']),
  granting("another member's login is ended", ['endMemberLogin'], by('error.http.404'), ['foreign']),
  renamed(
    'who is no member any more is not told so',
    ['signUpForActivity'],
    'error.membershipExpired',
    { message: 'error.http.403' },
    ['rule', 'problem'],
  ),
  renamed(
    'a change without an id is refused as any other',
    ['updateInvoiceTitle', 'reviseInvoiceApplication'],
    'error.idnull',
    { message: 'error.validation', fieldErrors: [noSuchId] },
    ['problem'],
  ),
  {
    name: 'a problem says that there is no such account',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'authenticate',
    answer(right, { body }) {
      const isUnknown = body.toString('utf8').includes('nobody-of-this-name')
      return isUnknown && isRefusal(right)
        ? withJson(right, { ...refusalOf(right), detail: '用户不存在' })
        : right
    },
  },
  {
    name: 'a list leaves out what was just made',
    detectedAs: ['rule'],
    fits: ({ id }) => ['listMemberApplies', 'listOwnItems', 'listInvoiceTitles'].includes(id),
    answer(right, { url }) {
      const [first, ...others] = url.searchParams.keys()
      const isOne = first === 'id.equals' && others.every((name) => name.endsWith('.specified'))
      return isOne && isSuccess(right) ? withHeader(withJson(right, []), 'x-total-count', '0') : right
    },
  },
  {
    name: 'a search looks in titles alone',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'searchNews',
    answer(right, { url }) {
      if (!isSuccess(right)) return right
      const words = (url.searchParams.get('keyword') ?? '').split(' ')
      const rows = (jsonOf(right) as Body[]).filter(({ title }) =>
        words.every((word) => String(title).includes(word)),
      )
      return withHeader(withJson(right, rows), 'x-total-count', String(rows.length))
    },
  },
  {
    name: 'an extra of the calculator is not looked at',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'calculateFee',
    answer(right, call, { ask }) {
      const sent = parseJson(call.body.toString('utf8'))
      if (!isSuccess(right) || !isRecord(sent) || sent.extras === undefined) return right
      const { extras: _, ...plain } = sent
      return ask({ ...call, body: Buffer.from(JSON.stringify(plain)) })
    },
  },
  inBody('a certificate that was replaced is valid', ['verifyHourCertificate'], (body) => ({
    ...body,
    status: 'VALID',
  })),
  inBody('nothing says that a member was reminded', ['listDeskFees'], (body) => ({
    ...body,
    remindedDate: null,
  })),
  inBody('what was withdrawn can be opened', ['listMemberFavourites'], (body) => ({
    ...body,
    isAvailable: 1,
  })),
  inBody('a receipt bears a code that nobody finds', ['getOrderReceipts'], (body) => {
    const code = String(body.verifyCode)
    const other = `${code.slice(0, -2)}Zz`
    return { ...body, verifyCode: other, verifyUrl: String(body.verifyUrl).replace(code, other) }
  }),
]
