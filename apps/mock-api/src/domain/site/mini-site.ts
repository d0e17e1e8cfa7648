import type { SiteStatus } from '@portal/api-contract'
import { allowed, refused, type Transition } from '../transition.ts'

/**
 * What its owner and the association do to a mini-site. REVERT saves again what was approved last, CHANGE anything else.
 */
export type SiteEvent = 'CHANGE' | 'REVERT' | 'PUBLISH' | 'APPROVE' | 'RETURN'

/**
 * The state of what was saved after an event: DRAFT → SUBMITTED → PUBLISHED or RETURNED. Saving takes back what is under
 * review; publishing what is under review, or is published, changes nothing; only what is under review can be decided.
 */
export function siteAfter(status: SiteStatus, event: SiteEvent): Transition<SiteStatus, 'NOT_SUBMITTED'> {
  if (event === 'CHANGE') return allowed('DRAFT')
  if (event === 'REVERT') return allowed('PUBLISHED')
  if (event === 'PUBLISH') return allowed(status === 'PUBLISHED' ? 'PUBLISHED' : 'SUBMITTED')
  if (status !== 'SUBMITTED') return refused('NOT_SUBMITTED')
  return allowed(event === 'APPROVE' ? 'PUBLISHED' : 'RETURNED')
}
