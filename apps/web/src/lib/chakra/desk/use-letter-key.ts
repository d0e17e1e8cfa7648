import { useEffect, useRef } from 'react'
import { hasOpenWindow } from '../../states/open-window.ts'
import { useSettings } from './desk-settings.ts'
import { useTab } from './tab.ts'

/** Whether somebody is writing, or a window over the page has the keyboard. */
function isBusy(target: EventTarget | null): boolean {
  const element = target instanceof Element ? target : null
  return (
    element?.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]') !=
      null || hasOpenWindow()
  )
}

/** A single letter as a shortcut of the page that is looked at; it can be switched off (WCAG 2.1.4). */
export function useLetterKey(letter: string, act: () => void): void {
  const { letterKeys } = useSettings()
  const { isActive } = useTab()
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (!letterKeys || !isActive) return
    const onKey = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (event.key.toLowerCase() !== letter || !isPlain || isBusy(event.target)) return
      // Otherwise the letter is written into the field that it leads to.
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [letter, letterKeys, isActive])
}
