import type { ApplicationReceipt } from '@portal/api-contract'
import * as v from 'valibot'
import { receiptPrefix } from './drop-receipts.ts'

const shape = v.object({
  applyNo: v.string(),
  status: v.picklist(['SUBMITTED', 'APPROVED', 'RETURNED', 'REJECTED']),
  submittedDate: v.string(),
})

/** The receipt of what was sent in this visit, so that a reload does not lose the number; undefined when there is none. */
export function readReceipt(name: string): ApplicationReceipt | undefined {
  try {
    const result = v.safeParse(shape, JSON.parse(sessionStorage.getItem(receiptPrefix + name) ?? 'null'))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

export function keepReceipt(name: string, receipt: ApplicationReceipt): void {
  try {
    sessionStorage.setItem(receiptPrefix + name, JSON.stringify(receipt))
  } catch {
    // Storage is shut off: the number is shown until the page is left.
  }
}

export function dropReceipt(name: string): void {
  try {
    sessionStorage.removeItem(receiptPrefix + name)
  } catch {
    // Storage is shut off, so there is nothing to remove.
  }
}
