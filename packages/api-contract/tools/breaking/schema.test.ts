import { describe, expect, it } from 'vitest'
import type { Direction } from './change.ts'
import type { Contract, Schema } from './contract.ts'
import { schemaChanges } from './schema.ts'

/** `where: was → is` of every finding. */
function changes(
  direction: Direction,
  before: Schema,
  after: Schema,
  schemas: object[] = [{}, {}],
): string[] {
  const [then, now] = schemas.map((shared) => ({
    info: { version: '1' },
    paths: {},
    components: { schemas: shared },
  }))
  const placed = (contract: Contract | undefined, schema: Schema) => ({
    contract: contract as Contract,
    schema,
  })
  const found = schemaChanges(direction, placed(then, before), placed(now, after), [])
  return found.map(({ where, was, is }) => `${where.join(' › ')}: ${was} → ${is}`)
}

const object = (properties: Record<string, Schema>, required: string[] = [], rest: object = {}): Schema => ({
  type: 'object',
  properties,
  required,
  ...rest,
})
const text = { type: 'string' }
const number = { type: 'number' }
const state = (...values: string[]) => ({ type: 'string', enum: values })
const card = object({ kind: { const: 'card' }, last4: text }, ['kind'])
const cash = object({ kind: { const: 'cash' } }, ['kind'])

type Row = [name: string, before: Schema, after: Schema, inRequest: string[], inResponse: string[]]

const rows: Row[] = [
  ['nothing', object({ a: text }, ['a']), object({ a: text }, ['a']), [], []],
  ['descriptions and examples', text, { ...text, description: 'x', examples: ['a'], title: 'T' }, [], []],
  ['a text is called HTML', text, { ...text, contentMediaType: 'text/html' }, [], []],
  ['another type', text, number, [': string → number'], [': string → number']],
  ['an integer becomes a number', { type: 'integer' }, number, [], [': integer → number']],
  ['a number becomes an integer', number, { type: 'integer' }, [': number → integer'], []],
  ['null is added', text, { type: ['string', 'null'] }, [], [': string → string | null']],
  ['null is taken away', { type: ['string', 'null'] }, text, [': string | null → string'], []],
  ['a type is no longer said', text, {}, [], [': string → anything']],
  ['an enum value is added', state('A', 'B'), state('A', 'B', 'C'), [], [': A | B → A | B | C']],
  ['an enum value is taken away', state('A', 'B'), state('A'), [': A | B → A'], []],
  ['enum values change places', state('A', 'B'), state('B', 'A'), [], []],
  ['an enum is opened', state('A'), text, [], [': A → any value']],
  ['an enum is closed', text, state('A'), [': any value → A'], []],
  ['a const changes', { const: 1 }, { const: 2 }, [': 1 → 2'], [': 1 → 2']],
  ['a const becomes an enum that has it', { const: 'A' }, state('A', 'B'), [], [': A → A | B']],
  [
    'an enum becomes a pattern that admits it',
    state('AB'),
    { ...text, pattern: '^A' },
    [],
    [': AB → any value'],
  ],
  [
    'an enum becomes a pattern that refuses it',
    state('AB'),
    { ...text, pattern: '^B' },
    [': AB → any value'],
    [': AB → any value'],
  ],
  [
    'a longer text is allowed',
    { ...text, maxLength: 9 },
    { ...text, maxLength: 99 },
    [],
    ['maxLength: 9 → 99'],
  ],
  [
    'only a shorter text is allowed',
    { ...text, maxLength: 9 },
    { ...text, maxLength: 5 },
    ['maxLength: 9 → 5'],
    [],
  ],
  ['a length is limited at all', text, { ...text, maxLength: 5 }, ['maxLength: none → 5'], []],
  ['a least length of nothing', text, { ...text, minLength: 0 }, [], []],
  ['a range is narrowed', { ...number, minimum: 0 }, { ...number, minimum: 1 }, ['minimum: 0 → 1'], []],
  ['a range is widened', { ...number, maximum: 10 }, number, [], ['maximum: 10 → none']],
  [
    'fewer items are allowed',
    { type: 'array', maxItems: 9 },
    { type: 'array', maxItems: 5 },
    ['maxItems: 9 → 5'],
    [],
  ],
  [
    'items must be unique',
    { type: 'array' },
    { type: 'array', uniqueItems: true },
    ['uniqueItems: none → true'],
    [],
  ],
  ['a pattern is added', text, { ...text, pattern: '^a' }, ['pattern: none → ^a'], []],
  ['a pattern is dropped', { ...text, pattern: '^a' }, text, [], ['pattern: ^a → none']],
  [
    'a pattern changes',
    { ...text, pattern: '^a' },
    { ...text, pattern: '^b' },
    ['pattern: ^a → ^b'],
    ['pattern: ^a → ^b'],
  ],
  ['a format is added', text, { ...text, format: 'date' }, ['format: none → date'], []],
  ['a format is dropped', { ...text, format: 'date' }, text, [], ['format: date → none']],
  ['an optional property is added', object({ a: text }), object({ a: text, b: text }), [], []],
  [
    'a required property is added',
    object({ a: text }),
    object({ a: text, b: text }, ['b']),
    ['b: optional → required'],
    [],
  ],
  [
    'an optional property is removed',
    object({ a: text, b: text }),
    object({ a: text }),
    ['b: there → removed'],
    ['b: there → removed'],
  ],
  [
    'a required property is removed',
    object({ b: text }, ['b']),
    object({}),
    ['b: there → removed'],
    ['b: there → removed'],
  ],
  [
    'a property becomes required',
    object({ a: text }),
    object({ a: text }, ['a']),
    ['a: optional → required'],
    [],
  ],
  [
    'a property becomes optional',
    object({ a: text }, ['a']),
    object({ a: text }),
    [],
    ['a: required → optional'],
  ],
  [
    'other properties are refused',
    object({}),
    object({}, [], { additionalProperties: false }),
    ['*: open → closed'],
    [],
  ],
  ['other properties are allowed', object({}, [], { additionalProperties: false }), object({}), [], []],
  [
    'values of a map change',
    { type: 'object', additionalProperties: number },
    { type: 'object', additionalProperties: text },
    ['*: number → string'],
    ['*: number → string'],
  ],
  [
    'one property demands another',
    object({ a: text, b: text }),
    object({ a: text, b: text }, [], { dependentRequired: { a: ['b'] } }),
    ['dependentRequired: none → ["a",["b"]]'],
    [],
  ],
  [
    'deep inside arrays of objects',
    { type: 'array', items: object({ list: { type: 'array', items: object({ amount: number }) } }) },
    {
      type: 'array',
      items: object({ list: { type: 'array', items: object({ amount: { type: ['number', 'null'] } }) } }),
    },
    [],
    ['items › list › items › amount: number → number | null'],
  ],
  [
    'allOf is written out',
    { allOf: [object({ a: text }, ['a']), object({ b: text }, ['b'])] },
    object({ a: text, b: text }, ['b', 'a']),
    [],
    [],
  ],
  [
    'a member of allOf demands more',
    { allOf: [object({ a: text }), object({ b: text })] },
    { allOf: [object({ a: text }), object({ b: text }, ['b'])] },
    ['b: optional → required'],
    [],
  ],
  [
    'allOf joins the limits of one property',
    object({ a: { ...text, maxLength: 5 } }),
    { allOf: [object({ a: text }), object({ a: { maxLength: 5 } })] },
    [],
    [],
  ],
  [
    'oneOf types are written as a list',
    { oneOf: [text, { type: 'null' }] },
    { type: ['null', 'string'] },
    [],
    [],
  ],
  ['anyOf is written as oneOf in another order', { anyOf: [card, cash] }, { oneOf: [cash, card] }, [], []],
  ['constants of oneOf become an enum', { oneOf: [{ const: 'A' }, { const: 'B' }] }, state('A', 'B'), [], []],
  ['an alternative is added', card, { oneOf: [card, cash] }, [], [': 1 → 2 alternatives']],
  ['an alternative is taken away', { oneOf: [card, cash] }, card, [': 2 alternatives → 1'], []],
  [
    'one of the alternatives changes',
    { oneOf: [card, cash] },
    { oneOf: [object({ kind: { const: 'card' } }, ['kind']), cash] },
    ['last4: there → removed'],
    ['last4: there → removed'],
  ],
  ['nothing is allowed any more', text, false, [': string → nothing'], []],
]

describe('a change of a schema', () => {
  it.each(rows)('%s: in a request', (_name, before, after, expected) => {
    expect(changes('request', before, after)).toEqual(expected)
  })

  it.each(rows)('%s: in a response', (_name, before, after, _inRequest, expected) => {
    expect(changes('response', before, after)).toEqual(expected)
  })
})

describe('references', () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

  it('are followed on either side, with what stands beside them', () => {
    const schemas = [{ Name: text }, { Name: { ...text, maxLength: 50 } }]
    expect(changes('request', ref('Name'), ref('Name'), schemas)).toEqual(['maxLength: none → 50'])
    expect(changes('request', ref('Name'), { ...ref('Name'), maxLength: 20 }, schemas)).toEqual([
      'maxLength: none → 20',
    ])
  })

  it('may go by another name', () => {
    expect(changes('response', ref('Old'), ref('New'), [{ Old: text }, { New: text }])).toEqual([])
  })

  it('may go in a circle', () => {
    const tree = (leaf: Schema) => object({ leaf, children: { type: 'array', items: ref('Tree') } })
    const found = changes('response', ref('Tree'), ref('Tree'), [
      { Tree: tree(text) },
      { Tree: tree(number) },
    ])
    expect(found).toEqual(['leaf: string → number'])
  })

  it('may go in a circle through allOf', () => {
    const schemas = (leaf: Schema) => ({
      Base: object({ parent: ref('Tree') }),
      Tree: { allOf: [ref('Base'), object({ leaf, parent: ref('Base') })] },
    })
    const found = changes('request', ref('Tree'), ref('Tree'), [
      schemas({ type: ['string', 'null'] }),
      schemas(text),
    ])
    expect(found).toContain('leaf: string | null → string')
  })

  it('that lead nowhere are named', () => {
    expect(() => changes('response', ref('Gone'), ref('Gone'))).toThrow(/Gone' leads nowhere/)
  })
})
