import { useEffect, useRef } from 'react'

/**
 * Leads to the choice when it appears above a long form, from the button that has asked for it and is closed meanwhile, and back
 * to that button once it is made.
 */
export function useChoiceFocus(isAsked: boolean) {
  const choice = useRef<HTMLDivElement>(null)
  const save = useRef<HTMLButtonElement>(null)
  const wasAsked = useRef(isAsked)
  useEffect(() => {
    // A page that opens with the choice begins at its top like any other.
    if (wasAsked.current === isAsked) return
    wasAsked.current = isAsked
    if (!isAsked) return save.current?.focus({ preventScroll: true })
    choice.current?.focus({ preventScroll: true })
    choice.current?.scrollIntoView({ block: 'center' })
  }, [isAsked])
  return { choice, save }
}
