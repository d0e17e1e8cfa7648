import { useEffect, useState } from 'react'

/** Milliseconds between two drawings while a window is being resized; source: specification §9. */
const throttle = 300

/** The width of an element in CSS pixels, 0 before it is known, and the ref that names the element. */
export function useWidth(): [width: number, ref: (element: Element | null) => void] {
  const [element, setElement] = useState<Element | null>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const measure = () => {
      timer = undefined
      setWidth(element.getBoundingClientRect().width)
    }
    measure()
    const observer = new ResizeObserver(() => {
      timer ??= setTimeout(measure, throttle)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [element])
  return [width, setElement]
}
