import { describe, expect, it } from 'vitest'
import { document } from '../src/document.ts'
import { misfits } from './relations.ts'

/** A document of one property, which holds something. */
const holding = (property: object) => ({
  components: {
    schemas: { Yuan: { type: 'number' }, Order: { type: 'object', properties: { value: property } } },
  },
})

describe('what a property holds', () => {
  it('fits its type everywhere in the contract', () => {
    expect(misfits(document)).toEqual([])
  })

  it.each([
    [{ type: 'string', 'x-holds': { sum: 'details.amount' } }, 'sum needs a number'],
    [{ type: 'number', 'x-holds': { count: 'details' } }, 'count needs a whole number'],
    [{ type: 'string', 'x-holds': { notAfter: 'endTime' } }, 'notAfter needs a date or an instant'],
    [{ type: 'string', format: 'uri', 'x-holds': { isPast: true } }, 'isPast needs a date or an instant'],
    [{ type: 'string', 'x-holds': { isOver: 'validTo' } }, 'isOver needs true or false'],
    [{ type: 'object', 'x-holds': { ascending: 'value.id' } }, 'ascending needs a list'],
    [{ type: 'string', 'x-holds': { thereWhen: { status: ['PAID'] } } }, 'thereWhen needs a value that may'],
    [{ type: 'number', 'x-holds': { thereWith: 'memberLevel' } }, 'thereWith needs a value that may'],
    [{ type: ['integer', 'null'], 'x-holds': { contains: 'orderNo' } }, 'contains needs a text'],
    [
      { $ref: '#/components/schemas/Yuan', 'x-holds': { hides: ['phone'] } },
      'hides needs a text, and this property is number',
    ],
    [{ type: 'number', 'x-holds': { summ: 'details.amount' } }, 'there is no kind summ'],
  ])('%j is refused', (property, why) => {
    expect(misfits(holding(property))).toEqual([
      expect.stringContaining(`x-holds at #/components/schemas/Order/properties/value: ${why}`),
    ])
  })

  it.each([
    { type: ['number', 'null'], 'x-holds': { sum: 'details.amount' } },
    { $ref: '#/components/schemas/Yuan', 'x-holds': { rest: ['whole', 'part'] } },
    { enum: ['OPEN', 'CLOSED'], 'x-holds': { until: { OPEN: 'deadline' } } },
    { enum: [0, 1], 'x-holds': { since: { 1: 'dueDate' } } },
    { type: 'string', format: 'date-time', 'x-holds': { broughtBy: { status: ['SUBMITTED'] } } },
    { oneOf: [{ type: 'array' }, { type: 'null' }], 'x-holds': { notRising: 'value.time' } },
  ])('%j is taken', (property) => {
    expect(misfits(holding(property))).toEqual([])
  })
})
