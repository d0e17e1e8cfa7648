import { expect, it } from 'vitest'
import { applicationCriteria, reviewCriteria } from './reviews-search.ts'

const now = '2026-11-24T00:00:00.000Z'

it.each([
  [{}, { 'status.in': ['SUBMITTED', 'REVIEWING'] }],
  [{ view: 'mine' }, { 'status.in': ['SUBMITTED', 'REVIEWING'], 'claimedById.equals': 2 }],
  [{ view: 'overdue' }, { 'status.in': ['SUBMITTED', 'REVIEWING'], 'dueDate.lessThan': now }],
  [{ view: 'all', kind: 'JOIN' }, { 'applyKind.equals': 'JOIN' }],
  [{ status: 'RETURNED' }, { 'status.equals': 'RETURNED' }],
  [
    { view: 'all', reviewedAt: '复审', reviewedTo: '2026-01-31' },
    { reviewedAt: '复审', reviewedTo: '2026-01-31' },
  ],
] as const)('%j', (search, expected) => {
  expect(applicationCriteria(search, 2, now)).toEqual(expected)
})

it('asks for what waits unless told otherwise', () => {
  expect(reviewCriteria({}, ['JOB'])).toEqual({ 'kind.in': ['JOB'], 'status.equals': 'PENDING' })
  expect(reviewCriteria({ status: 'ALL', title: '王' }, ['JOB'])).toEqual({
    'kind.in': ['JOB'],
    'title.contains': '王',
  })
  expect(reviewCriteria({ status: 'ALL', invoice: 'ISSUED' }, ['INVOICE'])).toEqual({
    'kind.in': ['INVOICE'],
    'recordStatus.equals': 'ISSUED',
  })
})

it.each([
  [{ invoice: 'ISSUED' }, { 'recordStatus.equals': 'ISSUED' }],
  [{ decidedFrom: '2026-11-01' }, { 'decidedAt.greaterThanOrEqual': '2026-10-31T16:00:00.000Z' }],
] as const)('asks for all that can be meant by %j', (search, expected) => {
  expect(reviewCriteria(search, ['INVOICE'])).toEqual({ 'kind.in': ['INVOICE'], ...expected })
})
