import { type ReactNode, useRef } from 'react'
import { useFollowFocus } from '../../page/follow-focus.ts'
import { ContainedPart } from '../record/contained-part.tsx'

interface OpenedPartProps {
  /** What is open, such as a record's id; nothing while the list is shown. */
  of: unknown
  children: ReactNode
}

/** The part of a page that shows a list, or a record that is opened from it: what comes in its place takes the focus. */
export function OpenedPart({ of, children }: OpenedPartProps) {
  const part = useRef<HTMLDivElement>(null)
  useFollowFocus(part, String(of))
  return (
    <div ref={part} tabIndex={-1}>
      <ContainedPart>{children}</ContainedPart>
    </div>
  )
}
