import type { MemberInvoice } from '@portal/api-contract'
import { keyOf } from '../titles/title.ts'
import type { particulars } from './invoice-schema.ts'

/** Whom an invoice was made out to before, and where it went. */
export type Title = Pick<
  MemberInvoice,
  'titleType' | 'buyerName' | 'buyerTaxNo' | 'phone' | (typeof particulars)[number]
> & { email: string | null }

/** What was refused may be wrong in its title. */
const isProven = ({ status }: Pick<MemberInvoice, 'status'>): boolean =>
  status !== 'REJECTED' && status !== 'FAILED'

/**
 * The titles of earlier invoices, each once, as the newest of its invoices has it; address, telephone, bank and account from the newest that
 * names them, since receipts do not.
 *
 * @param invoices newest first
 */
export function titlesOf(invoices: readonly (Title & Pick<MemberInvoice, 'status'>)[]): Title[] {
  const titles = new Map<string, Title>()
  for (const invoice of invoices.filter(isProven)) {
    const key = keyOf(invoice)
    const known = titles.get(key)
    const { titleType, buyerName, buyerTaxNo, email, phone } = known ?? invoice
    const title: Title = {
      ...{ titleType, buyerName, buyerTaxNo, email, phone },
      buyerAddress: known?.buyerAddress ?? invoice.buyerAddress,
      buyerTel: known?.buyerTel ?? invoice.buyerTel,
      buyerBankName: known?.buyerBankName ?? invoice.buyerBankName,
      buyerBankAccount: known?.buyerBankAccount ?? invoice.buyerBankAccount,
    }
    titles.set(key, title)
  }
  return [...titles.values()]
}
