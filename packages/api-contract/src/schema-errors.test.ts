import { describe, expect, it } from 'vitest'
import { validateResponse } from './conformance.ts'
import { operationsOf } from './document.ts'

const item = {
  type: 'object',
  required: ['kind'],
  additionalProperties: false,
  properties: {
    kind: { const: 'ITEM' },
    'a/b': { type: 'integer' },
    level: { type: 'string', enum: ['A', 'B'] },
    price: { oneOf: [{ type: 'null' }, { type: 'number', minimum: 0 }] },
    nested: {
      oneOf: [
        { type: 'object', required: ['kind', 'count'], properties: { kind: { const: 'ONE' } } },
        {
          type: 'object',
          required: ['kind', 'texts'],
          properties: { kind: { const: 'TWO' }, texts: { type: 'array', items: { type: 'string' } } },
        },
        { type: 'null' },
      ],
    },
  },
}

const list = operationsOf({
  paths: {
    '/items': {
      get: {
        operationId: 'listItems',
        tags: ['items'],
        summary: 'Items',
        'x-source': 'spec',
        responses: {
          200: {
            description: 'x',
            content: { 'application/json': { schema: { type: 'array', items: item } } },
          },
        },
      },
    },
  },
}).get('listItems')

function validate(row: object, last: 'seen' | 'expected' = 'seen') {
  if (!list) throw new Error('no list')
  const headers = { 'content-type': 'application/json' }
  return validateResponse(list, { status: 200, headers, body: [{ kind: 'ITEM', ...row }] }).map(
    ({ path, keyword, ...rest }) => [path, keyword, rest[last]],
  )
}

describe('a value that does not fit has one error', () => {
  it.each([
    ['a value that may also be null', { price: -1 }, [['/0/price', 'minimum', '-1']]],
    ['of another type, too', { price: 'much' }, [['/0/price', 'type', 'much']]],
    ['null where nothing may be', { level: null }, [['/0/level', 'type', 'null']]],
    ['another type of what is listed', { level: 7 }, [['/0/level', 'type', '7']]],
    ['a value that is not listed', { level: 'C' }, [['/0/level', 'enum', 'C']]],
    ['what is too much', { extra: 1 }, [['/0/extra', 'additionalProperties', '1']]],
    ['a name that a pointer writes otherwise', { 'a/b': 'x' }, [['/0/a~1b', 'type', 'x']]],
    [
      'one of several, by what tells them apart',
      { nested: { kind: 'TWO', texts: ['a', 7, 8, 9] } },
      [7, 8, 9].map((seen, at) => [`/0/nested/texts/${at + 1}`, 'type', String(seen)]),
    ],
    ['what lacks a property', { nested: { kind: 'TWO' } }, [['/0/nested/texts', 'required', 'nothing']]],
    ['what is none of them', { nested: 'x' }, [['/0/nested', 'type', 'x']]],
  ])('%s', (_, row, expected) => {
    expect(validate(row)).toEqual(expected)
  })

  it('by what may be besides null', () => {
    expect(validate({ price: 'much' }, 'expected')).toEqual([['/0/price', 'type', 'must be number']])
  })

  it('nothing of what fits', () => {
    for (const row of [{}, { price: null }, { price: 0.1 }, { nested: null }, { level: 'A' }])
      expect(validate(row)).toEqual([])
  })

  it('all places of a row', () => {
    expect(validate({ kind: 'OTHER', price: 'x', level: 'C' }).map(([path]) => path)).toEqual([
      '/0/kind',
      '/0/level',
      '/0/price',
    ])
  })
})
