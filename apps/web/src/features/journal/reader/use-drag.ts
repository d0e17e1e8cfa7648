import { type PointerEvent, useRef } from 'react'

/** CSS pixels that make a movement a swipe. */
const swipe = 48

interface Drag {
  x: number
  y: number
  left: number
  top: number
}

/**
 * Handlers for a stage that is moved by hand: while its content is larger than it a mouse drags it about (touch scrolls by
 * itself); otherwise a swipe turns the page.
 */
export function useDrag(isLarger: boolean, onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<Drag>(undefined)
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    const { scrollLeft, scrollTop } = event.currentTarget
    start.current = { x: event.clientX, y: event.clientY, left: scrollLeft, top: scrollTop }
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!start.current || !isLarger || event.pointerType !== 'mouse') return
    const { x, y, left, top } = start.current
    event.currentTarget.scrollTo({
      left: left - event.clientX + x,
      top: top - event.clientY + y,
      behavior: 'instant',
    })
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const distance = event.clientX - (start.current?.x ?? event.clientX)
    start.current = undefined
    if (!isLarger && Math.abs(distance) > swipe) onSwipe(distance < 0 ? 1 : -1)
  }
  const onPointerCancel = () => {
    start.current = undefined
  }
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onPointerLeave: onPointerCancel }
}
