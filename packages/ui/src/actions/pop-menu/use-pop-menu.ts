import type { KeyboardEvent, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'

const itemsOf = (root: HTMLElement | null) => [
  ...(root?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []),
]

/** Where an arrow, Home or End leads from the focused item; `undefined` for any other key. */
function nextIndex(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowUp') return (Math.max(current, 0) - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/**
 * The behaviour of a menu button (ARIA Authoring Practices): opening focuses an item, arrows move, Esc and choosing
 * give the focus back to the button, Tab and a click elsewhere close it.
 */
export function usePopMenu() {
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  useOutsidePress(root, isOpen, () => setOpen(false))
  useEffect(() => {
    if (isOpen) focusFirst(root.current)
  }, [isOpen])

  const close = () => {
    setOpen(false)
    trigger.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return openOnArrow(event, () => setOpen(true))
    if (event.key === 'Escape') return close()
    if (event.key === 'Tab') return setOpen(false)
    moveFocus(event, itemsOf(root.current))
  }
  return { root, trigger, isOpen, toggle: () => setOpen(!isOpen), close, onKeyDown }
}

/** The chosen item of a choice, else the first. */
function focusFirst(root: HTMLElement | null) {
  const items = itemsOf(root)
  const chosen = items.find((item) => item.getAttribute('aria-checked') === 'true')
  ;(chosen ?? items[0])?.focus()
}

function openOnArrow(event: KeyboardEvent, open: () => void) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  open()
}

function moveFocus(event: KeyboardEvent, items: HTMLElement[]) {
  const index = nextIndex(event.key, items.indexOf(document.activeElement as HTMLElement), items.length)
  if (index === undefined) return
  event.preventDefault()
  items[index]?.focus()
}

function useOutsidePress(root: RefObject<HTMLElement | null>, isActive: boolean, onPress: () => void) {
  useEffect(() => {
    if (!isActive) return
    const listen = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) onPress()
    }
    document.addEventListener('pointerdown', listen)
    return () => document.removeEventListener('pointerdown', listen)
  }, [root, isActive, onPress])
}
