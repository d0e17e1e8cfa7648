import type { ApplyMaterial } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { type ApplicationForm, formErrors, materialsLack, submitErrors } from './application-form.ts'

const empty: ApplicationForm = {
  applyType: 'PERSON',
  applyKind: 'JOIN',
  company: null,
  person: null,
  targetLevel: null,
  reason: null,
  materials: [],
  statement: false,
}

const handedIn = (...types: ApplyMaterial['type'][]): ApplyMaterial[] =>
  types.map((type) => ({ type, file: { id: 1, url: 'files/uploads/x.pdf', name: 'x.pdf', size: 1 } }))

const missing = (form: ApplicationForm, hasProfile = true) =>
  submitErrors(form, { hasProfile }).map(({ field }) => field)

describe('submitting', () => {
  it('names every field that a person who joins has left out', () => {
    expect(missing(empty)).toEqual([
      'person.name',
      'person.idNumber',
      'person.companyName',
      'person.certType',
      'person.certNo',
      'materials',
      'statement',
    ])
  })

  it('names what a unit has left out, and not what it has given', () => {
    const fields = missing({ ...empty, applyType: 'UNIT', company: { companyName: '江川某某公司' } })
    expect(fields).toContain('company.uscc')
    expect(fields).toContain('company.contactPhone')
    expect(fields).not.toContain('company.companyName')
  })

  it('requires the fields of each kind', () => {
    expect(missing({ ...empty, applyKind: 'CHANGE', statement: true })).toEqual(['person'])
    expect(missing({ ...empty, applyKind: 'QUIT', statement: true })).toEqual(['reason'])
    expect(missing({ ...empty, applyKind: 'UPGRADE', statement: true })).toEqual(['targetLevel', 'materials'])
    expect(missing({ ...empty, applyKind: 'RENEW', statement: true })).toEqual([])
  })

  it('asks for the whole of it when nothing is known of the member yet', () => {
    const change: ApplicationForm = {
      ...empty,
      applyKind: 'CHANGE',
      person: { title: '工程师' },
      statement: true,
    }
    expect(missing(change)).toEqual([])
    expect(missing(change, false)).toContain('person.idNumber')
  })
})

describe('a form, also as a draft', () => {
  const fieldsOf = (form: Partial<ApplicationForm>) =>
    formErrors({ ...empty, ...form }).map(({ field }) => field)

  it('has numbers whose check characters are right', () => {
    expect(fieldsOf({ person: { idNumber: '349906196803128297' } })).toEqual(['person.idNumber'])
    expect(fieldsOf({ person: { idNumber: '349906196803128296' } })).toEqual([])
    expect(fieldsOf({ applyType: 'UNIT', company: { uscc: '91350100M000100Y44' } })).toEqual(['company.uscc'])
    expect(fieldsOf({ applyType: 'UNIT', company: { uscc: '91350100M000100Y43' } })).toEqual([])
  })

  it('has an address that a browser can open', () => {
    const company = { website: 'https://[' }
    expect(fieldsOf({ applyType: 'UNIT', company })).toEqual(['company.website'])
  })

  it('has dates that go together', () => {
    const person = { idNumber: '349906196803128296', birthDate: '1968-03-13' }
    expect(fieldsOf({ person })).toEqual(['person.birthDate'])
    const certificate = { certIssueDate: '2024-05-01', certValidTo: '2024-04-30' }
    expect(fieldsOf({ person: certificate })).toEqual(['person.certValidTo'])
  })

  it('has no fields of another kind of applicant or application', () => {
    expect(fieldsOf({ company: {} })).toEqual(['company'])
    expect(fieldsOf({ applyType: 'UNIT', person: {} })).toEqual(['person'])
    expect(fieldsOf({ applyKind: 'CHANGE', targetLevel: '理事' })).toEqual(['targetLevel'])
  })
})

describe('the materials', () => {
  const lackOf = (form: Partial<ApplicationForm>) => materialsLack({ ...empty, ...form })

  it('are found lacking by name', () => {
    expect(lackOf({ materials: handedIn('注册证') })).toBe('缺少材料：身份证，请补正后重新提交。')
    expect(lackOf({ applyType: 'UNIT', materials: handedIn('身份证') })).toBe(
      '缺少材料：营业执照、盖章申请表；材料类型不符：身份证，请补正后重新提交。',
    )
  })

  it('pass when they are complete, others beside them', () => {
    expect(lackOf({ materials: handedIn('身份证', '注册证', '其他') })).toBeNull()
    expect(lackOf({ applyKind: 'QUIT' })).toBeNull()
  })
})
