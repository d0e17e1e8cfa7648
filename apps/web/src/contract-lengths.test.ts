import { document } from '@portal/api-contract/document'
import { expect, it } from 'vitest'
import { blockFields } from './features/behind-login/applications/form/field-definitions.ts'
import { profileFields } from './features/behind-login/centre/profile/profile-fields.ts'
import { unitFields } from './features/behind-login/unit-data/unit-fields.ts'

interface Schema {
  $ref?: string
  minLength?: number
  maxLength?: number
  properties?: Record<string, Schema>
}

const schemas = (document as unknown as { components: { schemas: Record<string, Schema> } }).components
  .schemas

/** What a property of a body is, wherever that is written. */
function propertyOf(body: string, name: string): Schema {
  const { $ref, ...own } = schemas[body]?.properties?.[name] ?? {}
  return { ...schemas[$ref?.split('/').at(-1) ?? ''], ...own }
}

// A page would have to load the whole document for these numbers, so its forms have them, too.
it.each([
  ['UnitBasicBody', unitFields],
  ['PersonBasicBody', profileFields],
  ['CompanyBlock', blockFields.company],
  ['PersonBlock', blockFields.person],
])('the fields of %s take as many characters as the contract says', (body, fields) => {
  const stated = Object.entries<{ label: object; length?: readonly [number, number] }>(fields).flatMap(
    ([name, { length }]) => (length ? [[name, length] as const] : []),
  )
  const limits = stated.map(([name, length]) => {
    // What a pattern limits states no lengths.
    const { minLength = length[0], maxLength = length[1] } = propertyOf(body, name)
    return [name, [minLength, maxLength]]
  })
  expect(stated).toEqual(limits)
  expect(stated.length).toBeGreaterThan(5)
})
