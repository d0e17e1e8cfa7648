/** Listens to events of a target, each by its name. @returns ends that */
export function listening(target: EventTarget, events: readonly [string, () => void][]): () => void {
  for (const [name, listen] of events) target.addEventListener(name, listen)
  return () => {
    for (const [name, listen] of events) target.removeEventListener(name, listen)
  }
}
