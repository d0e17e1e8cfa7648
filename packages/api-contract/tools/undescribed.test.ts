import { describe, expect, it } from 'vitest'
import { document } from '../src/document.ts'
import { undescribed } from './undescribed.ts'

/** A document of one schema with one property. */
const having = (properties: object, more: object = {}) => ({
  components: {
    schemas: {
      Yuan: { type: 'number', description: 'Amount in yuan.' },
      Plain: { type: 'number' },
      Problem: { type: 'object', properties: { code: { type: 'string', description: 'What happened.' } } },
      Order: { type: 'object', properties, ...more },
    },
  },
})

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` })

describe('what a property is', () => {
  it('is said of each property of the contract', () => {
    expect(undescribed(document)).toEqual([])
  })

  it.each([
    ['its name', { title: { type: 'string' } }],
    ['a description', { payChannel: { type: 'string', description: 'How it was paid.' } }],
    ['the schema that it refers to', { amount: refTo('Yuan') }],
    ['its only value', { kind: { const: 'UNIT' } }],
    ['the code that it stands for', { 'error.feePaid': refTo('Plain') }],
  ])('is said by %s', (_what, properties) => {
    expect(undescribed(having(properties))).toEqual([])
  })

  it('is said where it is narrowed down by what it is all of', () => {
    const code = { code: { type: 'string', enum: ['error.feePaid'] } }
    expect(undescribed(having(code, { allOf: [refTo('Problem')] }))).toEqual([])
  })

  it.each([
    ['of no words', { payChannel: { type: 'string' } }],
    ['of a schema without any', { payChannel: refTo('Plain') }],
  ])('is missing %s, which says how to mend it', (_what, properties) => {
    expect(undescribed(having(properties))).toEqual([
      expect.stringMatching(/Order does not say what payChannel is: give it a description/),
    ])
  })
})
