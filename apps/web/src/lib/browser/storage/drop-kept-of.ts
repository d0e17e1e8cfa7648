import { dropKeys } from './drop-keys.ts'
import { dropReportsOf } from './unsent-reports.ts'

/** Whether a key is that of something of an account: `kind:account`, or with more after it, `kind:@account:more`. */
function isKeyOf(key: string, account: string): boolean {
  const [, owner] = key.split(':')
  const encoded = encodeURIComponent(account)
  return owner === `@${encoded}` || key.slice(key.indexOf(':') + 1) === encoded
}

/**
 * Forgets all that this device keeps for an account, since the account is gone: drafts and receipts, notes of
 * lessons, unsent reports of the player, reminders, filters of lists, columns of tables, tabs. What visitors have left here
 * stays, and so does what the device has of its own.
 */
export async function dropKeptOf(account: string): Promise<void> {
  for (const place of ['localStorage', 'sessionStorage'] as const)
    dropKeys(place, (key) => isKeyOf(key, account))
  await dropReportsOf(account)
}
