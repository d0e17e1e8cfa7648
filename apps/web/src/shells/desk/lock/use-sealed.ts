import { type RefObject, useLayoutEffect } from 'react'

const signs = ['pointerdown', 'mousedown', 'focusin', 'keydown'] as const

/**
 * Puts all that stands beside an element of the body out of reach, windows over the page among them: they are children of
 * the body, too, also those that come later, since what the page was waiting for opens one. What they listen for on the document
 * does not get there, so that they neither take the focus nor close.
 */
export function useSealed(cover: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const others = new Set<HTMLElement>()
    const seal = () => {
      for (const child of document.body.children) {
        if (!(child instanceof HTMLElement) || child === cover.current || child.inert) continue
        child.inert = true
        others.add(child)
      }
      // A window that opens hides all beside it from screen readers.
      cover.current?.removeAttribute('aria-hidden')
    }
    const stop = (event: Event) => {
      // The form sends at Enter.
      if (!(event instanceof KeyboardEvent && event.key === 'Enter')) event.stopPropagation()
    }
    seal()
    const watcher = new MutationObserver(seal)
    watcher.observe(document.body, { childList: true })
    if (cover.current) watcher.observe(cover.current, { attributeFilter: ['aria-hidden'] })
    for (const sign of signs) window.addEventListener(sign, stop, { capture: true })
    cover.current?.focus()
    return () => {
      watcher.disconnect()
      for (const other of others) other.inert = false
      for (const sign of signs) window.removeEventListener(sign, stop, { capture: true })
    }
  }, [cover])
}
