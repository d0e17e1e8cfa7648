import type { ReactNode } from 'react'

/** Words for screen readers only; the class comes from `base.css`. */
export const VisuallyHidden = ({ lang, children }: { lang?: string; children: ReactNode }) => (
  <span lang={lang} className="visually-hidden">
    {children}
  </span>
)
