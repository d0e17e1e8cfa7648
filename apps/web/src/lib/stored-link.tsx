import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { parseSearch } from './search-format.ts'

interface StoredLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'children'> {
  /** A path of the portal with its query, or an absolute address, as the backend stores it. */
  href: string
  children?: ReactNode
  /** Keeps the scroll position, for links that change only a part of the page. */
  keepScroll?: boolean
}

const origin = 'https://same.origin'

// A link is the current page's only when its query is too: entries of a column differ in nothing else.
const exactly = { exact: true, includeSearch: true }

function parse(href: string): URL | undefined {
  return URL.canParse(href, origin) ? new URL(href, origin) : undefined
}

/**
 * A link to an address that comes from data. Paths of the portal go through the router, http(s) addresses open in a
 * new window, anything else (`javascript:` …) is no link at all.
 */
export function StoredLink({ href, children, keepScroll, ...rest }: StoredLinkProps) {
  const url = parse(href)
  if (url?.origin === origin) {
    return (
      <Link
        {...rest}
        to={url.pathname}
        search={parseSearch(url.search)}
        resetScroll={!keepScroll}
        activeOptions={exactly}
      >
        {children}
      </Link>
    )
  }
  if (url?.protocol === 'https:' || url?.protocol === 'http:') {
    return (
      <a {...rest} href={url.href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    )
  }
  return <span className={rest.className}>{children}</span>
}
