/** Removes what this device, or this tab, keeps under some keys. */
export function dropKeys(
  place: 'localStorage' | 'sessionStorage',
  isDropped: (key: string) => boolean,
): void {
  try {
    const storage = globalThis[place]
    for (const key of Object.keys(storage).filter(isDropped)) storage.removeItem(key)
  } catch {
    // Storage is shut off, so there is nothing to remove.
  }
}
