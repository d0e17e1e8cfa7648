import { redirect } from '@tanstack/react-router'

// Specification §3: company info in session storage, of which the domain id is read.
const key = 'companyInfo'
const domain = /^[a-z0-9-]{3,40}$/

/** Remembers, as long as the window lives, which mini-site was opened last. */
export function keepDomain(domainId: string): void {
  sessionStorage.setItem(key, JSON.stringify({ domainId }))
}

/** The mini-site that was opened last in this window; undefined when none was, or what is kept is no address. */
export function keptDomain(): string | undefined {
  try {
    const info = JSON.parse(sessionStorage.getItem(key) ?? 'null') as { domainId?: unknown } | null
    const id = info?.domainId
    return typeof id === 'string' && domain.test(id) ? id : undefined
  } catch {
    return undefined
  }
}

/**
 * Leads an address without a domain id to the mini-site that is kept (specification §2), query and all.
 * @throws the router's redirect
 */
export function settleDomain({ pathname, searchStr }: { pathname: string; searchStr: string }): void {
  const [, page, domainId] = pathname.split('/')
  const kept = domainId ? undefined : keptDomain()
  if (kept) throw redirect({ href: `/${page}/${kept}${searchStr}`, replace: true })
}
