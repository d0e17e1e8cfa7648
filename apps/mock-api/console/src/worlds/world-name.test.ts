import { mockDocument } from '@portal/api-contract/mock'
import { expect, it } from 'vitest'
import { nameError } from './world-name.ts'

const { schemas } = mockDocument.components as { schemas: { WorldName: { pattern: string } } }
const pattern = new RegExp(schemas.WorldName.pattern)

it.each(['a', '1', 'checkout-1', 'a'.repeat(40), '-a', 'A', 'a_b', 'a b', '结账', 'a'.repeat(41)])(
  '%s is judged as the control document judges it',
  (name) => {
    expect(nameError(name) === null).toBe(pattern.test(name))
  },
)

it('a name that is taken is none', () => {
  expect(nameError('a', ['a', 'b'])).toContain('of this name')
  expect(nameError('c', ['a', 'b'])).toBeNull()
})

it('nothing is wrong with a name that is still to be typed', () => {
  expect(nameError('')).toBeNull()
})
