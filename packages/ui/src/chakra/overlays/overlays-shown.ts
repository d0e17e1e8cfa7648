import { createContext, useContext } from 'react'

/**
 * Whether the page that dialogs and drawers belong to is looked at. They lie above everything, so hiding their page does not
 * hide them: while it is false they are closed, and keep what was typed in them.
 */
export const OverlaysShown = createContext(true)

/** How a dialog or drawer opens that is wanted or not: props of its root. */
export function useShown(isOpen: boolean): { open: boolean; unmountOnExit: boolean } {
  const isShown = useContext(OverlaysShown)
  return { open: isOpen && isShown, unmountOnExit: isShown || !isOpen }
}
