import { describe, expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { validateResponse } from './conformance.ts'
import { document, operations, resolve } from './document.ts'
import { paramsOf } from './params-of.ts'

const refusal = (message: string, more: object) => ({
  type: 'about:blank',
  title: 'Conflict',
  status: 409,
  message,
  ...more,
})

/** What is wrong with a refusal to cancel an order. */
function deviationsOf(message: string, more: object): string[] {
  const operation = operations.get('cancelMemberOrder')
  if (!operation) throw new Error('there is no such operation')
  const headers = { 'content-type': 'application/problem+json' }
  const body = refusal(message, more)
  return validateResponse(operation, { status: 409, headers, body }).map(({ path }) => path)
}

interface CodeSchema {
  properties?: { message?: { enum?: string[] } }
}

/** Every code that an operation refuses with. */
const codes = [...operations.values()].flatMap(({ responses }) =>
  Object.values(responses).flatMap(({ content }) => {
    const { schema } = content?.['application/problem+json'] ?? {}
    return schema ? (resolve<CodeSchema>(schema).properties?.message?.enum ?? []) : []
  }),
)

describe('the params of errors', () => {
  it('are those of the code, with their types', () => {
    expect(deviationsOf('error.orderPaid', { params: { orderId: 5003 } })).toEqual([])
    expect(deviationsOf('error.orderPaid', {})).toEqual(['/params'])
    expect(deviationsOf('error.orderPaid', { params: {} })).toEqual(['/params/orderId'])
    expect(deviationsOf('error.orderPaid', { params: { orderId: '5003' } })).toEqual(['/params/orderId'])
    expect(deviationsOf('error.orderPaid', { params: { orderId: 5003, payer: 'x' } })).toEqual([
      '/params/payer',
    ])
  })

  it('are nothing where a code has none', () => {
    expect(deviationsOf('error.concurrencyFailure', {})).toEqual([])
    expect(deviationsOf('error.concurrencyFailure', { params: { orderId: 5003 } })).toEqual(['/params'])
  })

  it('stand beside codes that some operation refuses with', () => {
    const described = Object.keys(document.components.schemas.ErrorParams.properties)
    expect(described.filter((code) => !codes.includes(code))).toEqual([])
  })
})

describe('paramsOf', () => {
  const failed = (more: object) =>
    new ApiError('http', { status: 409, problem: refusal('error.orderPaid', more) })

  it('reads those of the code', () => {
    const { orderId } = paramsOf(failed({ params: { orderId: 5003 } }), 'error.orderPaid')
    expect(orderId?.toFixed()).toBe('5003')
  })

  it.each([
    ['another code', failed({ params: { orderId: 5003 } }), 'error.orderClosed'],
    ['no params', failed({}), 'error.orderPaid'],
    ['a name of an entity', failed({ params: 'memberOrder' }), 'error.orderPaid'],
    ['nothing', failed({ params: null }), 'error.orderPaid'],
    ['a failure without an answer', new ApiError('network'), 'error.orderPaid'],
  ] as const)('finds none in %s', (_, error, code) => {
    expect(paramsOf(error, code)).toEqual({})
  })
})
