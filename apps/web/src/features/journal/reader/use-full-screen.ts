import { type RefObject, useEffect, useState } from 'react'

/**
 * Lets an element fill the screen. Where the browser has no full screen for elements (iPhone), it fills the window; the
 * element's style does that while `isFull`.
 */
export function useFullScreen(ref: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    // Escape is the browser's own in full screen and tells of itself only here.
    const follow = () => {
      const isFilled = document.fullscreenElement !== null
      setFull(isFilled)
      // The page below has moved meanwhile; the reader goes on where it was.
      if (!isFilled) requestAnimationFrame(() => ref.current?.scrollIntoView({ block: 'nearest' }))
    }
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [ref])
  const open = () => {
    setFull(true)
    // A browser that refuses leaves the element filling the window.
    ref.current?.requestFullscreen?.().catch(() => undefined)
  }
  const close = () => {
    setFull(false)
    if (document.fullscreenElement) void document.exitFullscreen()
  }
  return { isFull, toggle: isFull ? close : open, close }
}
