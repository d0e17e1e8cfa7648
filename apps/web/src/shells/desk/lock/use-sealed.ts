import { type RefObject, useLayoutEffect } from 'react'

const signs = ['pointerdown', 'mousedown', 'focusin', 'keydown'] as const

/**
 * Puts all that stands beside an element of the body out of reach, windows over the page among them: they are children of
 * the body, too. What they listen for on the document does not get there, so that they neither take the focus nor close.
 */
export function useSealed(cover: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const others = [...document.body.children].filter(
      (child): child is HTMLElement =>
        child instanceof HTMLElement && child !== cover.current && !child.inert,
    )
    const stop = (event: Event) => {
      // The form sends at Enter.
      if (!(event instanceof KeyboardEvent && event.key === 'Enter')) event.stopPropagation()
    }
    for (const other of others) other.inert = true
    for (const sign of signs) window.addEventListener(sign, stop, { capture: true })
    cover.current?.focus()
    return () => {
      for (const other of others) other.inert = false
      for (const sign of signs) window.removeEventListener(sign, stop, { capture: true })
    }
  }, [cover])
}
