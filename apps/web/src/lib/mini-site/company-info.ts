import { redirect } from '@tanstack/react-router'
import { parseJson } from '../browser/storage/parse-json.ts'
import type { SiteOwner } from './queries.ts'

// Specification §3: company info in session storage, of which the domain id is read. A person's site lives at other
// addresses than a unit's, so the id of the one would be unknown at those of the other.
const keys = { unit: 'companyInfo', person: 'memberInfo' } as const satisfies Record<SiteOwner, string>
const domain = /^[a-z0-9-]{3,40}$/

/** Remembers, as long as the window lives, which mini-site of a kind was opened last. */
export function keepDomain(owner: SiteOwner, domainId: string): void {
  sessionStorage.setItem(keys[owner], JSON.stringify({ domainId }))
}

/** The mini-site of a kind that was opened last in this window; undefined when none was, or what is kept is no address. */
export function keptDomain(owner: SiteOwner): string | undefined {
  const info = parseJson(sessionStorage.getItem(keys[owner])) as { domainId?: unknown } | null
  const id = info?.domainId
  return typeof id === 'string' && domain.test(id) ? id : undefined
}

/** The part of the router's location that this is about. */
interface SiteLocation {
  pathname: string
  searchStr: string
}

/**
 * Leads an address without a domain id to the mini-site of its kind that is kept (specification §2), query and all.
 * @throws the router's redirect
 */
export function settleDomain(owner: SiteOwner, { pathname, searchStr }: SiteLocation): void {
  const [, page, domainId] = pathname.split('/')
  const kept = domainId ? undefined : keptDomain(owner)
  if (kept) throw redirect({ href: `/${page}/${kept}${searchStr}`, replace: true })
}
