import type { ReactNode } from 'react'

/** Words for screen readers only; the class comes from `base.css`. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className="visually-hidden">{children}</span>
)
