import type { ReactNode } from 'react'

/** What a widget puts on the link it asks for; the caller spreads it on its router's own link component. */
export type RenderedLinkProps = {
  className?: string
  children: ReactNode
  'aria-current'?: 'page'
  'aria-label'?: string
}
