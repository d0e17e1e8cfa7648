import { type Answer, type Call, jsonOf, withJson, withProblem } from '../answer.ts'
import { type Fault, isSuccess, type Upstream } from '../fault.ts'

const isSecured: Fault['fits'] = ({ permissions }) => permissions !== null

/** The answer to another account: the first success that a known token brings. */
async function asAnotherAccount(call: Call, upstream: Upstream, wrong: Answer): Promise<Answer> {
  for (const token of upstream.tokens) {
    const answer = await upstream.ask({ ...call, headers: { ...call.headers, authorization: token } })
    if (isSuccess(answer)) return answer
  }
  return {
    ...withJson(wrong, {}),
    status: 200,
    headers: { ...wrong.headers, 'content-type': 'application/json' },
  }
}

/** A fault in the access check: calls that were refused for this reason are answered. */
const letIn = (
  name: string,
  detectedAs: Fault['detectedAs'],
  isMeant: (right: Answer, call: Call, upstream: Upstream) => boolean,
  fits = isSecured,
): Fault => ({
  name,
  detectedAs,
  fits,
  answer: (right, call, upstream) =>
    isMeant(right, call, upstream) ? asAnotherAccount(call, upstream, right) : right,
})

/** Faults in permissions. */
export const accessFaults: Fault[] = [
  letIn(
    'nobody has to be logged in',
    ['unauthenticated'],
    ({ status }, { headers }) => status === 401 && !headers.authorization,
  ),
  letIn(
    'any token will do',
    ['unauthenticated'],
    ({ status }, { headers }) => status === 401 && headers.authorization !== undefined,
  ),
  letIn(
    'an expired token is accepted',
    ['unauthenticated'],
    ({ status }, { headers }, { expired }) => status === 401 && headers.authorization === expired,
  ),
  letIn(
    'every role may do it',
    ['role'],
    ({ status }) => status === 403,
    ({ permissions }) => (permissions ?? []).length > 0,
  ),
  letIn(
    "another member's record can be read",
    ['foreign', 'rule', 'not refused'],
    ({ status }, { headers }) => status === 404 && headers.authorization !== undefined,
    ({ permissions, path, method }) => permissions !== null && path.includes('{id}') && method === 'get',
  ),
  {
    name: 'nobody is let in any more',
    detectedAs: ['unauthenticated', 'role', 'refused', 'status'],
    fits: isSecured,
    answer: (right) => (isSuccess(right) ? withProblem(right, 401, 'error.http.401') : right),
  },
]

/** How often a fault has answered, so that it never answers the same twice. */
let answered = 0

const property = (
  name: string,
  operation: string,
  key: string,
  change: (value: unknown) => unknown,
  detectedAs: Fault['detectedAs'],
): Fault => ({
  name,
  detectedAs,
  fits: ({ id }) => id === operation,
  answer(right) {
    const body = isSuccess(right) ? (jsonOf(right) as Record<string, unknown>) : undefined
    return body && key in body ? withJson(right, { ...body, [key]: change(body[key]) }) : right
  },
})

const other = (value: unknown): unknown =>
  typeof value === 'number' ? value + ++answered : `${value}${++answered}`

/** Faults that single answers do not show. */
export const behaviourFaults: Fault[] = [
  property('query-order answers otherwise the second time', 'queryOrder', 'trade_state_desc', other, [
    'rule',
    'idempotence' as never,
  ]),
  property('paying twice makes two orders', 'payByWeixin', 'orderId', other, ['rule']),
  property('query-order is of another amount', 'queryOrder', 'amount', () => ({ total: 1 }), [
    'rule',
    'missing',
  ]),
  property('a detail is another record', 'getMemberOrder', 'orderNo', other, ['rule']),
  property('an order does not add up', 'getMemberOrder', 'totalAmount', (value) => Number(value) + 1, [
    'rule',
  ]),
  property(
    'the account does not add up',
    'getMemberFeeInfo',
    'unpaidAmount',
    (value) => Number(value) + 0.01,
    ['rule'],
  ),
  property('the article is not the row of the list', 'getNewsDetail', 'title', () => '另一篇', ['rule']),
  property('every captcha has one key', 'getCaptcha', 'captchaKey', () => 'always-the-same-key', ['rule']),
  property('the number of a person is not masked', 'getMemberBasic', 'idNumber', () => '349902199102304523', [
    'rule',
    'format',
    'limit',
  ]),
]
