import { type OperationId, operations } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import type { Exchange } from '../exchange.ts'
import { answerOf, exchangeOf } from '../report/testing/made-up.ts'
import { unknownRole } from './access.ts'
import { validateExchange } from './validate-exchange.ts'

const token = { authorization: 'Bearer x' }
const problemType = { 'content-type': 'application/problem+json' }

/** What is told of an answer: kinds and places. */
const told = (exchange: Exchange): string[] =>
  validateExchange(exchange).map(({ kind, path }) => `${kind} ${path}`)

const problemOf = (status: number, rest: object = {}) =>
  answerOf(
    status,
    { type: 'about:blank', title: 'x', status, message: `error.http.${status}`, ...rest },
    problemType,
  )

function exampleOf(id: OperationId): Record<string, unknown> {
  const media = operations.get(id)?.responses[200]?.content?.['application/json']
  return structuredClone(media?.example) as Record<string, unknown>
}

/** The example of a problem is one for all operations: its path and its fields are those of one of them. */
const ofNoRequest = (problem: unknown): unknown =>
  JSON.parse(
    JSON.stringify(problem, (key, value) =>
      key === 'path' ? undefined : key === 'objectName' ? 'headers' : value,
    ),
  )

describe('every operation', () => {
  it.each([...operations.values()])('$id is not blamed for its own examples', (operation) => {
    for (const [status, { content = {} }] of Object.entries(operation.responses)) {
      if (Number(status) >= 500) continue
      for (const [type, media] of Object.entries(content)) {
        const headers = { 'content-type': type, 'x-total-count': '1', link: '', location: 'x' }
        const bodies = media.examples
          ? Object.values(media.examples).map(({ value }) => value)
          : [media.example]
        for (const example of bodies) {
          const body = type.includes('problem') ? ofNoRequest(example) : example
          const answer = answerOf(Number(status), body, headers)
          const found = validateExchange(exchangeOf(operation.id, { requestHeaders: token, answer }))
          // The examples of lists have no total and links of their own; other tests have.
          const kinds = found
            .map(({ kind }) => kind)
            .filter((kind) => !['total', 'link', 'header'].includes(kind))
          expect(kinds, `${status} ${type}`).toEqual([])
        }
      }
    }
  })
})

describe('the document', () => {
  it.each([
    [{ role: undefined }, ['missing /role']],
    [{ role: null }, ['null /role']],
    [{ userid: 7 }, ['type /userid']],
    [{ role: 'admin' }, ['enum /role']],
    [{ isAdmin: true }, ['undocumented /isAdmin']],
  ])('%j: %j', (change, expected) => {
    const sent = JSON.parse(JSON.stringify({ ...exampleOf('getCurrentUser'), ...change }))
    const answer = answerOf(200, sent)
    expect(told(exchangeOf('getCurrentUser', { requestHeaders: token, answer }))).toEqual(expected)
  })
})

describe('failures', () => {
  const html = '<!doctype html><title>502 Bad Gateway</title>'

  it('5xx are told once, whatever they hold', () => {
    for (const answer of [problemOf(500), answerOf(502, html, { 'content-type': 'text/html' })])
      expect(told(exchangeOf('getCaptcha', { answer }))).toEqual(['server error status'])
  })

  it.each([
    ['HTML', html, 'text/html'],
    ['HTML that calls itself JSON', html, 'application/json'],
    ['half of it', '{"captchaKey":"a', 'application/json'],
    ['nothing', '', 'application/json'],
  ])('%s is not JSON', (_, body, type) => {
    expect(told(exchangeOf('getCaptcha', { answer: answerOf(200, body, { 'content-type': type }) }))).toEqual(
      ['not JSON /'],
    )
  })

  it('JSON of another content type is only that', () => {
    const text = JSON.stringify(exampleOf('getCaptcha'))
    const answer = answerOf(200, text, { 'content-type': 'text/plain' })
    expect(told(exchangeOf('getCaptcha', { answer }))).toEqual(['content type content-type'])
  })

  it('a success that carries an error is none', () => {
    const spring = {
      timestamp: '2026-11-21T08:30:00.000Z',
      status: 500,
      error: 'Internal Server Error',
      path: '/x',
    }
    for (const body of [problemOf(404).body, spring])
      expect(told(exchangeOf('getCaptcha', { answer: answerOf(200, body) }))).toEqual(['status status'])
  })

  it('what is no JSON by the document is left alone', () => {
    const answer = answerOf(204, '', {})
    expect(told(exchangeOf('logOut', { requestHeaders: token, answer }))).toEqual([])
  })
})

describe('problems', () => {
  const of = (answer: Exchange['answer']) => told(exchangeOf('getNewsDetail', { answer }))

  it('say what is wrong', () => {
    expect(of(problemOf(404))).toEqual([])
    expect(of(problemOf(404, { message: undefined }))).toEqual(['problem /message'])
    expect(of(problemOf(404, { message: '' }))).toEqual(['enum /message', 'problem /message'])
    expect(of(problemOf(404, { status: 400 }))).toEqual(['problem /status'])
  })

  it('name the fields of a validation', () => {
    const message = 'error.validation'
    const fieldErrors = [{ objectName: 'params', field: 'id', message: 'NotNull' }]
    expect(of(problemOf(400, { message, fieldErrors }))).toEqual([])
    expect(of(problemOf(400, { message, fieldErrors: [] }))).toEqual(['problem /fieldErrors'])
    expect(of(problemOf(400, { message }))).toEqual(['problem /fieldErrors'])
  })

  it('have the params of their code', () => {
    const paid = (more: object) =>
      told(
        exchangeOf('cancelMemberOrder', {
          requestHeaders: token,
          answer: problemOf(409, { message: 'error.orderPaid', ...more }),
        }),
      )
    expect(paid({ params: { orderId: 5003 } })).toEqual([])
    expect(paid({})).toEqual(['missing /params'])
    expect(paid({ params: { orderId: 'JC2026' } })).toEqual(['type /params/orderId'])
    const conflict = problemOf(409, { message: 'error.concurrencyFailure', params: { orderId: 5003 } })
    expect(told(exchangeOf('cancelMemberOrder', { requestHeaders: token, answer: conflict }))).toEqual([
      'undocumented /params',
    ])
  })

  it('of a 403 may be silent', () => {
    const exchange = exchangeOf('getCurrentUser', {
      requestHeaders: token,
      answer: problemOf(403, { message: undefined }),
    })
    expect(told(exchange)).toEqual([])
  })

  it('of a 401 have one of two shapes', () => {
    const of401 = (answer: Exchange['answer']) => told(exchangeOf('getCurrentUser', { answer }))
    expect(of401(problemOf(401))).toEqual([])
    expect(of401(answerOf(401, '', { 'content-type': '', 'www-authenticate': 'Bearer' }))).toEqual([])
    expect(of401(answerOf(401, '', { 'content-type': '' }))).toEqual(['problem WWW-Authenticate'])
  })
})

describe('who asks', () => {
  it('needs a token where the document says so', () => {
    const answer = answerOf(200, exampleOf('getCurrentUser'))
    expect(told(exchangeOf('getCurrentUser', { answer }))).toEqual(['unauthenticated status'])
    expect(told(exchangeOf('getCurrentUser', { answer, requestHeaders: token }))).toEqual([])
    expect(told(exchangeOf('getCurrentUser', { answer, role: unknownRole }))).toEqual([])
    expect(told(exchangeOf('getCaptcha', { answer: answerOf(200, exampleOf('getCaptcha')) }))).toEqual([])
  })
})

describe('another origin', () => {
  const origin = 'https://replay.example'
  const of = (
    id: OperationId,
    headers: Record<string, string>,
    requestHeaders: Record<string, string> = { origin },
  ) =>
    validateExchange(
      exchangeOf(id, {
        requestHeaders,
        answer: answerOf(200, id === 'getCaptcha' ? exampleOf(id) : [], headers),
      }),
    )
      .filter(({ kind }) => kind === 'cors')
      .map(({ path }) => path)

  it('may read the answer', () => {
    expect(of('getCaptcha', { 'access-control-allow-origin': '*' })).toEqual([])
    expect(of('getCaptcha', { 'access-control-allow-origin': origin })).toEqual([])
    expect(of('getCaptcha', { 'access-control-allow-origin': 'https://portal.example' })).toEqual([
      'Access-Control-Allow-Origin',
    ])
    expect(of('getCaptcha', {})).toEqual(['Access-Control-Allow-Origin'])
    expect(of('getCaptcha', {}, {})).toEqual([])
  })

  it('may read total and links of a list', () => {
    const allowed = { 'access-control-allow-origin': '*' }
    const exposing = (names: string) =>
      of('listBanners', { ...allowed, 'access-control-expose-headers': names })
    expect(exposing('x-total-count,LINK')).toEqual([])
    expect(exposing('*')).toEqual([])
    expect(exposing('Link')).toEqual(['Access-Control-Expose-Headers'])
    expect(of('listBanners', allowed)).toEqual(['Access-Control-Expose-Headers'])
  })

  it('may read how long it has to wait', () => {
    const exposing = (names: string) => {
      const headers = { ...problemType, 'access-control-allow-origin': '*', 'retry-after': '60' }
      const answer = answerOf(
        429,
        { status: 429, message: 'error.loginBlocked' },
        { ...headers, 'access-control-expose-headers': names },
      )
      return told(exchangeOf('authenticate', { answer, requestHeaders: { origin } })).filter((one) =>
        one.startsWith('cors'),
      )
    }
    expect(exposing('Retry-After')).toEqual([])
    expect(exposing('Link')).toEqual(['cors Access-Control-Expose-Headers'])
  })
})

describe('a wait', () => {
  const waits = (seconds: string, status = 429) => {
    const headers = { ...problemType, 'retry-after': seconds }
    const answer = answerOf(status, { status, message: 'error.loginBlocked' }, headers)
    return told(exchangeOf('authenticate', { answer })).filter((one) => one.includes('Retry-After'))
  }

  it('is whole seconds, of a day at most', () => {
    expect(['1', '900', '86400'].flatMap((seconds) => waits(seconds))).toEqual([])
    expect(waits('900000')).toEqual(['header Retry-After'])
    expect(waits('1.5')).toContain('header Retry-After')
  })
})
