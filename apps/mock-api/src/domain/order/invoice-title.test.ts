import { expect, it } from 'vitest'
import { taxNoOf, titleErrors } from './invoice-title.ts'

const company = { titleType: 'COMPANY', buyerName: '甲公司' } as const
const fieldsOf = (errors: ReturnType<typeof titleErrors>) => errors.map(({ field }) => field)

it('of a company has a tax number with its check character', () => {
  expect(fieldsOf(titleErrors(company))).toEqual(['buyerTaxNo'])
  expect(fieldsOf(titleErrors({ ...company, buyerTaxNo: '91350100M000100Y44' }))).toEqual(['buyerTaxNo'])
  expect(titleErrors({ ...company, buyerTaxNo: '91350100M000100Y43' })).toEqual([])
})

it('takes an older tax number, which has no check character', () => {
  expect(titleErrors({ ...company, buyerTaxNo: '350100123456789' })).toEqual([])
})

it('of a person needs a name alone', () => {
  expect(titleErrors({ titleType: 'PERSON', buyerName: '苏婉清' })).toEqual([])
  expect(titleErrors({ titleType: 'PERSON', buyerName: '苏婉清', buyerTaxNo: '91350100M000100Y44' })).toEqual(
    [],
  )
})

it('keeps the tax number of a company alone', () => {
  const buyerTaxNo = '91350100M000100Y43'
  expect(taxNoOf({ titleType: 'COMPANY', buyerTaxNo })).toBe(buyerTaxNo)
  expect(taxNoOf({ titleType: 'COMPANY' })).toBeNull()
  expect(taxNoOf({ titleType: 'PERSON', buyerTaxNo })).toBeNull()
})
