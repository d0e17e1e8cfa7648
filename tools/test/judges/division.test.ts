import assert from 'node:assert/strict'
import { test } from 'node:test'
import { divide, divisionText, type PutBodies } from './division.ts'
import type { JudgedCall } from './judging-proxy.ts'

const call = (
  method: string,
  status: number,
  ...messages: [part: string, message: string][]
): JudgedCall => ({
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
  components: { schemas: { Site: { properties: { id: { readOnly: true }, title: {} } } } },
}

const found = (name: string): [string, string] => [
  'request',
  `Request body must NOT have additional properties; found '${name}'`,
]
const put = (...names: string[]): JudgedCall => ({
  ...call('PUT', 200, ...names.map(found)),
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
  put('id'),
  put('id', 'owner'),
]

test('what a backend takes and what it answers stand apart from what it refuses', () => {
  const { answers, refused, preflights, putBack, taken } = divide(calls, document)
  assert.deepEqual(refused, [calls[1]])
  assert.deepEqual(preflights, [calls[2]])
  assert.deepEqual(putBack, [calls[5]])
  assert.deepEqual(taken, [calls[3], calls[6]])
  assert.deepEqual(answers, [calls[4]])
})

test('the text counts them, and shows what should not be there with its calls', () => {
  const text = divisionText(divide(calls, document))
  assert.match(text, /^7 calls through Prism; of the requests it calls 5 invalid:$/m)
  assert.match(text, /^ {2}1 the backend refused as well, as the replay wants it \(400: 1\)$/m)
  assert.match(
    text,
    /^ {2}1 × parameter ….in.N must be number\n {6}GET \/api\/member-orders\?id.in=1,2 → 200$/m,
  )
  assert.match(text, /^ {2}1 × id must be integer$/m)
})
