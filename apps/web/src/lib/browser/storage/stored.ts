const listeners = new Set<() => void>()

/** Tells who listens to `onStored` that something on this device was changed here. */
export function tellStored(): void {
  for (const listener of listeners) listener()
}

/** Calls whenever something on this device was changed, here or in another tab. @returns ends that */
export function onStored(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/**
 * Calls whenever another tab has changed what one of the keys holds, with what it holds now, or has cleared everything.
 *
 * @returns ends that
 */
export function onStoredElsewhere(
  keys: readonly string[],
  listener: (value: string | null) => void,
): () => void {
  // Browsers send this event to the other tabs only; without a key everything was cleared.
  const heard = ({ key, newValue }: StorageEvent) => {
    if (key === null || keys.includes(key)) listener(newValue)
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}
