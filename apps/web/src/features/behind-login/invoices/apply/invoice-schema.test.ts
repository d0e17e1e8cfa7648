import { i18n } from '@lingui/core'
import * as v from 'valibot'
import { beforeEach, expect, it } from 'vitest'
import { type InvoiceValues, invoiceSchema } from './invoice-schema.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }))

const company: InvoiceValues = {
  invoiceKind: 'E_SPECIAL',
  titleType: 'COMPANY',
  buyerName: ' 江川恒信工程造价咨询有限公司 ',
  buyerTaxNo: '91349901 ma2hx01k7f',
  buyerAddress: '江川省临江市云帆路88号',
  buyerTel: '（0591）83300188',
  buyerBankName: '江川银行临江分行',
  buyerBankAccount: '6901 1234 5678 0001',
  email: 'finance@hengxin.example',
  phone: '',
  remark: '',
}

const faultsOf = (values: InvoiceValues) => {
  const { issues } = v.safeParse(invoiceSchema(values), values)
  return Object.keys(issues ? (v.flatten(issues).nested ?? {}) : {})
}
const sentOf = (values: InvoiceValues) => v.parse(invoiceSchema(values), values)

it('sends a special invoice tidied', () => {
  expect(sentOf(company)).toMatchObject({
    buyerName: '江川恒信工程造价咨询有限公司',
    buyerTaxNo: '91349901MA2HX01K7F',
    buyerTel: '(0591)83300188',
    buyerBankAccount: '6901123456780001',
    phone: undefined,
    remark: undefined,
  })
})

const bare = { buyerAddress: '', buyerTel: '', buyerBankName: '', buyerBankAccount: '' }

it('wants all particulars for a special invoice, and none for a normal one', () => {
  expect(faultsOf({ ...company, ...bare })).toEqual(Object.keys(bare))
  expect(faultsOf({ ...company, ...bare, invoiceKind: 'E_NORMAL' })).toEqual([])
})

it('holds the particulars that a normal invoice has to their rules', () => {
  expect(faultsOf({ ...company, invoiceKind: 'E_NORMAL', buyerBankAccount: '12' })).toEqual([
    'buyerBankAccount',
  ])
})

it('sends no particulars with a receipt, and no tax number of a person, whatever stands there', () => {
  const receipt = sentOf({ ...company, invoiceKind: 'FISCAL_RECEIPT' })
  expect(Object.keys(bare).map((name) => receipt[name as keyof typeof bare])).toEqual(
    Array(4).fill(undefined),
  )
  const person = {
    ...company,
    titleType: 'PERSON' as const,
    invoiceKind: 'E_NORMAL' as const,
    buyerTaxNo: 'x',
  }
  expect(sentOf(person).buyerTaxNo).toBeUndefined()
})

it('wants a tax number of a company, with its check character', () => {
  expect(faultsOf({ ...company, buyerTaxNo: '' })).toEqual(['buyerTaxNo'])
  expect(faultsOf({ ...company, buyerTaxNo: '91349901MA2HX10K7F' })).toEqual(['buyerTaxNo'])
})
