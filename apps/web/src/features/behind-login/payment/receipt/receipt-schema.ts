import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { InvoiceDraft } from '@portal/api-contract'
import * as v from 'valibot'
import { taxNumberError, tidyTaxNumber } from '../../../../lib/forms/fields/tax-number.ts'

/** What is typed to have a receipt. */
export interface ReceiptForm {
  buyerName: string
  buyerTaxNo: string
  email: string
}

export type ReceiptErrors = Partial<Record<keyof ReceiptForm, string>>

const name = msg`请填写票据抬头，至少 2 个字。`
const noTaxNo = msg`请填写税号。`
const email = msg`请填写接收票据的邮箱，格式为 name@example.com。`

const shape = (titleType: InvoiceDraft['titleType']) =>
  v.object({
    buyerName: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(2, () => i18n._(name)),
      v.maxLength(100, () => i18n._(name)),
    ),
    buyerTaxNo: v.pipe(
      v.string(),
      v.transform(tidyTaxNumber),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed || titleType === 'PERSON') return
        const error = dataset.value === '' ? noTaxNo : taxNumberError(dataset.value)
        if (error) addIssue({ message: i18n._(error) })
      }),
    ),
    email: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(100, () => i18n._(email)),
      v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, () => i18n._(email)),
    ),
  })

/** What is wrong with each field, in words; undefined when nothing is. */
export function receiptErrors(
  form: ReceiptForm,
  titleType: InvoiceDraft['titleType'],
): ReceiptErrors | undefined {
  const { success, issues } = v.safeParse(shape(titleType), form)
  if (success) return undefined
  const { nested = {} } = v.flatten<ReturnType<typeof shape>>(issues)
  return Object.fromEntries(Object.entries(nested).map(([field, messages]) => [field, messages?.[0]]))
}
