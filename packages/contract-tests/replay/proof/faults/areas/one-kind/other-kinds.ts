import type { OperationId } from '@portal/api-contract/document'
import type { MismatchKind } from '../../../../mismatch.ts'
import { type Call, idIn, jsonOf, sentIn } from '../../../answer.ts'
import { type Fault, isSuccess, type Upstream } from '../../../fault.ts'
import { letting, lookUp } from '../lessons.ts'

/** Where a backend that keeps two kinds of records in one table finds those of the other kind. */
const others: Partial<Record<string, string>> = {
  getFeeNews: '/api/public/info-news-detail/',
  getDeskFeeNews: '/api/admin/news/',
  getDeskNews: '/api/admin/fee-news/',
  getMemberItem: '/api/public/company-news/',
}

/** Whether a unit calls. */
export async function isUnit(call: Call, upstream: Upstream): Promise<boolean> {
  const member = jsonOf(await lookUp(upstream, call, '/api/member/current')) as { role?: string }
  return member.role === 'memberCompany'
}

/** A refusal of whose membership has ended, which a backend has for persons alone. */
const forUnits = (operation: OperationId, code: string, kind: MismatchKind): Fault => ({
  ...letting(
    `a unit whose membership has ended is taken for a member: ${operation}`,
    operation,
    code,
    isUnit,
  ),
  detectedAs: [kind],
})

/** Faults of a backend that looks for an id in a table, whatever kind of record it asks for, and has a rule for one kind alone. */
export const otherKindFaults: Fault[] = [
  {
    name: 'an id of another kind of record is read',
    detectedAs: ['not refused'],
    fits: ({ id }) => others[id] !== undefined,
    async answer(right, call, upstream, { id }) {
      if (right.status !== 404) return right
      const other = await lookUp(upstream, call, `${others[id]}${idIn(call)}`)
      return isSuccess(other) ? other : right
    },
  },
  forUnits('signUpForActivity', 'error.membershipExpired', 'role'),
  forUnits('getPrintInfo', 'error.membershipNotValid', 'not refused'),
  letting(
    'what is mended of an invoice is held to no rule of its kind',
    'reviseInvoiceApplication',
    'error.validation',
    async (call) => sentIn(call).invoiceKind === 'E_SPECIAL',
  ),
]
