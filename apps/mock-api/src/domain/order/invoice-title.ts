import type { FieldError, InvoiceTitleInput } from '@portal/api-contract'
import { bodyError } from '../field-error.ts'
import { taxRefusal } from './invoice.ts'

/** What a title lacks that no schema says: a company has a tax number, and one of eighteen places has its check character. */
export function titleErrors({ titleType, buyerTaxNo = null }: InvoiceTitleInput): FieldError[] {
  if (titleType === 'COMPANY' && buyerTaxNo === null)
    return [bodyError('buyerTaxNo', 'NotNull', 'is required for COMPANY')]
  return taxRefusal(buyerTaxNo) === null
    ? []
    : [bodyError('buyerTaxNo', 'Check', 'has a wrong check character')]
}
