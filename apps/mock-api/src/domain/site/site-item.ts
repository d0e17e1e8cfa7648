import type { SiteItemStatus } from '@portal/api-contract'
import { toPlainText } from '../text/plain-text.ts'
import { allowed, refused, type Transition } from '../transition.ts'

/** What its author and the association do to an item of a mini-site. */
export type SiteItemEvent = 'SAVE' | 'SUBMIT' | 'APPROVE' | 'RETURN' | 'REJECT'
export type SiteItemRefusal = 'REJECTED' | 'NOT_SUBMITTED'

export interface SiteItemState {
  status: SiteItemStatus
  /** A text of it is published, whatever becomes of the newer one. */
  isVisible: boolean
}

const decided = ({ isVisible }: SiteItemState): Record<string, SiteItemStatus> => ({
  APPROVE: 'PUBLISHED',
  RETURN: 'RETURNED',
  // The new text of a published item is rejected, and the old one stays published.
  REJECT: isVisible ? 'PUBLISHED' : 'REJECTED',
})

/**
 * The state of the author's text after an event: DRAFT → SUBMITTED → PUBLISHED, RETURNED or REJECTED. Only what is
 * rejected is closed to its author; only what is submitted can be decided.
 */
export function siteItemAfter(
  item: SiteItemState,
  event: SiteItemEvent,
): Transition<SiteItemStatus, SiteItemRefusal> {
  if (event === 'SAVE' || event === 'SUBMIT') {
    if (item.status === 'REJECTED') return refused('REJECTED')
    return allowed(event === 'SAVE' ? 'DRAFT' : 'SUBMITTED')
  }
  const next = decided(item)[event]
  return item.status === 'SUBMITTED' && next ? allowed(next) : refused('NOT_SUBMITTED')
}

/** Words that an advertisement must not praise itself with. Source: 广告法 第九条（三） */
const absolutes = ['国家级', '最高级', '最佳', '第一品牌', '绝无仅有']
const leastLength = 10

/** The decision by rule, with its reason. */
export function siteItemDecision(item: { title: string; content: string }): {
  result: 'APPROVE' | 'RETURN'
  opinion: string
} {
  const text = toPlainText(item.content)
  const found = absolutes.find((word) => item.title.includes(word) || text.includes(word))
  if (found !== undefined)
    return { result: 'RETURN', opinion: `含有广告法禁止的绝对化用语“${found}”，请修改后重新提交。` }
  if (text.length < leastLength) return { result: 'RETURN', opinion: '正文过短，请补充具体内容后重新提交。' }
  return { result: 'APPROVE', opinion: '同意发布。' }
}

/** Kinds that a member may show: qualifications and personal work belong to persons. */
export const itemKindsOf = (ownerType: 'UNIT' | 'PERSON'): readonly string[] =>
  ownerType === 'UNIT'
    ? ['NEWS', 'CONSTRUCT', 'CERTIFICATE']
    : ['NEWS', 'CONSTRUCT', 'CERTIFICATE', 'ACHIEVE', 'PROF']
