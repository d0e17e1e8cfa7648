import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Tender } from '@portal/api-contract'
import type { BudgetBand, DeadlineBand } from './tenders-search.ts'

export const tenderTypeNames: Record<Tender['tenderType'], MessageDescriptor> = {
  造价咨询: msg`造价咨询`,
  招标代理: msg`招标代理`,
  全过程咨询: msg`全过程咨询`,
  工程监理: msg`工程监理`,
  工程施工: msg`工程施工`,
  软件服务: msg`软件服务`,
}

export const budgetNames: Record<BudgetBand, MessageDescriptor> = {
  small: msg`50 万元以下`,
  middle: msg`50 万至 200 万元`,
  large: msg`200 万至 1000 万元`,
  huge: msg`1000 万元以上`,
  unpublished: msg`未公布限价`,
}

export const deadlineNames: Record<DeadlineBand, MessageDescriptor> = {
  open: msg`尚未截止`,
  week: msg`7 日内截止`,
  month: msg`30 日内截止`,
  closed: msg`已截止`,
}
