import type { Problem } from '@portal/api-contract'
import { inputsOf } from '../../../../shared/inputs.ts'
import { isRecord } from '../../../../shared/is-record.ts'
import { parseJson } from '../../../../shared/json/parse-json.ts'
import { type Answer, type Call, jsonOf, withHeader, withJson, withProblem, withQuery } from '../../answer.ts'
import { type Fault, granted } from '../../fault.ts'
import { inBody } from '../states.ts'

const takesJson: Fault['fits'] = (operation) => inputsOf(operation).json !== null

/** Operations whose example can be sent without harm. */
const isTried: Fault['fits'] = ({ id }) =>
  ['calculateFee', 'createDeskActivity', 'createDeskNews', 'createInvoiceTitle', 'createItem'].includes(id)

/** Refusals of a body that is taken all the same. */
const taking = (
  name: string,
  fits: Fault['fits'],
  isMeant: (right: Answer, call: Call) => boolean,
): Fault => ({
  name,
  detectedAs: ['not refused'],
  fits,
  answer: (right, call, _upstream, operation) =>
    right.status >= 400 && isMeant(right, call) ? granted(right, operation) : right,
})

const holding = (call: Call, name: string): unknown => {
  const body = parseJson(call.body.toString('utf8'))
  return isRecord(body) ? body[name] : undefined
}

/** As a database with two bytes for a character, and a filter against scripts, leave a text. */
const spoiled = (text: unknown): unknown =>
  typeof text === 'string' ? text.replace(/[\u{10000}-\u{10ffff}]/gu, '?') : text
const filtered = (text: unknown): unknown =>
  typeof text === 'string' ? text.replaceAll('& <', '&amp; &lt;') : text

const inTexts = (
  name: string,
  operations: Parameters<typeof inBody>[1],
  change: (text: unknown) => unknown,
): Fault =>
  inBody(name, operations, (body) =>
    Object.fromEntries(Object.entries(body).map(([key, value]) => [key, change(value)])),
  )

/** A record with a phone where it has none. */
const withOld = (body: Record<string, unknown>) => ({ ...body, phone: body.phone ?? '13900000009' })

const claimsOf = (authorization = ''): string | undefined => authorization.split('.')[1]

/** Faults of a backend that reads more out of a body than stands in it. */
export const plainBodyFaults: Fault[] = [
  taking('a body is read as JSON whatever it says that it is', takesJson, ({ status }) => status === 415),
  taking('what stands behind the JSON is not looked at', isTried, (_, { body }) =>
    body.toString('utf8').endsWith('} x'),
  ),
  taking(
    'a property that nobody knows is left out',
    isTried,
    (_, call) => holding(call, 'noSuchProperty') !== undefined,
  ),
  taking(
    'what is put may hold a property that nobody knows',
    ({ id }) => ['updateMemberBasic', 'updateSite', 'updateDeskActivity', 'updateDeskCourse'].includes(id),
    (_, call) => holding(call, 'noSuchProperty') !== undefined,
  ),
  taking(
    'a number that is put may be a text',
    ({ id }) => ['updateDeskActivity', 'updateDeskCourse'].includes(id),
    (_, call) => typeof holding(call, 'version') === 'string',
  ),
  taking(
    'a number may be a text',
    ({ id }) => id === 'createDeskActivity',
    (_, call) => holding(call, 'quota') === '60',
  ),
  taking(
    'a fraction is cut off',
    ({ id }) => id === 'createDeskActivity',
    (_, call) => holding(call, 'quota') === 60.5,
  ),
  taking(
    'a wide blank is a letter',
    ({ id }) => ['createDeskActivity', 'createDeskNews', 'createItem'].includes(id),
    (_, call) => /^　+$/.test(String(holding(call, 'title'))),
  ),
  {
    name: 'how long to wait is hidden from pages of another origin',
    detectedAs: ['cors'],
    fits: ({ id }) => ['sendPhoneCode', 'authenticate', 'sendMailCode'].includes(id),
    answer: (right) =>
      right.status === 429
        ? withHeader(right, 'access-control-expose-headers', 'Authorization,Link,X-Total-Count')
        : right,
  },
  {
    name: 'a blank in the name of a download is a plus',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'downloadFile',
    answer: (right) =>
      withHeader(
        right,
        'content-disposition',
        (right.headers['content-disposition'] ?? 'attachment').replaceAll('%20', '+'),
      ),
  },
  taking(
    'an instant may lack its zone',
    ({ id }) => id === 'createDeskActivity',
    (_, call) => /\d$/.test(String(holding(call, 'startTime'))),
  ),
  taking(
    'a body of any size is read',
    ({ id }) => id === 'calculateFee',
    ({ status }) => status === 413,
  ),
  inTexts('a character of four bytes is lost', ['createItem', 'createInvoiceTitle', 'getDeskNews'], spoiled),
  inTexts('a text is answered as HTML', ['createMemberApply', 'createItem', 'getDeskUser'], filtered),
  {
    name: 'a token that says that nobody signed it is taken by its claims',
    detectedAs: ['unauthenticated'],
    fits: ({ id }) => ['getCurrentUser', 'getCurrentMember', 'listMemberOrders'].includes(id),
    answer(right, call, { ask, tokens }) {
      const { authorization = '' } = call.headers
      const own = [...tokens].find((one) => claimsOf(one) === claimsOf(authorization))
      const isUnsigned = right.status === 401 && authorization.endsWith('.') && own !== undefined
      return isUnsigned ? ask({ ...call, headers: { ...call.headers, authorization: own } }) : right
    },
  },
  {
    name: 'an empty file is kept',
    detectedAs: ['not refused'],
    fits: ({ id }) => id === 'uploadFile',
    answer: (right, { body }, _upstream, operation) =>
      right.status === 400 && body.toString('latin1').includes('\r\n\r\n\r\n--')
        ? granted(right, operation)
        : right,
  },
  {
    name: 'a form of ten MiB is too large for a file of ten',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'uploadFile',
    answer: (right, { body }) =>
      right.status === 201 && body.length > 10 * 1024 * 1024
        ? withProblem(right, 413, 'error.http.413')
        : right,
  },
  {
    name: 'an ending in capitals is none of a picture',
    detectedAs: ['refused', 'rule'],
    fits: ({ id }) => id === 'uploadPublicFile',
    answer: (right, { body }) =>
      right.status === 201 && body.toString('latin1').includes('.PNG"')
        ? withProblem(right, 400, 'error.validation', {
            fieldErrors: [{ objectName: 'body', field: 'file', message: 'Extension' }],
          })
        : right,
  },
  {
    name: 'pages of rows that are alike overlap',
    detectedAs: ['paging'],
    fits: ({ id }) => ['listDeskOrders', 'listTenders', 'listCompanies'].includes(id),
    async answer(right, call, { ask }) {
      const { searchParams } = call.url
      const isMeant = searchParams.get('page') === '1' && !(searchParams.get('sort') ?? 'id').startsWith('id')
      const rows = isMeant && right.status === 200 ? (jsonOf(right) as unknown[]) : []
      if (rows.length === 0) return right
      const before = jsonOf(await ask(withQuery(call, (query) => query.set('page', '0')))) as unknown[]
      return withJson(right, [before.at(-1), ...rows.slice(0, -1)])
    },
  },
  {
    name: 'the last day of those who joined is not looked at',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listDeskMembers',
    answer(right, { url: { searchParams } }) {
      const [from, to] = [searchParams.get('joinedFrom'), searchParams.get('joinedTo')]
      if (from === null || from !== to || right.status !== 200) return right
      return withHeader(withJson(right, []), 'x-total-count', '0')
    },
  },
  inBody('the desk has the number as it was put back', ['getDeskMember'], (body) => {
    const profile = body.profile as Record<string, unknown> | null
    const masked = String(profile?.idNumber).replace(/\d{8}(?=\d{3}.$)/, '********')
    return profile && 'idNumber' in profile ? { ...body, profile: { ...profile, idNumber: masked } } : body
  }),
  {
    name: 'a title keeps what is left out of its change',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'updateInvoiceTitle',
    answer: (right) =>
      right.status === 200 ? withJson(right, withOld(jsonOf(right) as Record<string, unknown>)) : right,
  },
  {
    name: 'the markup of an article is searched as well',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'searchNews',
    async answer(right, call, { ask }) {
      if (right.status !== 200 || !/^[a-z]+$/.test(call.url.searchParams.get('keyword') ?? '')) return right
      return ask(withQuery(call, (query) => query.set('keyword', '造价')))
    },
  },
  {
    name: 'a refusal counts the rows of a list from one',
    detectedAs: ['problem'],
    fits: takesJson,
    answer(right) {
      const { fieldErrors, ...problem } = right.status === 400 ? (jsonOf(right) as Partial<Problem>) : {}
      if (!fieldErrors?.some(({ field }) => field.includes('['))) return right
      const fromOne = (field: string) => field.replace(/\[(\d+)\]/g, (_, at) => `[${Number(at) + 1}]`)
      const counted = fieldErrors.map((error) => ({ ...error, field: fromOne(error.field) }))
      return withJson(right, { ...problem, fieldErrors: counted })
    },
  },
  {
    name: 'JSON that ends too soon is of another type',
    detectedAs: ['problem'],
    fits: takesJson,
    answer: (right, { body }) =>
      right.status === 400 && body.toString('utf8') === '{"'
        ? withProblem(right, 415, 'error.http.415')
        : right,
  },
]
