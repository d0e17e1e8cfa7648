import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps an uncontrolled search field at what the address says, also after "back" or a cleared filter. The field stays
 * the same element, so that it keeps the focus of who searches.
 */
export function useSearchInput(value: string | undefined): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (ref.current) ref.current.value = value ?? ''
  }, [value])
  return ref
}

/**
 * Brings a search or filter to the top of the window when what it finds would begin below what can be seen.
 *
 * @param moved resolves when the address has changed: the place belongs to the new one, and "back" leads to it
 */
export async function showFindings(search: HTMLElement, moved: Promise<void> | void) {
  await moved
  if (search.getBoundingClientRect().bottom > window.innerHeight / 2)
    search.scrollIntoView({ behavior: 'instant' })
}
