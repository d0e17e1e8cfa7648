import type { ApplyAuditRecord, ApplyKind, ApplyStatus } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { applySteps, type HomeApply } from './apply-steps.ts'

const sent = '2026-06-10T02:00:00.000Z'

const record = (
  node: ApplyAuditRecord['node'],
  result: ApplyAuditRecord['result'],
  day: number,
): ApplyAuditRecord => ({
  ...{ node, result, opinion: '', auditor: '' },
  time: `2026-06-${day}T02:00:00.000Z`,
})

const passed = record('初审', 'APPROVE', 12)

const apply = (status: ApplyStatus, more: Partial<HomeApply> = {}): HomeApply => ({
  ...{ id: 7, applyNo: 'SQ1', applyKind: 'JOIN', status, node: null, auditRecords: [] },
  ...{ returnReason: null, submitDate: sent, approveDate: null },
  ...more,
})

const marks = { done: '+', now: '>', stopped: 'x', ahead: '.' }
const drawn = (application: HomeApply) =>
  applySteps(application)
    .map(({ mark }) => marks[mark])
    .join('')
const holderOf = (application: HomeApply) =>
  applySteps(application).find(({ holder }) => holder)?.holder ?? null

it.each<[HomeApply, line: string, holder: string | null]>([
  [apply('DRAFT', { submitDate: null }), '>.....', 'member'],
  [apply('SUBMITTED', { node: '初审' }), '+>....', 'association'],
  [apply('REVIEWING', { node: '复审', auditRecords: [passed] }), '++>...', 'association'],
  [apply('RETURNED', { auditRecords: [passed, record('复审', 'RETURN', 13)] }), '++x...', 'member'],
  [apply('REJECTED', { auditRecords: [record('初审', 'REJECT', 12)] }), '+x....', null],
  [apply('WITHDRAWN'), 'x.....', null],
  [apply('APPROVED'), '++++>.', 'association'],
  [apply('PENDING_PAYMENT'), '++++>.', 'member'],
  [apply('EFFECTIVE'), '++++++', null],
])('%o is drawn %s', (application, line, holder) => {
  expect(drawn(application)).toBe(line)
  expect(holderOf(application)).toBe(holder)
})

it.each<[ApplyKind, number]>([
  ['JOIN', 6],
  ['RENEW', 6],
  ['UPGRADE', 6],
  ['CHANGE', 5],
  ['QUIT', 5],
])('%s has %i steps', (applyKind, count) => {
  expect(applySteps(apply('APPROVED', { applyKind }))).toHaveLength(count)
})

it('dates what is done, and forgets the decisions of an earlier round', () => {
  const steps = applySteps(
    apply('REVIEWING', {
      node: '复审',
      auditRecords: [{ ...passed, node: '复审', time: '2026-06-01T02:00:00.000Z' }, passed],
    }),
  )
  expect(steps.map(({ date }) => date)).toEqual([sent, passed.time, null, null, null, null])
  const again = apply('SUBMITTED', {
    node: '初审',
    submitDate: '2026-06-20T02:00:00.000Z',
    auditRecords: [passed],
  })
  expect(applySteps(again)[1]).toEqual({ name: '初审', mark: 'now', date: null, holder: 'association' })
})

it('dates the day on which it took effect', () => {
  const closedDate = '2026-06-30T02:00:00.000Z'
  const steps = applySteps(apply('EFFECTIVE', { applyKind: 'QUIT', closedDate }))
  expect(steps.at(-1)).toEqual({ name: 'effect', mark: 'done', date: closedDate, holder: null })
})

it('has a fee that a unit is about to pay with the unit', () => {
  const holders = (isPaidByUnit: boolean) =>
    applySteps(apply('PENDING_PAYMENT'), isPaidByUnit).map(({ holder }) => holder)
  expect(holders(true)).toEqual([null, null, null, null, 'unit', null])
  expect(holders(false)[4]).toBe('member')
})
