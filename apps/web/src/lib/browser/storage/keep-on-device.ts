/**
 * Keeps something on this device; a browser that has no room for more goes on without. One that blocks the site's data keeps it for
 * as long as the page is open (index.html).
 *
 * What belongs to an account has it in its key, `kind:account` or `kind:@account:more`, so that it goes with the account
 * (drop-kept-of.ts).
 *
 * @returns whether the device took it
 */
export function keepOnDevice(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}
