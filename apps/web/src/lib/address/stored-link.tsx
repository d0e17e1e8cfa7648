import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { parseSearch } from './search-format.ts'
import { webAddress } from './web-address.ts'

interface StoredLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'children'> {
  /** A path of the portal with its query, or an absolute address, as the backend stores it. */
  href: string | null | undefined
  children?: ReactNode
  /** Keeps the scroll position, for links that change only a part of the page. */
  keepScroll?: boolean
}

const origin = 'https://same.origin'

// A link is the current page's only when its query is too: entries of a column differ in nothing else.
const exactly = { exact: true, includeSearch: true }

/**
 * A link to an address that comes from data. Paths of the portal go through the router, http(s) addresses open in a
 * new window, anything else (`javascript:` …) is no link: its text stays.
 */
export function StoredLink({ href, children, keepScroll, ...rest }: StoredLinkProps) {
  const url = webAddress(href, origin)
  // `/.//host` is a path of the portal that begins with two slashes, and they would begin a host for whoever reads it next.
  if (!url || url.href.startsWith(`${origin}//`)) return <span className={rest.className}>{children}</span>
  if (url.origin === origin) {
    return (
      <Link
        {...rest}
        // The router would put a param of its own in place of `$id`.
        to={url.pathname.replaceAll('$', '%24')}
        search={parseSearch(url.search)}
        hash={url.hash.slice(1)}
        resetScroll={!keepScroll}
        activeOptions={exactly}
      >
        {children}
      </Link>
    )
  }
  return (
    <a {...rest} href={url.href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
