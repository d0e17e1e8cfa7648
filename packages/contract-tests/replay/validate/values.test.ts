import { operationsOf } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import type { Exchange } from '../exchange.ts'
import { answerOf, exchangeOf } from '../report/testing/made-up.ts'
import { validateExchange } from './validate-exchange.ts'

const schema = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    amount: { type: 'number', 'x-unit': 'CNY' },
    at: { type: ['string', 'null'], format: 'date-time' },
    title: { type: 'string' },
    content: { type: 'string', contentMediaType: 'text/html' },
    free: { type: 'object' },
    byName: { type: 'object', additionalProperties: { type: 'object', properties: { value: {} } } },
    rows: {
      type: 'array',
      items: { allOf: [{ type: 'object', properties: { a: {} } }, { properties: { b: {} } }] },
    },
    either: {
      oneOf: [
        { type: 'object', required: ['x'], properties: { x: { type: 'integer' } } },
        { type: 'object', required: ['y'], properties: { y: { type: 'integer' } } },
        { type: 'null' },
      ],
    },
    maybe: { oneOf: [{ type: 'object', properties: { z: {} } }, { type: 'null' }] },
  },
}

const operation = operationsOf({
  paths: {
    '/thing': {
      get: {
        operationId: 'getThing',
        tags: ['things'],
        summary: 'A thing',
        'x-source': 'spec',
        responses: { 200: { description: 'x', content: { 'application/json': { schema } } } },
      },
    },
  },
}).get('getThing') as Exchange['operation']

const told = (body: unknown) =>
  validateExchange({ ...exchangeOf('getCaptcha'), operation, answer: answerOf(200, body) }).map(
    ({ kind, path }) => `${kind} ${path}`,
  )

describe('what is sent is in the document', () => {
  it.each([
    [{}],
    [{ free: { anything: { at: 'all' } } }],
    [{ byName: { one: { value: { deep: 1 } }, 'two/2': { value: 1 } } }],
    [{ rows: [{ a: 1, b: 2 }, {}] }],
    [{ either: { x: 1 } }],
    [{ either: { y: 1 } }],
    [{ either: null, maybe: null }],
    [{ maybe: { z: 1 } }],
  ])('%j', (body) => {
    expect(told(body)).toEqual([])
  })

  it.each([
    [{ passwordHash: 'x' }, '/passwordHash'],
    [{ constructor: 1 }, '/constructor'],
    [{ 'a/b': 1 }, '/a~1b'],
    [{ byName: { one: { other: 1 } } }, '/byName/one/other'],
    [{ rows: [{ a: 1 }, { c: 1 }] }, '/rows/1/c'],
    [{ either: { x: 1, z: 1 } }, '/either/z'],
    [{ either: { x: 1, y: 'what only the other has' } }, '/either/y'],
    [{ maybe: { z: 1, more: { deep: 1 } } }, '/maybe/more'],
  ])('not %j', (body, place) => {
    expect(told(body)).toEqual([`undocumented ${place}`])
  })
})

describe('amounts and instants', () => {
  it.each([
    [{ amount: 0.29 }],
    [{ amount: 999_999_999.99 }],
    [{ at: '2026-11-21T08:00:00Z' }],
    [{ at: '2026-11-21T08:00:00.123456+00:00' }],
    [{ at: null }],
  ])('%j', (body) => {
    expect(told(body)).toEqual([])
  })

  it.each([
    [{ amount: 0.305 }, '/amount'],
    [{ amount: 1e-7 }, '/amount'],
    [{ amount: 0.1 + 0.2 }, '/amount'],
    [{ at: '2026-11-21T16:00:00+08:00' }, '/at'],
    [{ at: '2026-11-21T16:00:00' }, '/at'],
    [{ at: '2026-11-21 16:00:00' }, '/at'],
  ])('not %j', (body, place) => {
    expect(told(body)).toEqual([`format ${place}`])
  })
})

describe('tags and entities', () => {
  it.each([
    [{ title: '1 < 2 & 3 > 2' }],
    [{ title: '依据 A&B 与 <2026> 版' }],
    [{ content: '<p>正文&nbsp;1 &lt; 2</p>' }],
  ])('%j', (body) => {
    expect(told(body)).toEqual([])
  })

  it.each([
    [{ title: '<p>正文</p>' }],
    [{ title: '正文<br/>' }],
    [{ title: '<a href="/x">正文</a>' }],
    [{ title: '甲&amp;乙' }],
    [{ title: '正文&nbsp;' }],
  ])('not %j', (body) => {
    expect(told(body)).toEqual(['format /title'])
  })
})

describe('the text', () => {
  const of = (title: string, headers: Record<string, string> = {}, isUtf8 = true) => {
    const answer = { ...answerOf(200, { free: { rows: [title] } }, headers), isUtf8 }
    return validateExchange({ ...exchangeOf('getCaptcha'), operation, answer }).map(
      ({ kind, path }) => `${kind} ${path}`,
    )
  }

  it.each([
    '新闻',
    '“……——”真的吗???',
    'Café crème – naïveté',
    'Größe über Äpfel',
    '١٢٣',
    '😀',
    '¥100·㎡',
    '',
  ])('%s', (text) => {
    expect(of(text, { 'content-type': 'application/json; charset=UTF-8' })).toEqual([])
  })

  it.each([
    Buffer.from('新闻').toString('latin1'),
    'æ–°é—»',
    'ÐÂÎÅ',
    'Ã¦Â–Â°Ã©Â—Â»',
    '锟斤拷锟斤拷',
    '新\uFFFD闻',
    '????????',
  ])('not %s', (text) => {
    expect(of(text)).toEqual(['charset /free/rows/0'])
  })

  it('is UTF-8 and says so', () => {
    expect(of('新闻', { 'content-type': 'application/json;charset=GBK' })).toEqual(['charset content-type'])
    expect(of('新闻', {}, false)).toEqual(['charset /'])
  })
})
