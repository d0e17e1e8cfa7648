import {
  type ApplyKind,
  type CurrentMember,
  type MemberApply,
  type MemberFee,
  type OwnerType,
  type PortalClient,
  unwrap,
} from '@portal/api-contract'

/** What an account is to the association, as far as it decides what it may apply for. */
export interface Standing {
  ownerType: OwnerType
  member: CurrentMember
  applications: MemberApply[]
  fees: MemberFee[]
}

/** Looks up where an account stands. */
export async function standingOf(client: PortalClient): Promise<Standing> {
  const params = { query: { size: 2000 } }
  const member = await unwrap(client.GET('/api/member/current'))
  const fees = client.GET('/api/member-fees/user', { params })
  return {
    ownerType: member.role === 'memberCompany' ? 'UNIT' : 'PERSON',
    member,
    applications: await unwrap(client.GET('/api/member-applies/user', { params })),
    // Who has no permission to pay has nothing to pay.
    fees: (await fees).data ?? [],
  }
}

const isOpen = ({ status }: MemberApply): boolean =>
  ['DRAFT', 'SUBMITTED', 'REVIEWING', 'RETURNED', 'APPROVED', 'PENDING_PAYMENT'].includes(status)

const owedStatuses: readonly string[] = ['UNPAID', 'OVERDUE', 'PAYING']

/** Codes of what an account may not apply for, each with whether the account stands so that it is the rule. */
const rules: Record<string, (standing: Standing, applyKind: ApplyKind) => boolean> = {
  'error.alreadyMember': ({ member }, kind) => kind === 'JOIN' && member.membershipStatus !== 'APPLYING',
  'error.notMember': ({ member }, kind) => kind !== 'JOIN' && member.membershipStatus === 'APPLYING',
  'error.membershipActive': ({ member }, kind) => kind === 'RENEW' && member.membershipStatus === 'ACTIVE',
  'error.feesOwed': ({ fees }, kind) =>
    kind === 'QUIT' && fees.some(({ status }) => owedStatuses.includes(status)),
  'error.levelNotHigher': ({ member }, kind) =>
    kind === 'UPGRADE' && ['会长单位', '常务理事'].includes(member.memberLevel ?? ''),
  'error.applicationOpen': ({ applications }, kind) =>
    applications.some((one) => one.applyKind === kind && isOpen(one)),
}

/** Why an account could not send an application that was refused with 409; null where no rule of its standing says so. */
export function excuseOf(standing: Standing, applyKind: ApplyKind, problem: unknown): string | null {
  const { message = '' } = (problem ?? {}) as { message?: string }
  return rules[message]?.(standing, applyKind) ? `the member may not apply for it: ${message}` : null
}
