import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ApplyKind, ApplyStatus, CurrentMember, MaterialType, MemberApply } from '@portal/api-contract'
import type { States } from '../../../lib/chakra/state-badge.tsx'
import { daysLeft, renewalDays } from '../../../lib/dates/days-left.ts'
import { personLevels, unitLevels } from '../../../lib/membership/member-kinds.ts'

export const kindNames: Record<ApplyKind, MessageDescriptor> = {
  JOIN: msg`入会申请`,
  RENEW: msg`续会申请`,
  CHANGE: msg`信息变更`,
  UPGRADE: msg`等级晋升`,
  QUIT: msg`退会申请`,
}

/** What each kind is for, in a sentence. */
export const kindPurposes: Record<ApplyKind, MessageDescriptor> = {
  JOIN: msg`提交资料，经审核并缴纳首年会费后成为会员。`,
  RENEW: msg`会籍到期前 60 天起可以办理，资料有变化的一并更新。`,
  CHANGE: msg`名称、证件号码、法定代表人等登记事项变更，生效后换发证书。`,
  UPGRADE: msg`申请更高的会员等级，生效时补缴本年度会费差额。`,
  QUIT: msg`结清会费后终止会籍，证书同时作废。`,
}

export const statusStates: States<ApplyStatus> = {
  DRAFT: { tone: 'neutral', label: msg`草稿` },
  SUBMITTED: { tone: 'info', label: msg`待初审` },
  REVIEWING: { tone: 'info', label: msg`审核中` },
  RETURNED: { tone: 'warning', label: msg`退回补正` },
  REJECTED: { tone: 'danger', label: msg`未通过` },
  APPROVED: { tone: 'success', label: msg`已批准` },
  PENDING_PAYMENT: { tone: 'warning', label: msg`待缴费` },
  EFFECTIVE: { tone: 'success', label: msg`已生效` },
  WITHDRAWN: { tone: 'neutral', label: msg`已撤回` },
}

export const materialNames: Record<MaterialType, MessageDescriptor> = {
  营业执照: msg`营业执照`,
  盖章申请表: msg`盖章的申请表`,
  注册证: msg`注册证书`,
  身份证: msg`身份证`,
  其他: msg`其他证明材料`,
}

export const nodeNames: Record<MemberApply['auditRecords'][number]['node'], MessageDescriptor> = {
  初审: msg`初审`,
  复审: msg`复审`,
  理事会: msg`理事会审议`,
}

/** Applications that have not ended; there is one of a kind at most. */
export const isOpenApply = ({ status }: Pick<MemberApply, 'status'>): boolean =>
  !['REJECTED', 'EFFECTIVE', 'WITHDRAWN'].includes(status)

/** The application of a kind that has not ended, if there is one. */
export const openOf = (applies: readonly MemberApply[], kind: ApplyKind): MemberApply | undefined =>
  applies.find((apply) => apply.applyKind === kind && isOpenApply(apply))

/** The kinds that somebody may begin, by where the membership stands. */
const kindsOf: Record<CurrentMember['membershipStatus'], readonly ApplyKind[]> = {
  APPLYING: ['JOIN'],
  ACTIVE: ['CHANGE', 'UPGRADE', 'QUIT'],
  ARREARS: ['RENEW', 'CHANGE', 'UPGRADE', 'QUIT'],
  EXPIRED: ['RENEW', 'CHANGE', 'QUIT'],
}

const highestLevels: readonly string[] = [unitLevels[0], personLevels[3]]

type Standing = Pick<CurrentMember, 'membershipStatus' | 'memberLevel' | 'validTo'>

/** Who owes nothing renews in the last 60 days of the membership. */
const mayRenewEarly = ({ membershipStatus, validTo }: Standing): boolean =>
  membershipStatus === 'ACTIVE' && validTo !== null && daysLeft(validTo) <= renewalDays

/** The kinds that a member may begin; nobody rises above the highest level. */
export function kindsFor(member: Standing): readonly ApplyKind[] {
  const isHighest = highestLevels.includes(member.memberLevel ?? '')
  const kinds = (kindsOf[member.membershipStatus] ?? []).filter((kind) => kind !== 'UPGRADE' || !isHighest)
  return mayRenewEarly(member) ? ['RENEW', ...kinds] : kinds
}

/** Whether it is the applicant's to go on with. */
export const isEditable = ({ status }: Pick<MemberApply, 'status'>): boolean =>
  status === 'DRAFT' || status === 'RETURNED'
