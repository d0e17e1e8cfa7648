import { useEffect, useRef } from 'react'

/** Ctrl S, on a Mac ⌘ S, saves what is written, and not the page as a file. */
export function useSaveKey(save: () => void): void {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)
      if (!isSave || event.altKey || event.shiftKey) return
      event.preventDefault()
      // A dialog over the page has something of its own to be finished.
      if (!event.repeat && !document.querySelector('[role=dialog], [role=alertdialog]')) latest.current()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
