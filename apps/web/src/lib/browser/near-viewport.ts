import { type RefObject, useEffect, useState } from 'react'

/** True from the moment an element comes near the viewport; what it shows need not be loaded before. */
export function useNearViewport(ref: RefObject<Element | null>, margin = '300px'): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || isNear) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, isNear, margin])
  return isNear
}
