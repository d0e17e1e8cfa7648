import { useEffect } from 'react'

const isWithin = ({ left, right, top, bottom }: DOMRect, { clientX: x, clientY: y }: PointerEvent): boolean =>
  x >= left && x <= right && y >= top && y <= bottom

/**
 * Completes a press on a button that moved away under the finger: what is wrong with a field is told as it is left, which
 * is when a button is pressed, and the words push the button down before it is let go. A press that is taken elsewhere is no
 * press, as ever.
 */
function hold(press: PointerEvent): void {
  if (!press.isPrimary || press.button !== 0 || !(press.target instanceof Element)) return
  const button = press.target.closest<HTMLElement>('button, a[href]')
  if (!button) return
  const place = button.getBoundingClientRect()
  const listening = new AbortController()
  const { signal } = listening
  const release = (event: PointerEvent) => {
    listening.abort()
    // Where it still lies under the finger the browser clicks it by itself.
    if (isWithin(place, event) && !isWithin(button.getBoundingClientRect(), event)) button.click()
  }
  window.addEventListener('pointerup', release, { signal })
  window.addEventListener('pointercancel', () => listening.abort(), { signal })
}

let forms = 0

/** Lets no first click be lost to a message that appears while it is made; for every form that checks its fields as they are left. */
export function useSteadyPress(): void {
  useEffect(() => {
    forms += 1
    if (forms === 1) document.addEventListener('pointerdown', hold)
    return () => {
      forms -= 1
      if (forms === 0) document.removeEventListener('pointerdown', hold)
    }
  }, [])
}
