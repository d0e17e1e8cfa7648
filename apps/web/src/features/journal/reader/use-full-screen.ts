import { type RefObject, useEffect, useState } from 'react'

/**
 * Lets an element fill the screen. Where the browser has no full screen for elements (iPhone), it fills the window; the
 * element's style does that while `isFull`.
 */
export function useFullScreen(ref: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    // Escape is the browser's own in full screen and tells of itself only here.
    const follow = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [])
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
