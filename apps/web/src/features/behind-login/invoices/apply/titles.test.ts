import { expect, it } from 'vitest'
import { titlesOf } from './titles.ts'

const receipt = {
  status: 'ISSUED' as const,
  titleType: 'COMPANY' as const,
  buyerName: '江川恒信工程造价咨询有限公司',
  buyerTaxNo: '91349901MA2HX01K7F',
  buyerAddress: null,
  buyerTel: null,
  buyerBankName: null,
  buyerBankAccount: null,
  email: 'new@hengxin.example',
  phone: null,
}
const special = {
  ...receipt,
  buyerAddress: '江川省临江市云帆路88号',
  buyerTel: '0591-83300188',
  buyerBankName: '江川银行临江分行',
  buyerBankAccount: '6901123456780001',
  email: 'old@hengxin.example',
}
const person = { ...receipt, titleType: 'PERSON' as const, buyerName: '林知远', buyerTaxNo: null }

it('has each title once, the last used first, with what its earlier invoices know', () => {
  const { status: _receipt, ...title } = { ...special, email: receipt.email }
  const { status: _person, ...own } = person
  expect(titlesOf([receipt, person, special, receipt])).toEqual([title, own])
})

it('keeps titles apart that differ in their tax number', () => {
  expect(titlesOf([receipt, { ...receipt, buyerTaxNo: '349901123456789' }])).toHaveLength(2)
})

it('takes nothing from what was refused', () => {
  expect(
    titlesOf([
      { ...receipt, status: 'FAILED' },
      { ...person, status: 'REJECTED' },
    ]),
  ).toEqual([])
})
