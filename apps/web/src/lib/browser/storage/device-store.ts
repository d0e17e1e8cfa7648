/** What the browser would not keep: it lasts as long as the page. */
const unkept = new Map<string, string>()

/**
 * What this device keeps for the website. A browser that blocks a site's data, or has no room for more, keeps it for as long as
 * the page is open, so that one can read and log in there, too.
 */
export const deviceStore = {
  get(key: string): string | null {
    try {
      return unkept.get(key) ?? localStorage.getItem(key)
    } catch {
      return null
    }
  },

  /** @returns whether it outlasts the page */
  set(key: string, value: string): boolean {
    try {
      localStorage.setItem(key, value)
      unkept.delete(key)
      return true
    } catch {
      unkept.set(key, value)
      return false
    }
  },

  remove(key: string): void {
    unkept.delete(key)
    try {
      localStorage.removeItem(key)
    } catch {
      // Nothing was kept.
    }
  },
}
