import { describe, expect, it } from 'vitest'
import { document } from '../src/document.ts'

const { schemas } = document.components

/** The properties that a body takes as they were read. */
const ignoredBy = ({ properties }: { properties: object }): string[] =>
  Object.entries(properties as Record<string, { readOnly?: boolean }>)
    .filter(([, { readOnly }]) => readOnly)
    .map(([name]) => name)

describe('the body of a PUT', () => {
  it('takes what only the answer has', () => {
    expect(ignoredBy(schemas.UnitBasicUpdate)).toContain('creditRating')
    expect(ignoredBy(schemas.MemberApplyUpdate)).toContain('createdDate')
    expect(ignoredBy(schemas.PersonBasicUpdate)).not.toContain('name')
  })

  it('says of each property what the answer says of it', () => {
    const { creditYear } = schemas.UnitBasicUpdate.properties
    const asRead = 'As it is read; a PUT does not change it.'
    expect(creditYear.description).toBe(`${schemas.UnitBasic.properties.creditYear.description} ${asRead}`)
    const { source } = schemas.DeskNewsUpdate.properties
    expect(source.description).toBe(schemas.DeskNewsSummary.properties.source.description)
    const { hasSignUps } = schemas.DeskActivityUpdate.properties
    expect(hasSignUps.description).toBe(
      `${schemas.DeskActivitySummary.properties.hasSignUps.description} ${asRead}`,
    )
  })

  it('is of its own where a POST takes another', () => {
    expect(ignoredBy(schemas.UnitBasicBody)).toEqual([])
    expect(ignoredBy(schemas.InvoiceApplication)).toEqual([])
    expect(schemas.MemberBasicUpdate.discriminator.mapping.UNIT).toBe('#/components/schemas/UnitBasicUpdate')
  })
})
