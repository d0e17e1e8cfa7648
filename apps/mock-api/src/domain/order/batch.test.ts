import { expect, it } from 'vitest'
import { peopleOf } from './batch.ts'

it('counts somebody of whom several years are paid once', () => {
  expect(peopleOf([{ ownerId: 1 }, { ownerId: 2 }, { ownerId: 1 }])).toBe(2)
  expect(peopleOf([])).toBe(0)
})
