import { type RefObject, useEffect, useRef } from 'react'

interface ChoiceInView {
  ref: RefObject<HTMLDivElement | null>
  /** Brings the choice into view, now or as soon as it is there. */
  show: () => void
}

/**
 * Brings the choice between two versions of a list into view when saving asks for it. It is not drawn while the list is being saved,
 * and where it comes by itself, nobody is taken away from what they type.
 */
export function useChoiceInView(): ChoiceInView {
  const ref = useRef<HTMLDivElement>(null)
  const isAsked = useRef(false)
  const show = () => {
    isAsked.current = ref.current === null
    ref.current?.scrollIntoView({ block: 'center' })
  }
  useEffect(() => {
    if (isAsked.current && ref.current) show()
  })
  return { ref, show }
}
