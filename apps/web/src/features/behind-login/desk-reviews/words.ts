import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type {
  ApplyKind,
  DeskApplication,
  DeskResult,
  DeskReviewStatus,
  MaterialType,
} from '@portal/api-contract'
import type { States } from '../../../lib/chakra/state-badge.tsx'

export const kindNames: Record<ApplyKind, MessageDescriptor> = {
  JOIN: msg`入会申请`,
  RENEW: msg`续会申请`,
  CHANGE: msg`信息变更`,
  UPGRADE: msg`等级晋升`,
  QUIT: msg`退会申请`,
}

export const nodeNames: Record<string, MessageDescriptor> = {
  初审: msg`初审`,
  复审: msg`复审`,
  理事会: msg`理事会审议`,
}

export const materialNames: Record<MaterialType, MessageDescriptor> = {
  营业执照: msg`营业执照`,
  盖章申请表: msg`盖章的申请表`,
  注册证: msg`注册证书`,
  身份证: msg`身份证`,
  其他: msg`其他证明材料`,
}

export const resultNames: Record<DeskResult, MessageDescriptor> = {
  APPROVE: msg`通过`,
  RETURN: msg`退回补正`,
  REJECT: msg`不予通过`,
}

/** The same decisions while they are to be taken. */
export const decisionWords: Record<DeskResult, MessageDescriptor> = {
  APPROVE: msg({ message: '通过', context: 'a decision to take' }),
  RETURN: msg({ message: '退回补正', context: 'a decision to take' }),
  REJECT: msg({ message: '不予通过', context: 'a decision to take' }),
}

export const resultTones = { APPROVE: 'success', RETURN: 'warning', REJECT: 'danger' } as const

export const reviewStates: States<DeskReviewStatus> = {
  PENDING: { tone: 'info', label: msg`待办理` },
  APPROVED: { tone: 'success', label: msg`已通过` },
  RETURNED: { tone: 'warning', label: msg`已退回` },
  REJECTED: { tone: 'danger', label: msg`未通过` },
}

/** What the system looked at, and what it says where it found something. */
export const checkNames: Record<DeskApplication['checks'][number]['check'], MessageDescriptor> = {
  CREDIT_CODE: msg`统一社会信用代码校验`,
  ID_NUMBER: msg`身份证号码校验`,
  DUPLICATES: msg`名称与号码查重`,
  CERTIFICATE_DATES: msg`注册证书有效期`,
  COMPLETENESS: msg`资料完整`,
  MATERIALS: msg`材料种类`,
  FEES: msg`会费结清`,
}
