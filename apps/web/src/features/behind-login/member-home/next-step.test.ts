import type { MemberApply, MemberSummary, MembershipState, NextAction } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { nextStep, type StepTarget } from './next-step.ts'

const application: NonNullable<MemberSummary['application']> = {
  id: 7,
  applyNo: 'SQ20260601000007',
  applyKind: 'JOIN',
  status: 'DRAFT',
  node: null,
  auditRecords: [],
  returnReason: null,
  submitDate: null,
  approveDate: null,
}

const summaryOf = (
  state: MembershipState,
  nextAction: NextAction,
  more: Partial<MemberSummary> = {},
): MemberSummary => ({
  state,
  nextAction,
  membershipStatus: 'ACTIVE',
  memberNo: null,
  memberLevel: null,
  validTo: null,
  application: null,
  fees: { unpaidCount: 0, overdueCount: 0, unpaidAmount: 0, payableFeeIds: [], onBehalfFeeIds: [] },
  dataConfirmation: null,
  ...{ unreadCount: 0, unreadMessages: [] },
  nextActivity: null,
  hours: null,
  recentOrders: [],
  ...more,
})

const nothing: NextAction = { kind: 'NONE', id: null }

/** Every state with each action that can be asked for in it. */
const table: [MembershipState, NextAction, string, StepTarget | null][] = [
  ['NEW', { kind: 'APPLY', id: null }, '申请成为会员', { page: 'begin', kind: 'JOIN' }],
  ['DRAFT', { kind: 'APPLY', id: 7 }, '入会申请还没有提交', { page: 'apply', id: 7 }],
  ['SUBMITTED', nothing, '入会申请已提交，等待初审', null],
  ['REVIEWING', nothing, '入会申请正在审核', null],
  ['RETURNED', { kind: 'MEND', id: 7 }, '申请被退回，需要补正', { page: 'apply', id: 7 }],
  ['REJECTED', { kind: 'APPLY', id: null }, '入会申请没有通过', { page: 'begin', kind: 'JOIN' }],
  ['WITHDRAWN', { kind: 'APPLY', id: null }, '入会申请已撤回', { page: 'begin', kind: 'JOIN' }],
  ['APPROVED', nothing, '入会申请已批准，正在核定会费', null],
  ['PENDING_PAYMENT', { kind: 'PAY', id: 5 }, '审核已通过，请缴纳首年会费', { page: 'pay', feeIds: [5] }],
  ['PENDING_PAYMENT', nothing, '入会申请已批准，会费正在办理', null],
  ['QUIT', { kind: 'APPLY', id: null }, '您已退会', { page: 'begin', kind: 'JOIN' }],
  ['EFFECTIVE', nothing, '目前没有需要办理的事项', null],
  ['EFFECTIVE', { kind: 'PAY', id: 5 }, '有会费待缴', { page: 'pay', feeIds: [5] }],
  ['EFFECTIVE', { kind: 'MEND', id: 7 }, '申请被退回，需要补正', { page: 'apply', id: 7 }],
  ['EFFECTIVE', { kind: 'CONFIRM_DATA', id: null }, '请核对您的资料', { page: 'particulars' }],
  ['EFFECTIVE', { kind: 'STUDY', id: 3 }, '有课程还没有学完', { page: 'courses' }],
  ['EXPIRING', nothing, '会籍即将到期，暂时不需要办理', null],
  ['EXPIRING', { kind: 'RENEW', id: null }, '会籍即将到期，可以办理续会', { page: 'begin', kind: 'RENEW' }],
  ['EXPIRING', { kind: 'PAY', id: 5 }, '有会费待缴', { page: 'pay', feeIds: [5] }],
  ['EXPIRED', { kind: 'PAY', id: 5 }, '会籍已到期，缴费后恢复', { page: 'pay', feeIds: [5] }],
  ['EXPIRED', { kind: 'RENEW', id: null }, '会籍已到期，请办理续会', { page: 'begin', kind: 'RENEW' }],
  ['EXPIRED', { kind: 'RENEW', id: 9 }, '会籍已到期，请办理续会', { page: 'apply', id: 9 }],
  ['EXPIRED', nothing, '会籍已到期，续会申请正在审核', null],
]

it.each(table)('%s with %o: %s', (state, nextAction, title, target) => {
  const step = nextStep(summaryOf(state, nextAction))
  // In tests a message is its Chinese source.
  expect(step.title.message ?? step.title.id).toBe(title)
  expect(step.action?.target ?? null).toEqual(target)
})

it('knows every state', () => {
  const states: Record<MembershipState, true> = {
    ...{
      NEW: true,
      DRAFT: true,
      SUBMITTED: true,
      REVIEWING: true,
      RETURNED: true,
      REJECTED: true,
      APPROVED: true,
    },
    ...{ PENDING_PAYMENT: true, WITHDRAWN: true, EFFECTIVE: true, EXPIRING: true, EXPIRED: true, QUIT: true },
  }
  expect(new Set(table.map(([state]) => state))).toEqual(new Set(Object.keys(states)))
})

it('pays what is owed together, and what an application waits for alone', () => {
  const fees = {
    unpaidCount: 2,
    overdueCount: 1,
    unpaidAmount: 400,
    payableFeeIds: [5, 6],
    onBehalfFeeIds: [],
  }
  const pay: NextAction = { kind: 'PAY', id: 5 }
  const targetOf = (state: MembershipState) => nextStep(summaryOf(state, pay, { fees })).action?.target
  expect(targetOf('EXPIRING')).toEqual({ page: 'pay', feeIds: [5, 6] })
  const partly = nextStep(summaryOf('EXPIRING', pay, { fees: { ...fees, onBehalfFeeIds: [6] } }))
  expect(partly.action?.target).toEqual({ page: 'pay', feeIds: [5] })
  expect(targetOf('PENDING_PAYMENT')).toEqual({ page: 'pay', feeIds: [5] })
})

it.each<[MembershipState, number | undefined]>([
  ['REJECTED', 7],
  ['WITHDRAWN', 7],
  ['QUIT', undefined],
])('a new application after %s begins with the content of %s', (state, from) => {
  const { action } = nextStep(summaryOf(state, { kind: 'APPLY', id: null }, { application }))
  expect(action?.target).toEqual({ page: 'begin', kind: 'JOIN', ...(from && { from }) })
})

it('says of a member’s own application that it was approved', () => {
  const waits = { ...application, applyKind: 'UPGRADE', status: 'PENDING_PAYMENT' } as const
  const { title } = nextStep(summaryOf('EFFECTIVE', { kind: 'PAY', id: 5 }, { application: waits }))
  expect(title.message).toBe('审核已通过，请缴纳会费')
})

it.each<[MembershipState, MemberApply['applyKind']]>([
  ['EXPIRED', 'RENEW'],
  ['EXPIRING', 'RENEW'],
  ['PENDING_PAYMENT', 'JOIN'],
])('says in the state %s that a unit pays, and asks for nothing', (state, applyKind) => {
  const fees = {
    unpaidCount: 1,
    overdueCount: 0,
    unpaidAmount: 200,
    payableFeeIds: [5],
    onBehalfFeeIds: [5],
  }
  const waits = { ...application, applyKind, status: 'PENDING_PAYMENT' } as const
  const step = nextStep(summaryOf(state, nothing, { fees, application: waits }))
  expect(step).toMatchObject({ title: { message: '会费由单位代缴' }, action: null })
})

it('shows a state or an action that the backend added later without a button', () => {
  const unknown = summaryOf('PAUSED' as MembershipState, { kind: 'DANCE' as NextAction['kind'], id: 1 })
  expect(nextStep(unknown).action).toBeNull()
})

it('tells a unit whose data is a year old that it is to be confirmed, not that something is missing', () => {
  const action: NextAction = { kind: 'CONFIRM_DATA', id: null }
  const titleOf = (isDue: 0 | 1) => {
    const dataConfirmation = { confirmedDate: null, dueDate: '2026-06-01', isDue }
    return nextStep(summaryOf('EFFECTIVE', action, { dataConfirmation })).title.message
  }
  expect(titleOf(1)).not.toBe(titleOf(0))
  const due = { confirmedDate: null, dueDate: '2026-06-01', isDue: 1 as const }
  expect(nextStep(summaryOf('EFFECTIVE', action, { dataConfirmation: due })).action?.target).toEqual({
    page: 'particulars',
  })
})
