import { dropKeys } from '../../browser/storage/drop-keys.ts'
import { type DraftOwner, ownName } from '../draft/draft-store.ts'

/** What the keys of receipts in this tab begin with. */
export const receiptPrefix = 'receipt:'

/** Removes every receipt of an account from this tab; those of visitors stay. */
export function dropReceiptsOf(owner: DraftOwner | undefined): void {
  if (owner == null) return
  dropKeys('sessionStorage', (key) => key.startsWith(receiptPrefix + ownName(owner, '')))
}
