import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSaveKey } from '../../../../lib/forms/use-save-key.ts'

/**
 * Saves by Ctrl S from within a field as a button would, which takes the focus: a field is tidied, and an own person known by it,
 * only once it is left. So it is left first, what came of that is drawn, and the focus comes back after.
 */
export function useTidySaveKey(save: () => void): void {
  const left = useRef<{ field: HTMLElement; line: Element | null }>(null)
  const [asked, setAsked] = useState(0)
  useSaveKey(() => {
    const field = document.activeElement
    left.current = field instanceof HTMLInputElement ? { field, line: field.closest('li') } : null
    left.current?.field.blur()
    // Drawn together with what leaving the field has changed.
    setAsked((times) => times + 1)
  })
  const saveDrawn = useEffectEvent(() => {
    const { field, line } = left.current ?? {}
    left.current = null
    // A row that has become an own person's has only the year left.
    const next = field?.isConnected ? field : line?.querySelector('input')
    next?.focus({ preventScroll: true })
    save()
  })
  useEffect(() => {
    if (asked > 0) saveDrawn()
  }, [asked])
}
