import type { Role } from '@portal/api-contract'
import { personLinks, unitLinks } from '../../../lib/membership/member-links.ts'

/**
 * The address itself, or that of the same page of the other kind of member: whoever asked for the fees before it was known
 * which of the two would log in, comes to the own ones.
 */
export function ownPage(href: string | undefined, role: Role): string | undefined {
  const [own, other] = role === 'memberCompany' ? [unitLinks, personLinks] : [personLinks, unitLinks]
  if (href === other.fees.to) return own.fees.to
  if (href === other.orders.to) return own.orders.to
  return href
}
