import type { ApplyStatus, AuditNode } from '@portal/api-contract'
import { allowed, refused, type Transition } from '../transition.ts'

/**
 * SUBMIT and WITHDRAW by the member; PASS, RETURN and REJECT at a review; CHARGE an approved one waits for its fee;
 * TAKE_EFFECT what was applied for is so; LAPSE the membership that it was about has ended.
 */
export type ApplicationEvent =
  | 'SUBMIT'
  | 'WITHDRAW'
  | 'PASS'
  | 'RETURN'
  | 'REJECT'
  | 'CHARGE'
  | 'TAKE_EFFECT'
  | 'LAPSE'

/** Codes that the problem of a refused event carries. */
export type ApplicationRefusal =
  | 'error.applicationDraft'
  | 'error.applicationUnderReview'
  | 'error.applicationApproved'
  | 'error.applicationClosed'

/** Where an application stands; `node` is the review that it waits for. */
export interface ApplicationState {
  status: ApplyStatus
  node: AuditNode | null
}

/** The association's reviews in their order. */
export const auditNodes: readonly AuditNode[] = ['初审', '复审', '理事会']

/** Who decides at each review. */
export const auditors: Readonly<Record<AuditNode, string>> = {
  初审: '协会秘书处',
  复审: '会员部',
  理事会: '协会理事会',
}

export const isEditable = (status: ApplyStatus): boolean => status === 'DRAFT' || status === 'RETURNED'

export const isUnderReview = (status: ApplyStatus): boolean =>
  status === 'SUBMITTED' || status === 'REVIEWING'

const refusals: Record<ApplyStatus, ApplicationRefusal> = {
  DRAFT: 'error.applicationDraft',
  RETURNED: 'error.applicationDraft',
  SUBMITTED: 'error.applicationUnderReview',
  REVIEWING: 'error.applicationUnderReview',
  APPROVED: 'error.applicationApproved',
  PENDING_PAYMENT: 'error.applicationApproved',
  EFFECTIVE: 'error.applicationClosed',
  REJECTED: 'error.applicationClosed',
  WITHDRAWN: 'error.applicationClosed',
}

const at = (status: ApplyStatus, node: AuditNode | null = null): ApplicationState => ({ status, node })

function afterPassing(node: AuditNode | null): ApplicationState {
  const next = node && auditNodes[auditNodes.indexOf(node) + 1]
  return next ? at('REVIEWING', next) : at('APPROVED')
}

/** Whether an application has ended. */
export const isClosed = (status: ApplyStatus): boolean => refusals[status] === 'error.applicationClosed'

function nextState({ status, node }: ApplicationState, event: ApplicationEvent): ApplicationState | null {
  if (event === 'SUBMIT') return isEditable(status) ? at('SUBMITTED', '初审') : null
  if (event === 'WITHDRAW') return status === 'SUBMITTED' ? at('WITHDRAWN') : null
  // A draft was never handed in: it stays with its writer.
  if (event === 'LAPSE') return isClosed(status) || status === 'DRAFT' ? null : at('WITHDRAWN')
  if (event === 'CHARGE') return status === 'APPROVED' ? at('PENDING_PAYMENT') : null
  if (event === 'TAKE_EFFECT')
    return status === 'APPROVED' || status === 'PENDING_PAYMENT' ? at('EFFECTIVE') : null
  if (!isUnderReview(status)) return null
  if (event === 'PASS') return afterPassing(node)
  return at(event === 'RETURN' ? 'RETURNED' : 'REJECTED')
}

/**
 * The life of an application: DRAFT → SUBMITTED → REVIEWING → RETURNED (→ SUBMITTED) | REJECTED | APPROVED →
 * PENDING_PAYMENT → EFFECTIVE, or straight to EFFECTIVE where nothing is to be paid; WITHDRAWN from SUBMITTED, and from all
 * that was handed in and is open when its owner leaves.
 */
export function applicationAfter(
  state: ApplicationState,
  event: ApplicationEvent,
): Transition<ApplicationState, ApplicationRefusal> {
  const next = nextState(state, event)
  return next ? allowed(next) : refused(refusals[state.status])
}
