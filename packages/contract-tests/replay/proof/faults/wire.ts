import { Buffer } from 'node:buffer'
import type { Operation } from '@portal/api-contract/document'
import { type Answer, jsonOf, withBody, withHeader, withJson, withProblem } from '../answer.ts'
import { always, answersJson, type Fault, isList, isRefusal, isSuccess } from '../fault.ts'

const html = '<!doctype html><html><head><title>502</title></head><body><h1>Bad Gateway</h1></body></html>'

const asHtml = (answer: Answer, status: number): Answer => ({
  ...withHeader(withBody(answer, html), 'content-type', 'text/html; charset=utf-8'),
  status,
})

type Change = (answer: Answer) => Answer

/** A fault in how successes are sent. */
const inSuccess = (
  name: string,
  detectedAs: Fault['detectedAs'],
  change: Change,
  fits = answersJson,
): Fault => ({
  name,
  detectedAs,
  fits,
  answer: (right) => (isSuccess(right) ? change(right) : right),
})

const inTotal = (name: string, change: (total: number, answer: Answer) => string | null): Fault =>
  inSuccess(
    name,
    ['total', 'header'],
    (answer) => {
      const total = Number(answer.headers['x-total-count'])
      return withHeader(answer, 'x-total-count', change(total, answer))
    },
    isList,
  )

const inLink = (name: string, change: (link: string) => string | null): Fault =>
  inSuccess(
    name,
    ['link', 'header'],
    (answer) => withHeader(answer, 'link', change(answer.headers.link ?? '')),
    isList,
  )

const isBehindLogin = ({ permissions }: Operation): boolean => permissions !== null

/** A fault in what a cache on the way may keep. */
const inCaching = (name: string, value: string | null): Fault =>
  inSuccess(name, ['header'], (answer) => withHeader(answer, 'cache-control', value), isBehindLogin)

const hasChinese = (text: string): boolean => /[\u4e00-\u9fff]/.test(text)

/** Two bytes a character that are no UTF-8, as GBK's are. */
const asGbk = (text: string): Buffer =>
  Buffer.from(
    [...text].flatMap((character) => (hasChinese(character) ? [0xb9, 0xa4] : [...Buffer.from(character)])),
  )

const inChinese = (name: string, change: (text: string) => Buffer | string): Fault =>
  inSuccess(name, ['charset', 'not JSON'], (answer) => {
    const text = answer.body.toString('utf8')
    return hasChinese(text) ? withBody(answer, change(text)) : answer
  })

const withoutHeader = (name: string, header: string, fits: Fault['fits'] = always): Fault => ({
  name,
  detectedAs: ['cors', 'header'],
  fits,
  answer: (right) => withHeader(right, header, null),
})

/** Faults in status, headers and bytes. */
export const wireFaults: Fault[] = [
  inSuccess('500 with HTML', ['server error', 'status', 'not JSON'], (answer) => asHtml(answer, 500), always),
  inSuccess(
    '502 of a proxy',
    ['server error', 'status', 'not JSON'],
    (answer) => asHtml(answer, 502),
    always,
  ),
  inSuccess('500 with a problem', ['server error', 'status'], (answer) =>
    withProblem(answer, 500, 'error.http.500', { title: 'Internal Server Error' }),
  ),
  inSuccess('200 with HTML', ['content type', 'not JSON'], (answer) => asHtml(answer, answer.status)),
  inSuccess(
    'a redirect to a login page',
    ['status', 'server error', 'not JSON', 'content type'],
    (answer) => ({
      ...withHeader(withBody(answer, ''), 'location', '/login'),
      status: 302,
    }),
  ),
  inSuccess('another status of success', ['status'], (answer) => ({
    ...answer,
    status: answer.status === 200 ? 201 : 200,
  })),
  inSuccess('204 instead of the body', ['status'], (answer) => ({ ...withBody(answer, ''), status: 204 })),
  inSuccess('JSON cut in the middle', ['not JSON', 'type'], (answer) =>
    withBody(answer, answer.body.subarray(0, Math.floor(answer.body.length / 2))),
  ),
  inSuccess('an empty body', ['not JSON', 'type', 'content type'], (answer) => withBody(answer, '')),
  inSuccess('JSON as text/plain', ['content type'], (answer) =>
    withHeader(answer, 'content-type', 'text/plain;charset=UTF-8'),
  ),
  inSuccess('no content type', ['content type'], (answer) => withHeader(answer, 'content-type', null)),
  inSuccess('a wrong charset is declared', ['charset', 'content type'], (answer) =>
    withHeader(answer, 'content-type', 'application/json;charset=GBK'),
  ),
  inChinese('text in GBK', asGbk),
  inChinese('text encoded twice', (text) =>
    Buffer.from(Buffer.from(text, 'utf8').toString('latin1'), 'utf8'),
  ),
  inChinese('characters lost to question marks', (text) => text.replace(/[\u4e00-\u9fff]/g, '\ufffd')),
  inTotal('the total is missing', () => null),
  inTotal('the total is one too many', (total) => String(total + 1)),
  inTotal('the total is one too few', (total) => String(Math.max(0, total - 1))),
  inTotal('the total is the number of rows of the page', (_, answer) =>
    String((jsonOf(answer) as unknown[]).length),
  ),
  inTotal('the total is no number', () => 'many'),
  inTotal('the total is always 0', () => '0'),
  inLink('the links are missing', () => null),
  inLink('the link to the last page is missing', (link) => link.replace(/,?\s*<[^>]*>;\s*rel="last"/, '')),
  inLink('the next link leads to this page', (link) =>
    link.replace(/page=(\d+)([^>]*>;\s*rel="next")/, (_, page, rest) => `page=${Number(page) - 1}${rest}`),
  ),
  inLink('links count pages from 1', (link) =>
    link.replace(/page=(\d+)/g, (_, page) => `page=${Number(page) + 1}`),
  ),
  inCaching('a member’s data without a word to caches', null),
  inCaching('a member’s data may be kept by caches', 'public, max-age=600'),
  withoutHeader('CORS: no origin is allowed', 'access-control-allow-origin'),
  withoutHeader('CORS: the total is not exposed', 'access-control-expose-headers', isList),
]

const asProblem = (answer: Answer, change: (problem: Record<string, unknown>) => unknown): Answer => {
  const body = jsonOf(answer)
  return typeof body === 'object' && body !== null
    ? withJson(answer, change(body as Record<string, unknown>))
    : answer
}

/** A fault in how errors are told. */
const inRefusal = (
  name: string,
  detectedAs: Fault['detectedAs'],
  change: Change,
  fits: Fault['fits'] = always,
): Fault => ({
  name,
  detectedAs,
  fits,
  answer: (right) => (isRefusal(right) ? change(right) : right),
})

const ofStatus =
  (status: number, change: Change): Change =>
  (answer) =>
    answer.status === status ? change(answer) : answer

/** Faults in what is refused that should be answered: each is one thing to mend. */
const wronglyRefused: Fault[] = [
  inSuccess(
    '404 in place of a record',
    ['refused', 'status'],
    (answer) => withProblem(answer, 404, 'error.http.404'),
    ({ path, method }) => method === 'get' && path.includes('{'),
  ),
  inSuccess('409 for whatever may be done', ['refused', 'status'], (answer) =>
    withProblem(answer, 409, 'error.concurrencyFailure'),
  ),
  inSuccess('403 for everybody', ['role', 'refused', 'status'], (answer) =>
    withProblem(answer, 403, 'error.http.403'),
  ),
].map((fault) => ({ ...fault, isOneEntry: true }))

/** Faults in how a backend refuses. */
export const refusalFaults: Fault[] = [
  ...wronglyRefused,
  inRefusal(
    '200 for an error',
    [
      'status',
      'not refused',
      'unauthenticated',
      'role',
      'foreign',
      'problem',
      'type',
      'missing',
      'content type',
    ],
    (answer) => ({
      ...answer,
      status: 200,
    }),
  ),
  inRefusal(
    '200 and an error code in the body',
    ['status', 'not refused', 'unauthenticated', 'role', 'foreign', 'type', 'missing', 'undocumented'],
    (answer) => ({
      ...withHeader(
        withJson(answer, { code: 500, msg: '系统异常', data: null }),
        'content-type',
        'application/json',
      ),
      status: 200,
    }),
  ),
  inRefusal('an error as HTML', ['content type', 'not JSON', 'problem'], (answer) =>
    asHtml(answer, answer.status),
  ),
  inRefusal('an error as application/json', ['content type', 'problem'], (answer) =>
    withHeader(answer, 'content-type', 'application/json'),
  ),
  inRefusal(
    'a problem without a message',
    ['problem'],
    ofStatus(400, (answer) => asProblem(answer, ({ message: _, ...rest }) => rest)),
  ),
  inRefusal(
    'a problem with a code that its operation does not have',
    ['enum'],
    ofStatus(400, (answer) => asProblem(answer, (body) => ({ ...body, message: 'error.orderExpired' }))),
  ),
  inRefusal(
    'a refusal whose params hold another name',
    ['missing', 'undocumented'],
    ofStatus(409, (answer) =>
      asProblem(answer, (body) => (body.params ? { ...body, params: { what: 1 } } : body)),
    ),
    ({ responses }) => JSON.stringify(responses[409] ?? '').includes('"params"'),
  ),
  inRefusal('a problem without a status', ['problem', 'missing'], (answer) =>
    asProblem(answer, ({ status: _, ...rest }) => rest),
  ),
  inRefusal('a problem that states another status', ['problem', 'limit'], (answer) =>
    asProblem(answer, (body) => ({ ...body, status: 418 })),
  ),
  inRefusal(
    'a validation without its fields',
    ['problem'],
    ofStatus(400, (answer) => asProblem(answer, ({ fieldErrors: _, ...rest }) => rest)),
  ),
  inRefusal(
    'a validation that names another field',
    ['problem'],
    ofStatus(400, (answer) =>
      asProblem(answer, (body) =>
        Array.isArray(body.fieldErrors)
          ? { ...body, fieldErrors: [{ objectName: 'body', field: 'somethingElse', message: 'NotNull' }] }
          : body,
      ),
    ),
  ),
  inRefusal(
    '422 for a validation',
    ['status', 'rule', 'not refused', 'problem'],
    ofStatus(400, (answer) => asProblem({ ...answer, status: 422 }, (body) => ({ ...body, status: 422 }))),
  ),
  inRefusal(
    '500 for a bad request',
    ['server error', 'status', 'rule'],
    ofStatus(400, (answer) => asProblem({ ...answer, status: 500 }, (body) => ({ ...body, status: 500 }))),
  ),
  inRefusal(
    '500 for an unknown record',
    ['server error', 'status', 'rule'],
    ofStatus(404, (answer) => asProblem({ ...answer, status: 500 }, (body) => ({ ...body, status: 500 }))),
  ),
  inRefusal(
    '403 for a missing token',
    ['role', 'unauthenticated', 'rule', 'status'],
    ofStatus(401, (answer) => asProblem({ ...answer, status: 403 }, (body) => ({ ...body, status: 403 }))),
    isBehindLogin,
  ),
  inRefusal(
    '401 for a missing permission',
    ['role', 'unauthenticated', 'rule', 'status'],
    ofStatus(403, (answer) => asProblem({ ...answer, status: 401 }, (body) => ({ ...body, status: 401 }))),
    ({ permissions }) => (permissions ?? []).length > 0,
  ),
]
