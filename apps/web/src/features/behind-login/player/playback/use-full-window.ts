import { useEffect, useState } from 'react'

/**
 * The player alone in the window, and the window alone on the screen where the browser allows it: a phone's own full screen
 * would have the system's controls instead of ours.
 */
export function useFullWindow(): [isFull: boolean, toggle: () => void] {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', follow)
    return () => {
      document.removeEventListener('fullscreenchange', follow)
      if (document.fullscreenElement) void document.exitFullscreen()
    }
  }, [])
  const toggle = () => {
    setFull(!isFull)
    // The window's size stays as it is where this is refused.
    if (isFull) void (document.fullscreenElement && document.exitFullscreen())
    // The whole document: dialogs and menus stand beside the player in it.
    else void document.documentElement.requestFullscreen?.().catch(() => {})
  }
  return [isFull, toggle]
}
