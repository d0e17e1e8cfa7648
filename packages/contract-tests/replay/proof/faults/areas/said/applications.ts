import { jsonOf, withHeader, withJson, withProblem } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'
import { by, granting } from '../../gaps.ts'
import { inBody } from '../../states.ts'
import { denying } from '../fees-and-orders.ts'
import { across } from '../homes/across.ts'
import { looking, lookUp } from '../lessons.ts'
import { asWhoMay, type Body, firstSeen, misleading, misnaming } from './said.ts'

/** Changes the fields that a kind of application asks for. */
const asking = (name: string, kind: string, change: (fields: Body[]) => Body[]): Fault =>
  inBody(name, ['listApplyRequirements'], (row) =>
    row.applyKind === kind ? { ...row, fields: change(row.fields as Body[]) } : row,
  )

const inForm = (change: Body) => (apply: Body) =>
  apply.returnedForm ? { ...apply, returnedForm: { ...(apply.returnedForm as Body), ...change } } : apply

/** What was handed in, as it was saved since. */
const asSavedSince = (apply: Body): Body => {
  const form = Object.keys((apply.returnedForm ?? {}) as Body)
  return inForm(Object.fromEntries(form.filter((name) => name in apply).map((name) => [name, apply[name]])))(
    apply,
  )
}

const ofPrint = (name: string, printType: string, change: (print: Body) => Body): Fault =>
  across(name, ['getPrintInfo', 'verifyPrintInfo', 'getOrderReceipts'], (print) =>
    print.printType === printType ? change(print) : print,
  )

/** Faults in what applications and what is printed of them say. */
export const saidApplicationFaults: Fault[] = [
  misleading('the refusal has another number', 'createMemberApply', 'error.applicationOpen', (params) => ({
    ...params,
    applyNo: 'SQ20200101000001',
  })),
  misnaming('what stays as it was begun is only invalid', 'updateMemberApply', 'Immutable'),
  misnaming('what an upgrade does not change is only invalid', 'createMemberApply', 'Fixed'),
  {
    name: 'persons are not told what leaving takes',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listApplyRequirements',
    answer(right) {
      const rows = isSuccess(right) ? (jsonOf(right) as Body[]) : []
      const left = rows.filter(({ applyType, applyKind }) => applyType !== 'PERSON' || applyKind !== 'QUIT')
      return isSuccess(right) ? withJson(right, left) : right
    },
  },
  asking('who leaves need not say why', 'QUIT', (fields) =>
    fields.map((one) => (one.field === 'reason' ? { ...one, need: 'NEVER' } : one)),
  ),
  asking('a change asks for nothing', 'CHANGE', (fields) =>
    fields.map((one) => (String(one.field).includes('.') ? one : { ...one, need: 'NEVER' })),
  ),
  inBody('what is proven is named without its block', ['listApplyRequirements'], (row) => ({
    ...row,
    materials: (row.materials as Body[]).map((one) => ({
      ...one,
      ifChanged: (one.ifChanged as string[]).map((name) => name.split('.')[1]),
    })),
  })),
  denying(
    'what was handed in again is not taken back',
    'withdrawMemberApply',
    [409, 'error.applicationUnderReview'],
    (apply) => (apply.auditRecords as Body[]).length > 0,
  ),
  across('who joins is not told which fee it is', ['getMemberApply', 'listMemberApplies'], (apply) =>
    apply.status === 'PENDING_PAYMENT' && apply.applyKind === 'JOIN' ? { ...apply, feeId: null } : apply,
  ),
  across('what took effect names no fee', ['getMemberApply', 'listMemberApplies'], (apply) =>
    apply.status === 'EFFECTIVE' ? { ...apply, feeId: null } : apply,
  ),
  across(
    'what is returned has lost its reason',
    ['getMemberApply', 'listMemberApplies', 'updateMemberApply'],
    inForm({ reason: null, recommender: null }),
  ),
  across(
    'what is returned has lost its level',
    ['getMemberApply', 'listMemberApplies', 'updateMemberApply'],
    inForm({ targetLevel: null }),
  ),
  across(
    'what was handed in follows what is saved since',
    ['updateMemberApply', 'getMemberApply', 'listMemberApplies'],
    asSavedSince,
  ),
  ...(['getMemberApply', 'updateMemberApply', 'listMemberApplies'] as const).map((operation) =>
    inBody(
      `what was handed in follows what is saved since, to ${operation} alone`,
      [operation],
      asSavedSince,
    ),
  ),
  ofPrint('a notice has a number of its own', 'FEE_NOTICE', (print) => ({
    ...print,
    certNo: `T${print.id}`,
  })),
  ofPrint('a notice is to any member', 'FEE_NOTICE', (print) => ({ ...print, holderName: '会员' })),
  ofPrint('a receipt is of nobody’s number', 'RECEIPT', (print) => ({ ...print, memberNo: null })),
  ofPrint('a receipt runs out', 'RECEIPT', (print) => ({ ...print, validTo: '2026-12-31' })),
  ofPrint('a form has a number of its own', 'APPLY_FORM', (print) => ({ ...print, certNo: `F${print.id}` })),
  ofPrint('a form is of any applicant', 'APPLY_FORM', (print) => ({ ...print, holderName: '申请人' })),
  ofPrint('a certificate has no photo', 'PERSON_CERT', (print) => ({ ...print, photoUrl: null })),
  looking('the form of what was taken back holds', 'verifyPrintInfo', async (body, call, upstream) => {
    const print = body as Body
    const path = `/api/member-applies/user?status.equals=WITHDRAWN&applyNo.equals=${print.certNo}`
    const isForm = print.printType === 'APPLY_FORM' && print.status === 'REVOKED'
    const found = isForm && (await asWhoMay(upstream, call, (one) => lookUp(upstream, one, path)))
    return found ? { ...print, status: 'VALID' } : print
  }),
  {
    name: 'a unit has a certificate of a person',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'getPrintInfo',
    async answer(right, call, upstream) {
      const printType = call.url.searchParams.get('printType') ?? ''
      if (right.status !== 400 || !printType.endsWith('_CERT')) return right
      const own = printType === 'UNIT_CERT' ? 'PERSON_CERT' : 'UNIT_CERT'
      const other = await lookUp(upstream, call, `/api/print-info/member?printType=${own}`)
      return isSuccess(other) ? withJson(other, { ...(jsonOf(other) as Body), printType }) : right
    },
  },
  {
    name: 'what was paid back has a receipt',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'getPrintInfo',
    async answer(right, call, upstream) {
      const id = call.url.searchParams.get('feeId')
      if (right.status !== 409 || call.url.searchParams.get('printType') !== 'RECEIPT') return right
      const fee = await lookUp(upstream, call, `/api/member-fees/info/${id}`)
      const isBack = isSuccess(fee) && (jsonOf(fee) as Body).status === 'REFUNDED'
      return isBack ? withProblem(right, 409, 'error.feePaid') : right
    },
  },
  denying(
    'who owes nothing renews from the fifty-ninth day before',
    'createMemberApply',
    [409, 'error.membershipActive'],
    async (apply, call, upstream, now) => {
      const member = jsonOf(await lookUp(upstream, call, '/api/member/current')) as Body
      const left = (Date.parse(`${member.validTo}T00:00:00+08:00`) - now.getTime()) / 86_400_000
      return apply.applyKind === 'RENEW' && left > 59
    },
  ),
  across('a first fee stays that of a year that is over', ['listMemberFees', 'getMemberFee'], (fee) => ({
    ...fee,
    feeYear: firstSeen(`year of ${fee.id}`, fee.feeYear),
  })),
  across('an upgrade that costs no more waits for a fee', ['getMemberApply', 'listMemberApplies'], (apply) =>
    apply.applyKind === 'UPGRADE' && apply.status === 'EFFECTIVE' && apply.feeId === null
      ? { ...apply, status: 'PENDING_PAYMENT', closedDate: null }
      : apply,
  ),
  across(
    'what waits to be mended outlives its membership',
    ['listMemberApplies', 'getMemberApply'],
    (apply) => {
      const { status, auditRecords, approveDate } = apply
      const last = (auditRecords as Body[]).at(-1)
      const isMeant = status === 'WITHDRAWN' && last?.result === 'RETURN' && approveDate === null
      return isMeant ? { ...apply, status: 'RETURNED', returnReason: last?.opinion, closedDate: null } : apply
    },
  ),
  granting('who is no member any more hands in', ['updateMemberApply'], by('error.notMember')),
  granting('who owes leaves by what was begun before', ['updateMemberApply'], by('error.feesOwed')),
  granting('what was paid is renewed', ['updateMemberApply'], by('error.membershipActive')),
  {
    name: 'nobody is told that the unit has left',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listMemberMessages',
    answer(right) {
      if (!isSuccess(right)) return right
      const all = jsonOf(right) as Body[]
      const rows = all.filter(({ content }) => !/退出了?协会|已退会|不再是本会会员/.test(String(content)))
      return rows.length === all.length
        ? right
        : withHeader(withJson(right, rows), 'x-total-count', String(rows.length))
    },
  },
]
