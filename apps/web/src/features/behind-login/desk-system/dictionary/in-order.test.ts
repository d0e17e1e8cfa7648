import { expect, it } from 'vitest'
import { inOrder } from './in-order.ts'

const rows = [{ id: 1 }, { id: 2 }, { id: 3 }]

it.each([
  ['without an order they stay', undefined, [1, 2, 3]],
  ['an order is followed', [3, 1, 2], [3, 1, 2]],
  ['what is new comes last', [2, 1], [2, 1, 3]],
  ['what has gone is left out', [9, 2, 1, 3], [2, 1, 3]],
])('%s', (_, order, expected) => {
  expect(inOrder(rows, order).map(({ id }) => id)).toEqual(expected)
})
