import { msg } from '@lingui/core/macro'
import type { InvoiceApplication, InvoiceKind, MemberInvoice } from '@portal/api-contract'
import type { UseFormReturn } from 'react-hook-form'
import * as v from 'valibot'
import { emailRule, optional, phoneRule, required, say, text } from '../../../../lib/forms/fields/rules.ts'
import { taxNumberError, tidyTaxNumber } from '../../../../lib/forms/fields/tax-number.ts'
import { cleanAccount, cleanPhone } from '../card/clean.ts'

/** What the form of an invoice holds; what a kind does not have is kept, and not sent. */
export interface InvoiceValues {
  invoiceKind: InvoiceKind
  titleType: InvoiceApplication['titleType']
  buyerName: string
  buyerTaxNo: string
  buyerAddress: string
  buyerTel: string
  buyerBankName: string
  buyerBankAccount: string
  email: string
  phone: string
  remark: string
}

/** The buyer's particulars that a VAT invoice to a company names: a special one must, a normal one may. */
export const particulars = ['buyerAddress', 'buyerTel', 'buyerBankName', 'buyerBankAccount'] as const

/** Which fields a kind of invoice and of buyer has. */
export function shownOf({ invoiceKind, titleType }: Pick<InvoiceValues, 'invoiceKind' | 'titleType'>) {
  const isCompany = titleType === 'COMPANY'
  return {
    taxNo: isCompany,
    particulars: isCompany && invoiceKind !== 'FISCAL_RECEIPT',
    particularsNeeded: isCompany && invoiceKind === 'E_SPECIAL',
  }
}

const taxNumberRule = v.pipe(
  required(msg`请填写税号。`),
  v.rawCheck(({ dataset, addIssue }) => {
    const error = dataset.typed && taxNumberError(dataset.value)
    if (error) addIssue({ message: say(error)() })
  }),
  v.transform(tidyTaxNumber),
)

const telForm = msg`电话为 7 至 20 位数字，可以带区号和分机号。`
const accountForm = msg`银行账号为 8 至 30 位数字。`

/** A rule that holds where something is written, and everywhere where it must be. */
const where = (isNeeded: boolean, rule: v.GenericSchema<string, string>) =>
  isNeeded
    ? rule
    : v.union([
        v.pipe(
          v.literal(''),
          v.transform(() => undefined),
        ),
        rule,
      ])

const particularRules = {
  buyerAddress: text(4, 100, msg`请填写注册地址，至少 4 个字。`),
  buyerTel: v.pipe(
    required(msg`请填写注册电话。`),
    v.transform(cleanPhone),
    v.regex(/^[0-9()+\- ]{7,20}$/, say(telForm)),
  ),
  buyerBankName: text(4, 100, msg`请填写开户行全称，至少 4 个字。`),
  buyerBankAccount: v.pipe(
    required(msg`请填写银行账号。`),
    v.transform(cleanAccount),
    v.regex(/^\d{8,30}$/, say(accountForm)),
  ),
}

const left = v.pipe(
  v.string(),
  v.transform(() => undefined),
)

/** The form's rules for a kind of invoice and of buyer; what the kind does not have is left out of what is sent. */
export function invoiceSchema(values: Pick<InvoiceValues, 'invoiceKind' | 'titleType'>) {
  const shown = shownOf(values)
  const particular = (name: (typeof particulars)[number]) =>
    shown.particulars ? where(shown.particularsNeeded, particularRules[name]) : left
  return v.object({
    invoiceKind: v.picklist(['FISCAL_RECEIPT', 'E_NORMAL', 'E_SPECIAL']),
    titleType: v.picklist(['PERSON', 'COMPANY']),
    buyerName: text(2, 100, msg`请填写发票抬头，至少 2 个字。`),
    buyerTaxNo: shown.taxNo ? taxNumberRule : left,
    buyerAddress: particular('buyerAddress'),
    buyerTel: particular('buyerTel'),
    buyerBankName: particular('buyerBankName'),
    buyerBankAccount: particular('buyerBankAccount'),
    email: emailRule,
    phone: where(false, phoneRule),
    remark: optional(200),
  })
}

/** What is sent of the form, without the orders. */
export type InvoiceSent = v.InferOutput<ReturnType<typeof invoiceSchema>>

/** The form that asks for an invoice, or mends one. */
export type InvoiceForm = UseFormReturn<InvoiceValues, unknown, InvoiceSent>

type Known = {
  [Name in Exclude<keyof InvoiceValues, 'invoiceKind' | 'titleType'>]?: MemberInvoice[Name] | null
} & Pick<InvoiceValues, 'invoiceKind' | 'titleType'>

/** The form as it begins, from what is known of the buyer. */
export const invoiceValues = (known: Known): InvoiceValues => ({
  invoiceKind: known.invoiceKind,
  titleType: known.titleType,
  buyerName: known.buyerName ?? '',
  buyerTaxNo: known.buyerTaxNo ?? '',
  buyerAddress: known.buyerAddress ?? '',
  buyerTel: known.buyerTel ?? '',
  buyerBankName: known.buyerBankName ?? '',
  buyerBankAccount: known.buyerBankAccount ?? '',
  email: known.email ?? '',
  phone: known.phone ?? '',
  remark: known.remark ?? '',
})
