import type { PersonBasicBody, UnitBasicBody } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { meantIdNumber, personFaults, unitFaults } from './profile.ts'

const today = '2026-11-21'
const idNumber = '349902199107254529'
const person: PersonBasicBody = {
  ownerType: 'PERSON',
  idNumber,
  companyName: '云洲铭测工程管理有限公司',
  certType: '造价员',
  certNo: '0349902',
}
const fieldsOf = (change: Partial<PersonBasicBody>) =>
  personFaults({ ...person, ...change }, change.idNumber ?? idNumber, today).map(({ field }) => field)

describe('a person’s profile', () => {
  it.each<[string, Partial<PersonBasicBody>, string[]]>([
    ['a birth date that agrees', { birthDate: '1991-07-25' }, []],
    ['another birth date', { birthDate: '1991-07-26' }, ['birthDate']],
    ['a mistyped number', { idNumber: '349902199107254528' }, ['idNumber']],
    ['a day that no calendar has', { idNumber: '349902199102304523' }, ['idNumber']],
    ['a mask', { idNumber: '349902********4529' }, ['idNumber']],
    ['work that begins today', { workStartDate: today }, []],
    ['work that begins tomorrow', { workStartDate: '2026-11-22' }, ['workStartDate']],
    ['a certificate of a day', { certIssueDate: '2020-06-18', certValidTo: '2020-06-18' }, []],
    [
      'a certificate that ends first',
      { certIssueDate: '2020-06-18', certValidTo: '2020-06-17' },
      ['certValidTo'],
    ],
    ['a certificate without a beginning', { certValidTo: '2020-06-17' }, []],
  ])('with %s', (_case, change, fields) => {
    expect(fieldsOf(change)).toEqual(fields)
  })
})

it('a unit is not founded tomorrow', () => {
  const unit = { ownerType: 'UNIT', establishDate: '2026-11-22' } as UnitBasicBody
  expect(unitFaults(unit, today)).toMatchObject([{ field: 'establishDate' }])
  expect(unitFaults({ ...unit, establishDate: today }, today)).toEqual([])
  const website = 'https://a.example:99999'
  expect(unitFaults({ ...unit, establishDate: today, website }, today)).toMatchObject([{ field: 'website' }])
})

describe('an identity number that is sent back masked', () => {
  it('means the one that is known, and nothing where none is', () => {
    expect(meantIdNumber('349902********4529', idNumber)).toBe(idNumber)
    expect(meantIdNumber('349902********4520', idNumber)).toBe('349902********4520')
    expect(meantIdNumber('349902********4529', null)).toBe('349902********4529')
  })
})
