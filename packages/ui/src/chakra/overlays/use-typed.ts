import { useEffect, useState } from 'react'

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** Knows whether something was typed since a window has opened, and has the browser ask before the page is left with it. */
export function useTyped(isOpen: boolean) {
  const [isTyped, setTyped] = useState(false)
  useEffect(() => {
    if (!isOpen) setTyped(false)
  }, [isOpen])
  useEffect(() => {
    if (!isTyped) return
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isTyped])
  return { isTyped: isOpen && isTyped, onInput: () => setTyped(true) }
}
