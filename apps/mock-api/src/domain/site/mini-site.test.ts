import type { SiteStatus } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { type SiteEvent, siteAfter } from './mini-site.ts'

const refused = 'refused'
const life: Record<SiteStatus, Record<SiteEvent, SiteStatus | typeof refused>> = {
  DRAFT: { CHANGE: 'DRAFT', REVERT: 'PUBLISHED', PUBLISH: 'SUBMITTED', APPROVE: refused, RETURN: refused },
  SUBMITTED: {
    CHANGE: 'DRAFT',
    REVERT: 'PUBLISHED',
    PUBLISH: 'SUBMITTED',
    APPROVE: 'PUBLISHED',
    RETURN: 'RETURNED',
  },
  PUBLISHED: {
    CHANGE: 'DRAFT',
    REVERT: 'PUBLISHED',
    PUBLISH: 'PUBLISHED',
    APPROVE: refused,
    RETURN: refused,
  },
  RETURNED: { CHANGE: 'DRAFT', REVERT: 'PUBLISHED', PUBLISH: 'SUBMITTED', APPROVE: refused, RETURN: refused },
}
const cases = Object.entries(life).flatMap(([status, moves]) =>
  Object.entries(moves).map(([event, next]) => [status, event, next] as const),
)

describe('what was saved of a mini-site', () => {
  it.each(cases)('that is %s goes by %s to %s', (status, event, next) => {
    const outcome = siteAfter(status as SiteStatus, event as SiteEvent)
    expect(outcome.ok ? outcome.state : refused).toBe(next)
  })
})
