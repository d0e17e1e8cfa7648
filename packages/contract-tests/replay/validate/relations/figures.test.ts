import { expect, it } from 'vitest'
import type { Relation, Schema } from '../../../shared/schema.ts'
import { figures } from './figures.ts'

const by: Relation['by'] = { level: { 理事: 5000, 会长: { points: [{ fee: 9 }, { fee: 20.9 }] } } }

/** What is wrong with a record whose property `it` is given by its level. */
function wrongIn(value: Record<string, unknown>): string[] {
  const shapes: Schema[] = [{ properties: { it: { 'x-holds': { by } }, level: {} } }]
  return figures({ pointer: '/0', value, shapes }).map(
    ({ path, expected, seen }) => `${path}: ${expected}: ${seen}`,
  )
}

it('holds a figure to what the document gives for another value', () => {
  expect(wrongIn({ level: '理事', it: 5000 })).toEqual([])
  expect(wrongIn({ level: '理事', it: 6000 })).toEqual([
    '/0/it: 5000, as the document says of level 理事: 6000',
  ])
})

it('says where in a table a figure is another', () => {
  const points = (fee: number) => [
    { amount: 200, fee: 9 },
    { amount: 500, fee },
  ]
  expect(wrongIn({ level: '会长', it: { kind: 'POINTS', points: points(20.9) } })).toEqual([])
  expect(wrongIn({ level: '会长', it: { kind: 'POINTS', points: points(20) } })).toEqual([
    '/0/it/points/1/fee: 20.9, as the document says of level 会长: 20',
  ])
  expect(wrongIn({ level: '会长', it: { points: points(20.9).slice(1) } })).toHaveLength(1)
})

it('says nothing of a value that the document does not name, nor of what is not there', () => {
  expect(wrongIn({ level: '会员', it: 1 })).toEqual([])
  expect(wrongIn({ level: null, it: null })).toEqual([])
  expect(wrongIn({ level: '理事' })).toEqual([])
})
