import { expect, it } from 'vitest'
import { groupBy } from './group-by.ts'

it('puts records under what they share, in the order in which they come', () => {
  const words = ['berry', 'apple', 'bean', 'cherry', 'avocado']
  expect(groupBy(words, ([letter = '']) => letter)).toEqual([
    { name: 'b', items: ['berry', 'bean'] },
    { name: 'a', items: ['apple', 'avocado'] },
    { name: 'c', items: ['cherry'] },
  ])
})
