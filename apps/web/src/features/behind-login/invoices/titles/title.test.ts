import type { InvoiceTitle } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { invoiceValues } from '../apply/invoice-schema.ts'
import { isChanged, titleOfForm, titleToKeep } from './title.ts'

const title: InvoiceTitle = {
  id: 7,
  titleType: 'COMPANY',
  buyerName: '江川恒信工程造价咨询有限公司',
  buyerTaxNo: '91349901MA2HX01K7F',
  buyerAddress: '江川省临江市云帆路88号',
  buyerTel: '0591-83300188',
  buyerBankName: '江川银行临江分行',
  buyerBankAccount: '6901123456780001',
  email: 'finance@hengxin.example',
  phone: null,
  isDefault: true,
  createdDate: '2026-03-12T01:50:00.000Z',
  lastModifiedDate: '2026-03-12T01:50:00.000Z',
  isDeleted: 0,
  orderNum: 7,
}
const receipt = invoiceValues({ ...title, invoiceKind: 'FISCAL_RECEIPT' })
const special = invoiceValues({ ...title, invoiceKind: 'E_SPECIAL' })

it('is found by what a form says of it, as it is typed', () => {
  const typed = { ...receipt, buyerName: ` ${title.buyerName} `, buyerTaxNo: '91349901 ma2hx01k7f' }
  expect(titleOfForm([title], typed)).toBe(title)
  expect(titleOfForm([title], { ...typed, buyerTaxNo: '' })).toBeUndefined()
  expect(titleOfForm([title], { ...typed, titleType: 'PERSON' })).toBeUndefined()
})

it('is changed by what the form shows alone', () => {
  expect(isChanged(title, special)).toBe(false)
  expect(isChanged(title, { ...special, buyerTel: '0591-1' })).toBe(true)
  expect(isChanged(title, { ...receipt, buyerTel: '0591-1' })).toBe(false)
  expect(isChanged(title, { ...receipt, email: 'new@hengxin.example' })).toBe(true)
})

it('keeps the bank and the address that a receipt does not name', () => {
  const { titleType, buyerName } = title
  const sent = {
    invoiceKind: 'FISCAL_RECEIPT' as const,
    ...{ titleType, buyerName, buyerTaxNo: title.buyerTaxNo ?? undefined },
    ...{
      buyerAddress: undefined,
      buyerTel: undefined,
      buyerBankName: undefined,
      buyerBankAccount: undefined,
    },
    ...{ email: 'new@hengxin.example', phone: undefined, remark: '会费' },
  }
  expect(titleToKeep(sent, title)).toEqual({
    ...{ id: 7, isDefault: true, titleType, buyerName, buyerTaxNo: title.buyerTaxNo },
    ...{ buyerAddress: title.buyerAddress, buyerTel: title.buyerTel },
    ...{ buyerBankName: title.buyerBankName, buyerBankAccount: title.buyerBankAccount },
    ...{ email: 'new@hengxin.example', phone: null },
  })
  expect(titleToKeep(sent, undefined)).not.toHaveProperty('id')
  expect(titleToKeep(sent, undefined).buyerBankName).toBeNull()
})
