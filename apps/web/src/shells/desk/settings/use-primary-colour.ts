import { useLayoutEffect } from 'react'
import type { DeskSettings } from '../../../lib/chakra/desk/desk-settings.ts'

/** Colours the page while the desk is open: its dialogs and menus lie outside the shell. */
export function usePrimaryColour(colour: DeskSettings['primaryColour']): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.primary = colour
    return () => {
      delete document.documentElement.dataset.primary
    }
  }, [colour])
}
