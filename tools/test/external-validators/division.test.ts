import assert from 'node:assert/strict'
import { test } from 'node:test'
import { divide, divisionText, type PutBodies } from './division.ts'
import type { ValidatedCall } from './validating-proxy.ts'

const call = (
  method: string,
  status: number,
  ...messages: [part: string, message: string][]
): ValidatedCall => ({
  method,
  target: '/api/member-orders?id.in=1%2C2',
  status,
  violations: messages.map(([part, message]) => ({ location: [part, 'query'], message })),
})

const document: PutBodies = {
  paths: {
    '/api/member-webs': {
      put: {
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Site' } } } },
      },
    },
  },
  components: {
    schemas: {
      Site: {
        properties: {
          id: { readOnly: true },
          title: {},
          rows: { items: { $ref: '#/components/schemas/Row' } },
        },
      },
      Row: { properties: { sum: { readOnly: true } } },
    },
  },
}

const found = (name: string): [string, string] => [
  'request',
  `Request body must NOT have additional properties; found '${name}'`,
]
const inRow = (name: string): [string, string] => [
  'request',
  `Request body property rows.0 must NOT have additional properties; found '${name}'`,
]
const put = (...messages: [string, string][]): ValidatedCall => ({
  ...call('PUT', 200, ...messages),
  target: '/api/member-webs',
})

const calls = [
  call('GET', 200),
  call('GET', 400, ['request', 'size must be integer']),
  call('OPTIONS', 204, ['request', 'Selected route not found']),
  call(
    'GET',
    200,
    ['request', 'parameter id.in.0 must be number'],
    ['request', 'parameter id.in.1 must be number'],
  ),
  call('GET', 200, ['response', 'id must be integer']),
  put(found('id')),
  put(found('id'), found('owner')),
  put(found('id'), inRow('sum')),
  put(found('sum')),
  put(inRow('id')),
]

test('what a backend takes and what it answers stand apart from what it refuses', () => {
  const { answers, refused, preflights, putBack, taken } = divide(calls, document)
  assert.deepEqual(refused, [calls[1]])
  assert.deepEqual(preflights, [calls[2]])
  assert.deepEqual(putBack, [calls[5], calls[7]])
  assert.deepEqual(taken, [calls[3], calls[6], calls[8], calls[9]])
  assert.deepEqual(answers, [calls[4]])
})

test('the text counts them, and shows what should not be there with its calls', () => {
  const text = divisionText(divide(calls, document))
  assert.match(text, /^10 calls through Prism; of the requests it calls 8 invalid:$/m)
  assert.match(text, /^ {2}1 the backend refused as well, as the replay wants it \(400: 1\)$/m)
  assert.match(
    text,
    /^ {2}1 × parameter ….in.N must be number\n {6}GET \/api\/member-orders\?id.in=1,2 → 200$/m,
  )
  assert.match(text, /^ {2}1 × id must be integer$/m)
})
