import { useEffect, useEffectEvent } from 'react'

/** Saves by Ctrl S or ⌘ S, wherever the focus is; the browser's own command would save the page as a file. */
export function useSaveKey(save: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
    if (event.altKey || event.shiftKey) return
    event.preventDefault()
    // A key that is held down repeats, and a dialog over the page has something of its own to be finished.
    if (!event.repeat && !document.querySelector('[role=dialog], [role=alertdialog]')) save()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** The key as assistive technology tells it. */
export const saveKeys = 'Control+S Meta+S'
