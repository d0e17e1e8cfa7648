import type { ApplyKind, ApplyStatus, AuditNode, MemberSummary } from '@portal/api-contract'

/** An application as a home knows it. */
export type HomeApply = NonNullable<MemberSummary['application']>

export type StepName = 'submit' | AuditNode | 'pay' | 'effect'

export interface ApplyStep {
  name: StepName
  /** `stopped` where it was returned, refused or taken back. */
  mark: 'done' | 'now' | 'stopped' | 'ahead'
  /** When it was done; null while it is not, and where nobody noted it. */
  date: string | null
  /** Who has it now, or the unit that pays for its owner; null of the steps that nobody is at. */
  holder: 'member' | 'association' | 'unit' | null
}

const reviews: readonly AuditNode[] = ['初审', '复审', '理事会']

/** Kinds that take effect by a payment. */
const charged: readonly ApplyKind[] = ['JOIN', 'RENEW', 'UPGRADE']

const holders: Partial<Record<ApplyStatus, ApplyStep['holder']>> = {
  DRAFT: 'member',
  RETURNED: 'member',
  PENDING_PAYMENT: 'member',
  SUBMITTED: 'association',
  REVIEWING: 'association',
  APPROVED: 'association',
}

const holderOf = (status: ApplyStatus, isPaidByUnit: boolean): ApplyStep['holder'] =>
  status === 'PENDING_PAYMENT' && isPaidByUnit ? 'unit' : (holders[status] ?? null)

const stopped: readonly ApplyStatus[] = ['RETURNED', 'REJECTED', 'WITHDRAWN']

/** The decisions since it was last handed in: what was returned before says nothing about this round. */
const decisionsOf = ({ auditRecords, submitDate }: HomeApply) =>
  auditRecords.filter(({ time }) => submitDate === null || time >= submitDate)

/** The step that an application is at; null once it took effect. */
function stepAt(application: HomeApply, names: readonly StepName[]): StepName | null {
  const { status, node } = application
  const decided = decisionsOf(application).at(-1)?.node
  if (status === 'EFFECTIVE') return null
  if (status === 'APPROVED' || status === 'PENDING_PAYMENT') return names.includes('pay') ? 'pay' : 'effect'
  if (status === 'SUBMITTED' || status === 'REVIEWING') return node ?? '初审'
  if (status === 'RETURNED' || status === 'REJECTED') return decided ?? '初审'
  return 'submit'
}

/**
 * The way of an application from its sender to taking effect: what is done and when, where it is, who has it.
 *
 * @param isPaidByUnit whether a unit is about to pay its fee
 */
export function applySteps(application: HomeApply, isPaidByUnit = false): ApplyStep[] {
  const { applyKind, status, submitDate, closedDate } = application
  const names: StepName[] = [
    'submit',
    ...reviews,
    ...(charged.includes(applyKind) ? ['pay' as const] : []),
    'effect',
  ]
  const at = stepAt(application, names)
  const place = at === null ? names.length : names.indexOf(at)
  const dates = new Map<StepName, string | null>([
    ['submit', submitDate],
    ...decisionsOf(application).map(({ node, time }) => [node, time] as const),
    ['effect', closedDate ?? null],
  ])
  return names.map((name, index) => {
    const isHere = index === place
    const mark = isHere ? (stopped.includes(status) ? 'stopped' : 'now') : index < place ? 'done' : 'ahead'
    const isDated = mark === 'done' || mark === 'stopped'
    return {
      name,
      mark,
      date: isDated ? (dates.get(name) ?? null) : null,
      holder: isHere ? holderOf(status, isPaidByUnit) : null,
    }
  })
}
