/** Whether a key is that of something of an account: `kind:account`, or with more after it, `kind:@account:more`. */
function isKeyOf(key: string, account: string): boolean {
  const [, owner] = key.split(':')
  const encoded = encodeURIComponent(account)
  return owner === `@${encoded}` || key.slice(key.indexOf(':') + 1) === encoded
}

function drop(storage: Storage, isDropped: (key: string) => boolean): void {
  for (const key of Object.keys(storage).filter(isDropped)) storage.removeItem(key)
}

/**
 * Forgets all that this device keeps for an account, since the account is gone: drafts and receipts, notes of lessons, reminders,
 * filters of lists, columns of tables, tabs. What visitors have left here stays, and so does what the device has of its own.
 */
export function dropKeptOf(account: string): void {
  try {
    for (const storage of [localStorage, sessionStorage]) drop(storage, (key) => isKeyOf(key, account))
  } catch {
    // Storage is shut off, so there is nothing to remove.
  }
}
