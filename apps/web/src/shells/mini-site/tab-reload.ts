import type { MouseEvent } from 'react'

/** Milliseconds from a tab change to the reload (specification §9). */
const reloadDelay = 100

/** Whether a click opens the link here, and not in a window or tab of its own. */
const staysHere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

/**
 * Reloads the page soon after a tab was changed: the specification (§2) has it so on a person's mini-site, unless the tab
 * is the home's. The router has put the tab's address in place by then.
 */
export function reloadAfter(event: MouseEvent, reload = () => window.location.reload()): void {
  if (staysHere(event)) setTimeout(reload, reloadDelay)
}
