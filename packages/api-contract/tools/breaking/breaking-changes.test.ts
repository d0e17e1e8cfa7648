import { describe, expect, it } from 'vitest'
import { breakingChanges } from './breaking-changes.ts'
import type { Contract, OperationObject } from './contract.ts'

const text = { type: 'string' }
const page = { name: 'page', in: 'query', schema: { type: 'integer', minimum: 0 } }

/** A list that is filtered and a message that is sent, behind a login. */
function contract() {
  const problem = {
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  }
  const row = { type: 'object', required: ['id'], properties: { id: { type: 'integer' }, name: text } }
  const list = {
    operationId: 'listOrders',
    security: [{ bearerAuth: ['orders.read'] }],
    parameters: [
      { $ref: '#/components/parameters/Page' },
      { name: 'name.contains', in: 'query', schema: text },
      { name: 'status.in', in: 'query', schema: { type: 'array', items: text } },
    ],
    responses: {
      200: {
        headers: { 'X-Total-Count': { $ref: '#/components/headers/Total' } },
        content: { 'application/json': { schema: { type: 'array', items: row } } },
      },
      404: problem,
    },
  }
  const send = {
    operationId: 'sendMessage',
    security: [],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { type: 'object', properties: { note: text } } } },
    },
    responses: { 201: { content: { 'application/json': { schema: row } } }, 204: {} },
  }
  return {
    info: { version: '0.1.0' },
    servers: [{ url: '/ht' }],
    security: [{ bearerAuth: [] as string[] }],
    paths: {
      '/orders/{id}': { get: list as typeof list & OperationObject },
      '/messages': { post: send as typeof send & OperationObject },
    },
    components: {
      securitySchemes: { bearerAuth: { type: 'http', scheme: 'bearer', description: 'A token.' } },
      parameters: { Page: { ...page } },
      headers: { Total: { required: true, schema: { type: 'integer' } } },
      schemas: { Problem: { type: 'object', properties: { title: text } } },
    },
  }
}

type Draft = ReturnType<typeof contract>
const listOf = (draft: Draft) => draft.paths['/orders/{id}'].get
const sendOf = (draft: Draft) => draft.paths['/messages'].post

/** `operation: where: was → is` of every finding of a change. */
function findings(mutate: (draft: Draft) => void): string[] {
  const after = contract()
  mutate(after)
  return breakingChanges(contract() as Contract, after as unknown as Contract).map(
    ({ operation, where, was, is }) => `${operation}: ${where.join(' › ')}: ${was} → ${is}`,
  )
}

const drop = (target: object, key: string) => Reflect.deleteProperty(target, key)

type Row = [name: string, mutate: (draft: Draft) => unknown, expected: string[]]

const breaking: Row[] = [
  ['a path is removed', (d) => drop(d.paths, '/messages'), ['POST /messages: operation: there → removed']],
  [
    'a method is changed',
    (d) => Object.assign(d.paths, { '/messages': { put: sendOf(d) } }),
    ['POST /messages: operation: there → removed'],
  ],
  [
    'an operation is renamed',
    (d) => Object.assign(sendOf(d), { operationId: 'postMessage' }),
    ['POST /messages: operationId: sendMessage → postMessage'],
  ],
  [
    'a base address is moved',
    (d) => Object.assign(d, { servers: [{ url: '/api' }] }),
    ['every operation: servers: /ht → /api'],
  ],
  [
    'the way to log in changes',
    (d) => Object.assign(d.components.securitySchemes.bearerAuth, { scheme: 'basic' }),
    [
      'every operation: security scheme › bearerAuth: {"type":"http","scheme":"bearer"} → {"type":"http","scheme":"basic"}',
    ],
  ],
  [
    'an open operation wants a login',
    (d) => Object.assign(sendOf(d), { security: [{ bearerAuth: [] }] }),
    ['POST /messages: security: open → bearerAuth'],
  ],
  [
    'an open operation falls back to the security of all',
    (d) => drop(sendOf(d), 'security'),
    ['POST /messages: security: open → bearerAuth'],
  ],
  [
    'another permission is wanted',
    (d) => listOf(d).security[0]?.bearerAuth.push('fees.read'),
    ['GET /orders/{id}: security: bearerAuth orders.read → bearerAuth orders.read fees.read'],
  ],
  [
    'a criterion is removed',
    (d) => listOf(d).parameters.splice(1, 1),
    ['GET /orders/{id}: query name.contains: there → removed'],
  ],
  [
    'a parameter is demanded anew',
    (d) => listOf(d).parameters.push({ name: 'year', in: 'query', schema: text, required: true } as never),
    ['GET /orders/{id}: query year: not there → required'],
  ],
  [
    'a parameter becomes required',
    (d) => Object.assign(d.components.parameters.Page, { required: true }),
    ['GET /orders/{id}: query page: optional → required'],
  ],
  [
    'a parameter of the path item is demanded',
    (d) => Object.assign(d.paths['/messages'], { parameters: [{ ...page, required: true }] }),
    ['POST /messages: query page: not there → required'],
  ],
  [
    'a parameter moves into a header',
    (d) => Object.assign(listOf(d).parameters[1] ?? {}, { in: 'header' }),
    ['GET /orders/{id}: query name.contains: there → removed'],
  ],
  [
    'a parameter takes less',
    (d) => Object.assign(d.components.parameters.Page, { schema: { ...page.schema, maximum: 99 } }),
    ['GET /orders/{id}: query page › maximum: none → 99'],
  ],
  [
    'a list is written with commas',
    (d) => Object.assign(listOf(d).parameters[2] ?? {}, { explode: false }),
    ['GET /orders/{id}: query status.in: form, exploded → form'],
  ],
  [
    'a body is no longer taken',
    (d) => drop(sendOf(d), 'requestBody'),
    ['POST /messages: request body: there → removed'],
  ],
  [
    'a body is demanded where there was none',
    (d) => Object.assign(listOf(d), { requestBody: { required: true, content: {} } }),
    ['GET /orders/{id}: request body: not there → required'],
  ],
  [
    'a body is written in another content type',
    (d) => Object.assign(sendOf(d).requestBody, { content: { 'multipart/form-data': {} } }),
    ['POST /messages: request body › content type: application/json → multipart/form-data'],
  ],
  [
    'a property of a body is demanded',
    (d) => Object.assign(sendOf(d).requestBody.content['application/json'].schema, { required: ['note'] }),
    ['POST /messages: request body › note: optional → required'],
  ],
  [
    'a status is removed',
    (d) => drop(listOf(d).responses, '404'),
    ['GET /orders/{id}: response 404: there → removed'],
  ],
  [
    'a success is added',
    (d) => Object.assign(listOf(d).responses, { 202: {} }),
    ['GET /orders/{id}: response 202: not there → added'],
  ],
  [
    'an answer comes in another content type',
    (d) => Object.assign(sendOf(d).responses[201], { content: { 'text/html': {} } }),
    ['POST /messages: response 201 › content type: application/json → text/html'],
  ],
  [
    'an answer loses its body',
    (d) => drop(sendOf(d).responses[201], 'content'),
    ['POST /messages: response 201 › content type: application/json → none'],
  ],
  [
    'a header of a list is removed',
    (d) => drop(listOf(d).responses[200], 'headers'),
    ['GET /orders/{id}: response 200 › header X-Total-Count: there → removed'],
  ],
  [
    'a header may be missing',
    (d) => Object.assign(d.components.headers.Total, { required: false }),
    ['GET /orders/{id}: response 200 › header X-Total-Count: required → optional'],
  ],
  [
    'a header has another type',
    (d) => Object.assign(d.components.headers.Total, { schema: text }),
    ['GET /orders/{id}: response 200 › header X-Total-Count: integer → string'],
  ],
  [
    'a shared problem changes',
    (d) => drop(d.components.schemas.Problem.properties, 'title'),
    ['GET /orders/{id}: response 404 › title: there → removed'],
  ],
]

const harmless: Row[] = [
  ['nothing', () => {}, []],
  ['an operation is added', (d) => Object.assign(d.paths, { '/new': { get: { responses: {} } } }), []],
  [
    'an optional parameter is added',
    (d) => listOf(d).parameters.push({ name: 'q', in: 'query', schema: text }),
    [],
  ],
  ['parameters change places', (d) => listOf(d).parameters.reverse(), []],
  ['a shared parameter is written out', (d) => listOf(d).parameters.splice(0, 1, page), []],
  [
    'a path parameter is called otherwise in the path',
    (d) => {
      Object.assign(d.paths, { '/orders/{orderId}': listOf(d) && { get: listOf(d) } })
      drop(d.paths, '/orders/{id}')
    },
    [],
  ],
  ['an error is added', (d) => Object.assign(listOf(d).responses, { 429: {} }), []],
  [
    'an answer may also come as text',
    (d) => Object.assign(sendOf(d).responses[201].content, { 'text/plain': {} }),
    [],
  ],
  ['a body becomes optional', (d) => Object.assign(sendOf(d).requestBody, { required: false }), []],
  ['a permission is dropped', (d) => Object.assign(listOf(d), { security: [{ bearerAuth: [] }] }), []],
  ['a login is dropped', (d) => Object.assign(listOf(d), { security: [] }), []],
  ['another way to log in is added', (d) => listOf(d).security.unshift({ apiKey: [] } as never), []],
  [
    'an open operation may also be called logged in',
    (d) => Object.assign(sendOf(d), { security: [{}, { bearerAuth: [] }] }),
    [],
  ],
  ['another address is added', (d) => d.servers.push({ url: '/v2' }), []],
  [
    'a scheme is described otherwise',
    (d) => Object.assign(d.components.securitySchemes.bearerAuth, { description: '' }),
    [],
  ],
  [
    'a header is added',
    (d) => Object.assign(listOf(d).responses[200].headers, { Link: { schema: text } }),
    [],
  ],
  [
    'words change',
    (d) => Object.assign(sendOf(d), { summary: 'Send', description: 'A message.', tags: ['x'] }),
    [],
  ],
]

describe('a change of the contract', () => {
  it.each(breaking)('breaks a client: %s', (_name, mutate, expected) => {
    expect(findings(mutate)).toEqual(expected)
  })

  it.each(harmless)('breaks no client: %s', (_name, mutate) => {
    expect(findings(mutate)).toEqual([])
  })

  it('is said with its reason', () => {
    const after = contract()
    drop(after.components.schemas.Problem.properties, 'title')
    expect(breakingChanges(contract() as Contract, after as Contract)).toEqual([
      {
        operation: 'GET /orders/{id}',
        where: ['response 404', 'title'],
        was: 'there',
        is: 'removed',
        why: 'clients that read it find nothing',
      },
    ])
  })
})
