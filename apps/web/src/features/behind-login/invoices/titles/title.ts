import type { InvoiceTitle, InvoiceTitleInput } from '@portal/api-contract'
import { tidyTaxNumber } from '../../../../lib/forms/fields/tax-number.ts'
import { type InvoiceSent, type InvoiceValues, particulars, shownOf } from '../apply/invoice-schema.ts'

type Named = Pick<InvoiceTitleInput, 'titleType' | 'buyerName' | 'buyerTaxNo'>

/** What makes a title another one: its type, name and tax number. */
export const keyOf = ({ titleType, buyerName, buyerTaxNo }: Named): string =>
  [titleType, buyerName, buyerTaxNo ?? ''].join('\n')

/** What a title says, without what the book says of it. */
export const contentOf = (title: InvoiceTitleInput) => ({
  titleType: title.titleType,
  buyerName: title.buyerName,
  buyerTaxNo: title.buyerTaxNo ?? null,
  buyerAddress: title.buyerAddress ?? null,
  buyerTel: title.buyerTel ?? null,
  buyerBankName: title.buyerBankName ?? null,
  buyerBankAccount: title.buyerBankAccount ?? null,
  email: title.email || null,
  phone: title.phone ?? null,
})

/** The title of the book that a form names. */
export function titleOfForm(
  titles: readonly InvoiceTitle[],
  { titleType, buyerName, buyerTaxNo }: InvoiceValues,
): InvoiceTitle | undefined {
  const number = titleType === 'COMPANY' ? tidyTaxNumber(buyerTaxNo) : null
  const key = keyOf({ titleType, buyerName: buyerName.trim(), buyerTaxNo: number })
  return titles.find((title) => keyOf(title) === key)
}

/** The fields of a title that a form shows besides name and number. */
const shownFields = (values: Pick<InvoiceValues, 'invoiceKind' | 'titleType'>) =>
  [...(shownOf(values).particulars ? particulars : []), 'email', 'phone'] as const

/** Whether a form says something else of a title than the book; what the form does not show is not compared. */
export const isChanged = (title: InvoiceTitle, values: InvoiceValues): boolean =>
  shownFields(values).some((field) => (title[field] ?? '') !== values[field].trim())

/**
 * What is kept of an application that was sent: a new title, or the changed one of the book. A receipt names no address and no bank;
 * what the book knows of them stays.
 */
export function titleToKeep(sent: InvoiceSent, known: InvoiceTitle | undefined): InvoiceTitleInput {
  const { invoiceKind: _kind, remark: _remark, ...title } = sent
  const kept = shownOf(sent).particulars || !known ? {} : pickParticulars(known)
  return { ...contentOf({ ...title, ...kept }), ...(known && { id: known.id, isDefault: known.isDefault }) }
}

const pickParticulars = ({ buyerAddress, buyerTel, buyerBankName, buyerBankAccount }: InvoiceTitle) => ({
  buyerAddress,
  buyerTel,
  buyerBankName,
  buyerBankAccount,
})
