/**
 * Keeps something on this device; a browser that has no room for more goes on without. One that blocks the site's data keeps it for
 * as long as the page is open (index.html).
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
