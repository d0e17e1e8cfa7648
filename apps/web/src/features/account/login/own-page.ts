import type { Role } from '@portal/api-contract'
import { personLinks, unitLinks } from '../../../lib/membership/member-links.ts'

/** What a person has at a path of the personal centre, a unit as a part of its data. */
const isSharedPart = (part: string | null | undefined): part is string =>
  part === 'activities' || part === 'favourites'

/** The address of such a part for the other kind of member; undefined for any other address. */
function ownPart(href: string, role: Role): string | undefined {
  const { pathname, searchParams } = new URL(href, 'https://same.origin')
  const [, centre, flag] = pathname.split('/')
  if (role === 'memberCompany')
    return centre === 'personalCenter' && isSharedPart(flag)
      ? `/unitData?${new URLSearchParams([['part', flag], ...searchParams])}`
      : undefined
  const part = pathname === '/unitData' ? searchParams.get('part') : null
  if (!isSharedPart(part)) return undefined
  searchParams.delete('part')
  return `/personalCenter/${part}?${searchParams}`.replace(/\?$/, '')
}

/**
 * The address itself, or that of the same page of the other kind of member: whoever asked for the fees before it was known
 * which of the two would log in, comes to the own ones.
 */
export function ownPage(href: string | undefined, role: Role): string | undefined {
  const [own, other] = role === 'memberCompany' ? [unitLinks, personLinks] : [personLinks, unitLinks]
  if (href === other.fees.to) return own.fees.to
  if (href === other.orders.to) return own.orders.to
  return (href && ownPart(href, role)) ?? href
}
