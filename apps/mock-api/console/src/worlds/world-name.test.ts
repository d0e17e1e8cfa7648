import { mockDocument } from '@portal/api-contract/mock'
import { expect, it } from 'vitest'
import { nameError } from './world-name.ts'

const { schemas } = mockDocument.components as { schemas: { WorldName: { pattern: string } } }
const pattern = new RegExp(schemas.WorldName.pattern)

it.each(['a', '1', 'checkout-1', 'a'.repeat(40), '-a', 'A', 'a_b', 'a b', '结账', 'a'.repeat(41)])(
  '%s is valid exactly when the control document allows it',
  (name) => {
    expect(nameError(name) === null).toBe(pattern.test(name))
  },
)

it('a name that is taken is refused', () => {
  expect(nameError('a', ['a', 'b'])).toContain('of this name')
  expect(nameError('c', ['a', 'b'])).toBeNull()
})

it('an empty name has no error yet', () => {
  expect(nameError('')).toBeNull()
})
