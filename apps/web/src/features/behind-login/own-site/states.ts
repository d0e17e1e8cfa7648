import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OwnerType, OwnSite } from '@portal/api-contract'
import type { States } from '../../../lib/chakra/state-badge.tsx'
import type { ItemKind, ItemStatus } from './own-site-search.ts'

export const siteStates: States<OwnSite['status']> = {
  DRAFT: { tone: 'neutral', label: msg`未提交` },
  SUBMITTED: { tone: 'warning', label: msg`审核中` },
  PUBLISHED: { tone: 'success', label: msg`已通过` },
  RETURNED: { tone: 'danger', label: msg`已退回` },
}

export const itemStates: States<ItemStatus> = {
  DRAFT: { tone: 'neutral', label: msg`草稿` },
  SUBMITTED: { tone: 'warning', label: msg`审核中` },
  PUBLISHED: { tone: 'success', label: msg`已发布` },
  RETURNED: { tone: 'danger', label: msg`已退回` },
  REJECTED: { tone: 'danger', label: msg`未通过` },
}

/** What each kind is called on a unit's site, and on a person's. */
export const kindNames: Record<OwnerType, Partial<Record<ItemKind, MessageDescriptor>>> = {
  UNIT: { NEWS: msg`会员动态`, CONSTRUCT: msg`典型案例`, CERTIFICATE: msg`会员荣誉` },
  PERSON: {
    NEWS: msg`个人资讯`,
    CONSTRUCT: msg`经典案例`,
    CERTIFICATE: msg`荣誉展示`,
    ACHIEVE: msg`工作业绩`,
    PROF: msg`执业资格`,
  },
}

/** The kinds that a member can show with their names, in the order of the site's tabs. */
export const kindsOf = (owner: OwnerType) =>
  Object.entries(kindNames[owner]).map(([kind, name]) => ({ kind: kind as ItemKind, name }))
