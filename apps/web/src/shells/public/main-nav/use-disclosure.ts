import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react'
import { useEffect, useRef, useState } from 'react'

const closeDelay = 150

// The inner list is queried: a selector like `ul a` would also match through the list around the item.
const linksOf = (item: HTMLElement | null) => [
  ...(item?.querySelector('ul')?.querySelectorAll<HTMLElement>('a') ?? []),
]

/** Moves the focus among the links of an open sub-menu; says whether the key was one for it. */
function moveFocus(item: HTMLElement, key: string): boolean {
  const links = linksOf(item)
  const at = links.indexOf(document.activeElement as HTMLElement)
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[key]
  if (next === undefined) return false
  links[(next + links.length) % links.length]?.focus()
  return true
}

/**
 * A sub-menu below a link (ARIA Authoring Practices: disclosure navigation with top-level links). A mouse opens it by
 * pointing, the button beside the link by Enter or Space, ArrowDown from either; Esc closes it and gives the focus
 * back to the button, leaving it closes it. `root` and `button` go on the item and its button.
 */
export function useDisclosure() {
  const root = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const settle = (open: boolean) => {
    clearTimeout(timer.current)
    setOpen(open)
  }
  const focusFirst = () => requestAnimationFrame(() => linksOf(root.current)[0]?.focus())
  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>) => {
    if (event.key === 'Escape' && isOpen) {
      settle(false)
      button.current?.focus()
    } else if (
      event.key === 'ArrowDown' &&
      !event.currentTarget.querySelector('ul')?.contains(event.target as Node)
    ) {
      event.preventDefault()
      settle(true)
      focusFirst()
    } else if (isOpen && moveFocus(event.currentTarget, event.key)) {
      event.preventDefault()
    }
  }
  const handlers = {
    onKeyDown,
    // A touch has no hover: there the button opens, and the link leads on.
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && settle(true),
    onPointerLeave: () => {
      timer.current = setTimeout(() => setOpen(false), closeDelay)
    },
    onBlur: (event: FocusEvent<HTMLLIElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) settle(false)
    },
  }
  return { root, button, isOpen, toggle: () => settle(!isOpen), close: () => settle(false), handlers }
}
