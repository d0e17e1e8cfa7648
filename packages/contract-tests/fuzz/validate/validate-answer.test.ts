import { operations } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import type { Permissions } from '../../shared/access/roles.ts'
import { inputsOf } from '../../shared/inputs.ts'
import { wrongParts } from '../../shared/wrong-parts.ts'
import type { FuzzRequest } from '../request.ts'
import { type Answer, validateAnswer } from './validate-answer.ts'

const permissions: Permissions = {
  none: null,
  forged: null,
  expired: null,
  person: new Set(['fees.pay', 'orders.read']),
  unit: new Set(['orders.read']),
  applicant: new Set(),
  staff: new Set(),
}

function requestOf(id: Parameters<typeof operations.get>[0], rest: Partial<FuzzRequest> = {}): FuzzRequest {
  const operation = operations.get(id)
  if (!operation) throw new Error(id)
  return { operation, role: 'person', path: {}, query: [], label: 'test', ...rest }
}

function answer(status: number, body: object): Answer {
  const headers = { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' }
  return { kind: 'answer', status, headers, body, text: JSON.stringify(body) }
}

const problem = (status: number, rest: object = {}) =>
  answer(status, { type: 'about:blank', title: 'x', status, message: `error.http.${status}`, ...rest })

const kindOf = (request: FuzzRequest, seen: Answer) =>
  validateAnswer(request, seen, { permissions, inputs: inputsOf(request.operation) })?.kind

describe('what of a request is wrong', () => {
  const wrong = (query: FuzzRequest['query']) => {
    const request = requestOf('listNews', { query })
    return wrongParts(request, inputsOf(request.operation)).map(({ field }) => field)
  }

  it.each([
    [[['size', '2001']], ['size']],
    [[['page', '-1']], ['page']],
    [
      [
        ['page', '1'],
        ['page', '1'],
      ],
      ['page'],
    ],
    [
      [
        ['sort', 'id,desc'],
        ['sort', 'title'],
      ],
      [],
    ],
    [[['sort', 'nothing']], ['sort']],
    [[['id.in', '1,2']], []],
    [[['id.in', '1,x']], ['id.in']],
    [[['title.equals', 'x'.repeat(201)]], ['title.equals']],
    [[['id.specified', 'yes']], ['id.specified']],
    [[['nothing', '1']], ['nothing']],
  ] as [FuzzRequest['query'], string[]][])('%j: %j', (query, fields) => {
    expect(wrong(query)).toEqual(fields)
  })

  it('names the outermost properties of a body', () => {
    const value = { feeIds: [1, 'x'], extra: 1 }
    const request = requestOf('payByWeixin', { body: { kind: 'json', value } })
    const fields = wrongParts(request, inputsOf(request.operation)).map(({ field }) => field)
    expect(fields).toEqual(expect.arrayContaining(['feeIds', 'extra']))
  })

  it('is the whole body where it cannot be read', () => {
    for (const [type, text] of [
      ['application/json', '{'],
      ['text/plain', '{}'],
      [null, '{}'],
    ] as const) {
      const request = requestOf('payByWeixin', { body: { kind: 'text', type, text } })
      expect(wrongParts(request, inputsOf(request.operation))).toEqual([{ place: 'body', field: '' }])
    }
  })
})

describe('who may', () => {
  it('without a valid token nobody', () => {
    for (const role of ['none', 'forged', 'expired'] as const) {
      expect(kindOf(requestOf('listMemberOrders', { role }), answer(200, []))).toBe('wrong role')
      expect(kindOf(requestOf('listMemberOrders', { role }), problem(401))).toBeUndefined()
    }
  })

  it('not without the permission', () => {
    const body = { kind: 'json' as const, value: { feeIds: [501] } }
    const asUnit = requestOf('payByWeixin', { role: 'unit', body })
    expect(kindOf(asUnit, problem(403))).toBeUndefined()
    expect(kindOf(asUnit, problem(404))).toBe('wrong role')
  })

  it('with a valid token is never asked to log in', () => {
    expect(kindOf(requestOf('listMemberOrders'), problem(401))).toBe('wrong role')
  })
})

describe('what is answered', () => {
  it.each([500, 502, 507])('%i never', (status) => {
    expect(kindOf(requestOf('listNews'), problem(status))).toBe('server error')
  })

  it('names the field that is wrong, not another', () => {
    const request = requestOf('listNews', { query: [['size', '0']] })
    const naming = (field: string) =>
      problem(400, {
        message: 'error.validation',
        fieldErrors: [{ objectName: 'query', field, message: 'Min' }],
      })
    expect(kindOf(request, naming('size'))).toBeUndefined()
    expect(kindOf(request, naming('page'))).toBe('field not named')
    expect(kindOf(request, problem(400))).toBe('field not named')
  })

  it('tells nothing of a record of somebody else', () => {
    const request = requestOf('getMemberOrder', { path: { id: '7' }, foreign: { texts: ['NO-20261121'] } })
    expect(kindOf(request, problem(404))).toBeUndefined()
    expect(kindOf(request, problem(404, { detail: 'NO-20261121 is not yours' }))).toBe('leak')
    expect(kindOf(request, answer(200, {}))).toBe('leak')
  })

  it('is documented', () => {
    expect(kindOf(requestOf('listNews'), problem(418))).toBe('deviation')
  })

  it('to an address that leads nowhere is a problem all the same', () => {
    const request = requestOf('listNews', { address: '/api/public/info-news-list/%00' })
    expect(kindOf(request, problem(404))).toBeUndefined()
    const html: Answer = {
      kind: 'answer',
      status: 404,
      headers: { 'content-type': 'text/html' },
      body: '<p>',
      text: '<p>',
    }
    expect(kindOf(request, html)).toBe('deviation')
  })
})
