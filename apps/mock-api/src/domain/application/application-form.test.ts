import type { ApplyMaterial, PersonBlock } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import {
  type ApplicationForm,
  foreignMaterials,
  formErrors,
  type KnownBlock,
  submitErrors,
} from './application-form.ts'

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

const missing = (form: ApplicationForm, known: KnownBlock = {}) =>
  submitErrors(form, known).map(({ field, params }) =>
    params?.materialType ? `${field} ${params.materialType}` : field,
  )

/** What is missed where a person who is known changes or renews, stating this. */
const stating = (applyKind: 'CHANGE' | 'RENEW', person: PersonBlock, known?: KnownBlock | null) =>
  missing({ ...empty, applyKind, person, statement: true }, known)

describe('submitting', () => {
  it('names every field that a person who joins has left out', () => {
    expect(missing(empty)).toEqual([
      'person.name',
      'person.idNumber',
      'person.companyName',
      'person.certType',
      'person.certNo',
      'materials 身份证',
      'materials 注册证',
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
    expect(missing({ ...empty, applyKind: 'QUIT', statement: true })).toEqual([
      'reason',
      'materials 盖章申请表',
    ])
    expect(missing({ ...empty, applyKind: 'UPGRADE', statement: true })).toEqual([
      'targetLevel',
      'materials 盖章申请表',
    ])
    expect(missing({ ...empty, applyKind: 'RENEW', statement: true })).toEqual([])
  })

  it('takes no change that changes nothing', () => {
    const person = { position: '主任' }
    expect(stating('CHANGE', person, person)).toEqual(['person'])
    expect(stating('CHANGE', {}, person)).toEqual(['person'])
    expect(stating('CHANGE', person, { position: '副主任' })).toEqual([])
  })

  it('changes nothing of what stands on the certificate where no proof of it is asked for', () => {
    const known = { name: '苏婉清', idNumber: '349901199003077319', position: null } as unknown as KnownBlock
    const person = { name: '苏婉青', idNumber: '349901199003077319', position: '主任' }
    const errorsOf = (applyKind: 'UPGRADE' | 'QUIT' | 'CHANGE' | 'RENEW', before = known) =>
      submitErrors({ ...empty, applyKind, person, statement: true }, before)
        .filter(({ message }) => message === 'Fixed')
        .map(({ field }) => field)
    expect(errorsOf('UPGRADE')).toEqual(['person.name'])
    expect(errorsOf('QUIT')).toEqual(['person.name'])
    // Of whom nothing is known yet, nothing is changed.
    expect(errorsOf('UPGRADE', null)).toEqual([])
    for (const kind of ['CHANGE', 'RENEW'] as const) expect(errorsOf(kind)).toEqual([])
    const company = { companyName: '江川甲乙咨询公司', legalPerson: '卢小芸' }
    const unit = { ...empty, applyType: 'UNIT', applyKind: 'UPGRADE', company } as const
    const fixed = submitErrors(unit, { companyName: '江川甲丙咨询公司', legalPerson: '孟铭川' })
    expect(fixed.filter(({ message }) => message === 'Fixed').map(({ field }) => field)).toEqual([
      'company.companyName',
      'company.legalPerson',
    ])
  })

  it('asks for the whole of it when nothing is known of the member yet', () => {
    const person = { position: '造价部经理' }
    expect(stating('CHANGE', person)).toEqual([])
    expect(stating('CHANGE', person, null)).toContain('person.idNumber')
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
  it('are missed one by one, those that are there not among them', () => {
    const join: ApplicationForm = { ...empty, materials: handedIn('注册证', '其他') }
    expect(missing(join).filter((field) => field.startsWith('materials'))).toEqual(['materials 身份证'])
  })

  it('prove what a change or a renewal states otherwise than it is known', () => {
    const known = { name: '苏婉清', certNo: '1', title: '工程师' }
    for (const kind of ['CHANGE', 'RENEW'] as const) {
      expect(stating(kind, known, known)).toEqual(kind === 'CHANGE' ? ['person'] : [])
      expect(stating(kind, { ...known, name: '苏婉' }, known)).toEqual(['materials 身份证'])
      expect(stating(kind, { certNo: '2', title: '高级工程师' }, known)).toEqual([
        'materials 注册证',
        'materials 其他',
      ])
      expect(stating(kind, { email: 'su@mail.example' }, known)).toEqual([])
    }
  })

  it('are wrong when another kind is among them than was asked for', () => {
    const form: ApplicationForm = { ...empty, materials: handedIn('身份证', '注册证', '其他') }
    expect(foreignMaterials(form)).toBeNull()
    const unit = foreignMaterials({ ...form, applyType: 'UNIT' })
    expect(unit).toBe('材料类型不符：身份证，请补正后重新提交。')
  })
})
