import type { OperationId } from '@portal/api-contract/document'
import { expect, it } from 'vitest'
import { answerOf, exchangeOf } from '../../../report/testing/made-up.ts'
import { nothingYet } from '../recalled.ts'
import { lostEntries } from './histories.ts'

const asked = (requestedAt: string, status: string) => ({ requestedAt, status })
const [first, second] = ['2026-11-20T01:00:00.120Z', '2026-11-21T01:00:00.500Z']

const read = (operation: OperationId, row: object) =>
  exchangeOf(operation, { answer: answerOf(200, { id: 7, ...row }) })

/** What is said of a record that was read, after something else has happened to it. */
function told(
  operation: OperationId,
  before: object,
  now: object,
  ...between: Parameters<typeof lostEntries>[1][]
) {
  const memory = nothingYet()
  for (const exchange of [read(operation, before), ...between]) lostEntries(memory, exchange)
  return lostEntries(memory, read(operation, now)).map(({ path, seen }) => `${path}: ${seen}`)
}

it('a history grows, and what has become of its entries is another matter', () => {
  const refunds = [asked(first, 'PENDING')]
  const more = [asked(first, 'REJECTED'), asked(second, 'PENDING')]
  expect(told('getMemberOrder', { refunds }, { refunds: more })).toEqual([])
})

it('a history keeps its entries', () => {
  const refunds = [asked(first, 'REJECTED')]
  const lost = told('getMemberOrder', { refunds }, { refunds: [asked(second, 'PENDING')] })
  expect(lost).toEqual([`/refunds: nothing of ${first}`])
  const submitted = told('getMemberApply', { submissions: [first] }, { submissions: [second] })
  expect(submitted).toEqual([`/submissions: nothing of ${first}`])
  expect(told('getMemberApply', { submissions: [first] }, {})).toEqual([])
})

it('a decision that was taken back is gone', () => {
  const auditRecords = [{ node: '初审', time: first }]
  const undone = exchangeOf('undoDeskApplication', { target: '/api/admin/applications/7/undo' })
  expect(told('getMemberApply', { auditRecords }, { auditRecords: [] })).toHaveLength(1)
  expect(told('getMemberApply', { auditRecords }, { auditRecords: [] }, undone)).toEqual([])
})
