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
      const refused = submitErrors({ applyType, applyKind, ...empty }, {})
      const asked = fields.filter(({ need }) => need === 'ALWAYS')
      expect([...new Set(refused.map(({ field }) => field))]).toEqual(asked.map(({ field }) => field))
    }
  })

  it('ask for particulars always of who joins, and of others only while they are unknown', () => {
    expect(needOf(requirementOf('PERSON', 'JOIN').fields, 'person.idNumber')).toBe('ALWAYS')
    expect(needOf(requirementOf('PERSON', 'RENEW').fields, 'person.idNumber')).toBe('UNLESS_KNOWN')
    expect(needOf(requirementOf('UNIT', 'JOIN').fields, 'company.website')).toBe('NEVER')
    expect(needOf(requirementOf('UNIT', 'JOIN').fields, 'targetLevel')).toBeUndefined()
  })

  it.each([
    ['UNIT', 'JOIN', ['营业执照', '盖章申请表', '注册证']],
    ['PERSON', 'JOIN', ['身份证', '注册证']],
    ['UNIT', 'RENEW', []],
    ['PERSON', 'RENEW', []],
    ['UNIT', 'CHANGE', []],
    ['PERSON', 'CHANGE', []],
    ['UNIT', 'UPGRADE', ['盖章申请表']],
    ['PERSON', 'UPGRADE', ['盖章申请表']],
    ['UNIT', 'QUIT', ['盖章申请表']],
    ['PERSON', 'QUIT', ['盖章申请表']],
  ] as const)('of a %s to %s are the materials %j', (applyType, applyKind, types) => {
    const { materials, feesSettled } = requirementOf(applyType, applyKind)
    expect(materials.filter(({ isRequired }) => isRequired).map(({ type }) => type)).toEqual(types)
    expect(materials.map(({ type }) => type)).toContain('其他')
    expect(feesSettled).toBe(applyKind === 'QUIT')
    const isProven = applyKind === 'CHANGE' || applyKind === 'RENEW'
    expect(materials.some(({ ifChanged }) => ifChanged.length > 0)).toBe(isProven)
  })

  it('name particulars that there are as proven by a material', () => {
    for (const { fields, materials } of allRequirements())
      for (const field of materials.flatMap(({ ifChanged }) => ifChanged))
        expect(fields.map((one) => one.field)).toContain(field)
  })
})
