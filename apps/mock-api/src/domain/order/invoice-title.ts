import type { FieldError, InvoiceTitleInput } from '@portal/api-contract'
import { bodyError } from '../field-error.ts'
import { taxRefusal } from './invoice.ts'

/** The tax number of a buyer: a person has none, whatever was sent. */
export const taxNoOf = ({
  titleType,
  buyerTaxNo = null,
}: Pick<InvoiceTitleInput, 'titleType' | 'buyerTaxNo'>) => (titleType === 'COMPANY' ? buyerTaxNo : null)

/** What a title lacks that no schema says: a company has a tax number, and one of eighteen places has its check character. */
export function titleErrors(title: InvoiceTitleInput): FieldError[] {
  const buyerTaxNo = taxNoOf(title)
  if (title.titleType === 'COMPANY' && buyerTaxNo === null)
    return [bodyError('buyerTaxNo', 'NotNull', 'is required for COMPANY')]
  return taxRefusal(buyerTaxNo) === null
    ? []
    : [bodyError('buyerTaxNo', 'Check', 'has a wrong check character')]
}
