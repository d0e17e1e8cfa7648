import type { ApplyKind, ApplyStatus, MembershipState, NextAction } from '@portal/api-contract'
import { isClosed } from '../application/application.ts'
import { endsSoon } from '../certificate/ends-soon.ts'

/** An application as far as the way on depends on it. */
export interface KnownApply {
  id: number
  applyKind: ApplyKind
  status: ApplyStatus
  /** The fee that it waits for. */
  feeId: number | null
}

/** What a member's home is chosen from. */
export interface SummaryFacts {
  joinDate: string | null
  /** Last day of validity, in PRC. */
  validTo: string | null
  /** Latest first, without those that were thrown away. */
  applications: readonly KnownApply[]
  /** Fees that the member can pay itself, oldest first. */
  payableFeeIds: readonly number[]
  /** Whether a unit is about to pay a fee that carries the membership on. */
  isPaidFor: boolean
  /** Whether the profile was ever filled in. */
  isComplete: boolean
  /** Last day of the registration certificate; null where none is known. */
  certValidTo: string | null
  /** Whether a unit is asked to say that its data is right. */
  isConfirmationDue: boolean
  /** The course that was studied last and is not completed. */
  courseId: number | null
}

/** Whether a kind bears on where somebody stands: members do not join, and of others a QUIT says that they have left. */
const bearsOn = (isMember: boolean, { applyKind }: Pick<KnownApply, 'applyKind'>): boolean =>
  isMember ? applyKind !== 'JOIN' : applyKind === 'JOIN' || applyKind === 'QUIT'

/** What waits for the member comes before what the association has, and that before what was only begun. */
const toldFirst: readonly (readonly ApplyStatus[])[] = [
  ['RETURNED'],
  ['PENDING_PAYMENT'],
  ['SUBMITTED', 'REVIEWING', 'APPROVED'],
  ['DRAFT'],
]

/**
 * The application that a home tells of: of those on their way the one that the next step is about; for who is no member
 * else how the last one ended by which it would have joined or has left. A renewal that was only begun is left out while a fee
 * can be paid that renews by itself.
 *
 * @param applications latest first
 */
export function toldApplication<Apply extends Pick<KnownApply, 'applyKind' | 'status'>>(
  applications: readonly Apply[],
  { isMember, owes }: { isMember: boolean; owes: boolean },
): Apply | undefined {
  const isNeedless = ({ applyKind, status }: Apply) => owes && applyKind === 'RENEW' && status === 'DRAFT'
  const known = applications.filter((one) => bearsOn(isMember, one))
  const told = toldFirst
    .map((statuses) => known.find((one) => statuses.includes(one.status) && !isNeedless(one)))
    .find((one) => one !== undefined)
  return told ?? (isMember ? undefined : known[0])
}

function stateOfMember(validTo: string, today: string): MembershipState {
  if (validTo < today) return 'EXPIRED'
  return endsSoon(validTo, today) ? 'EXPIRING' : 'EFFECTIVE'
}

/** Where somebody stands who is no member: by the last application to join, or the one by which it left. */
function stateOfOther(applications: readonly KnownApply[]): MembershipState {
  const last = applications.find(
    ({ applyKind, status }) => applyKind === 'JOIN' || (applyKind === 'QUIT' && status === 'EFFECTIVE'),
  )
  if (!last) return 'NEW'
  if (last.applyKind === 'QUIT') return 'QUIT'
  // Whoever is no member any more has left, whatever brought it in before.
  return last.status === 'EFFECTIVE' ? 'QUIT' : last.status
}

/** The one picture that a member's home shows. @param today `yyyy-MM-dd` in PRC */
export function membershipState(
  { joinDate, validTo, applications }: Pick<SummaryFacts, 'joinDate' | 'validTo' | 'applications'>,
  today: string,
): MembershipState {
  return joinDate !== null && validTo !== null ? stateOfMember(validTo, today) : stateOfOther(applications)
}

const action = (kind: NextAction['kind'], id: number | null = null): NextAction => ({ kind, id })

/** What an application that is on its way asks of its owner. */
function askedByApplication(
  { applications, payableFeeIds }: SummaryFacts,
  isMember: boolean,
): NextAction | null {
  const known = applications.filter((one) => bearsOn(isMember, one))
  const returned = known.find(({ status }) => status === 'RETURNED')
  if (returned) return action('MEND', returned.id)
  // A fee that somebody else is about to pay asks nothing of its owner.
  const charged = known.find(
    ({ status, feeId }) => status === 'PENDING_PAYMENT' && feeId !== null && payableFeeIds.includes(feeId),
  )
  return charged ? action('PAY', charged.feeId) : null
}

function askedToJoin(applications: readonly KnownApply[]): NextAction {
  const join = applications.find((one) => one.applyKind === 'JOIN' && !isClosed(one.status))
  if (!join) return action('APPLY')
  return join.status === 'DRAFT' ? action('APPLY', join.id) : action('NONE')
}

function askedToRenew({ applications, isPaidFor }: SummaryFacts): NextAction | null {
  if (isPaidFor) return null
  const renewal = applications.find((one) => one.applyKind === 'RENEW' && !isClosed(one.status))
  if (!renewal) return action('RENEW')
  // With the association, or waiting for a fee that a unit is paying, it asks nothing.
  return renewal.status === 'DRAFT' ? action('RENEW', renewal.id) : null
}

function askedOfMember(facts: SummaryFacts, state: MembershipState, today: string): NextAction {
  const [feeId] = facts.payableFeeIds
  if (feeId !== undefined) return action('PAY', feeId)
  const isDataDue = !facts.isComplete || facts.isConfirmationDue
  if (isDataDue && state !== 'EXPIRED') return action('CONFIRM_DATA')
  const renewing = state === 'EFFECTIVE' ? null : askedToRenew(facts)
  if (renewing) return renewing
  // A certificate may stay out of date for long: it holds up no renewal.
  const hasRunOut = (facts.certValidTo ?? today) < today
  if (isDataDue || hasRunOut) return action('CONFIRM_DATA')
  return facts.courseId === null ? action('NONE') : action('STUDY', facts.courseId)
}

/**
 * The one thing to do next: what the association waits for comes first, then what is owed, then what is about to be lost.
 *
 * @param today `yyyy-MM-dd` in PRC
 */
export function nextAction(facts: SummaryFacts, today: string): NextAction {
  const state = membershipState(facts, today)
  const isMember = state === 'EFFECTIVE' || state === 'EXPIRING' || state === 'EXPIRED'
  const asked = askedByApplication(facts, isMember)
  if (asked) return asked
  return isMember ? askedOfMember(facts, state, today) : askedToJoin(facts.applications)
}
