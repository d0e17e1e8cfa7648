import { describe, expect, it } from 'vitest'
import { submitErrors } from './application-form.ts'
import { allRequirements, requirementOf } from './requirements.ts'

const needOf = (fields: { field: string; need: string }[], name: string) =>
  fields.find(({ field }) => field === name)?.need

describe('requirements', () => {
  it('stand once for each kind of applicant and application', () => {
    const kinds = allRequirements().map(({ applyType, applyKind }) => `${applyType} ${applyKind}`)
    expect(new Set(kinds).size).toBe(10)
    expect(kinds[0]).toBe('UNIT JOIN')
  })

  it('name what an empty application of the kind is refused for, and nothing else', () => {
    for (const { applyType, applyKind, fields } of allRequirements()) {
      const empty = {
        company: null,
        person: null,
        targetLevel: null,
        reason: null,
        materials: [],
        statement: false,
      }
      const refused = submitErrors({ applyType, applyKind, ...empty }, { hasProfile: true })
      const asked = fields.filter(({ need }) => need === 'ALWAYS')
      expect(refused.map(({ field }) => field)).toEqual(asked.map(({ field }) => field))
    }
  })

  it('ask for particulars always of who joins, and of others only while they are unknown', () => {
    expect(needOf(requirementOf('PERSON', 'JOIN').fields, 'person.idNumber')).toBe('ALWAYS')
    expect(needOf(requirementOf('PERSON', 'RENEW').fields, 'person.idNumber')).toBe('UNLESS_KNOWN')
    expect(needOf(requirementOf('UNIT', 'JOIN').fields, 'company.website')).toBe('NEVER')
    expect(needOf(requirementOf('UNIT', 'JOIN').fields, 'targetLevel')).toBeUndefined()
  })

  it('say which of the kinds of material that somebody has must be handed in', () => {
    const { materials } = requirementOf('PERSON', 'UPGRADE')
    expect(materials.filter(({ isRequired }) => isRequired)).toEqual([{ type: '注册证', isRequired: true }])
    expect(materials.map(({ type }) => type)).toContain('其他')
  })
})
