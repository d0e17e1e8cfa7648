import type { ApplyKind, OwnerType } from '@portal/api-contract'
import type { MembershipStatus } from '../member/membership.ts'

/** Codes that the problem of an application for something that cannot be had carries. */
export type KindRefusal =
  | 'error.alreadyMember'
  | 'error.notMember'
  | 'error.membershipActive'
  | 'error.feesOwed'
  | 'error.levelNotHigher'

/** What an applicant is to the association right now. */
export interface Standing {
  ownerType: OwnerType
  membershipStatus: MembershipStatus
  memberLevel: string | null
  /** Fees that are UNPAID, OVERDUE or PAYING. */
  owedCount: number
  /** Whether the membership is in its last 60 days. */
  endsSoon: boolean
}

/** Lowest first. */
const levels: Readonly<Record<OwnerType, readonly string[]>> = {
  UNIT: ['会员单位', '理事单位', '常务理事单位', '副会长单位', '会长单位'],
  PERSON: ['会员', '资深会员', '理事', '常务理事'],
}

/** The levels that there are, lowest first. */
export const levelsOf = (ownerType: OwnerType): readonly string[] => levels[ownerType]

/** The level that everybody joins at. */
export const firstLevel = (ownerType: OwnerType): string => levels[ownerType][0] ?? ''

export const isHigherLevel = (ownerType: OwnerType, level: string, than: string): boolean =>
  levels[ownerType].indexOf(level) > levels[ownerType].indexOf(than)

/** Kinds that take effect when the year's fee is paid. */
export const isCharged = (kind: ApplyKind): boolean =>
  kind === 'JOIN' || kind === 'RENEW' || kind === 'UPGRADE'

function refusalOfMember(
  kind: ApplyKind,
  standing: Standing,
  targetLevel: string | null,
): KindRefusal | null {
  const { ownerType, membershipStatus, memberLevel, owedCount, endsSoon } = standing
  if (kind === 'RENEW' && membershipStatus === 'ACTIVE' && !endsSoon) return 'error.membershipActive'
  if (kind === 'QUIT' && owedCount > 0) return 'error.feesOwed'
  if (kind === 'UPGRADE' && targetLevel !== null && !isHigherLevel(ownerType, targetLevel, memberLevel ?? ''))
    return 'error.levelNotHigher'
  return null
}

/**
 * Why somebody may not apply for this; null when nothing stands against it. Only who is no member joins, only a member does
 * anything else; who owes nothing has nothing to renew before the last 60 days, and who owes does not leave.
 */
export function kindRefusal(
  kind: ApplyKind,
  standing: Standing,
  targetLevel: string | null,
): KindRefusal | null {
  const isMember = standing.membershipStatus !== 'APPLYING'
  if (kind === 'JOIN') return isMember ? 'error.alreadyMember' : null
  return isMember ? refusalOfMember(kind, standing, targetLevel) : 'error.notMember'
}
