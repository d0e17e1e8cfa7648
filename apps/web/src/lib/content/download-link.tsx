import type { ComponentProps, ReactNode } from 'react'
import { assetUrl } from '../api/http.ts'

interface DownloadLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'download' | 'target' | 'rel'> {
  /** As the backend stores it. */
  path: string | null | undefined
  /** What the file is called; without it as its address says. */
  name?: string
  /** Stands in its place where the address is none. */
  fallback?: ReactNode
}

/** A link to a file of the backend. One elsewhere, which browsers open instead, gets a window of its own. */
export function DownloadLink({ path, name, fallback = null, ...rest }: DownloadLinkProps) {
  const href = assetUrl(path)
  if (!href) return fallback
  const isOurs = new URL(href).origin === window.location.origin
  const elsewhere = !isOurs && { target: '_blank', rel: 'noopener noreferrer' }
  return <a {...rest} href={href} download={name ?? true} {...elsewhere} />
}
