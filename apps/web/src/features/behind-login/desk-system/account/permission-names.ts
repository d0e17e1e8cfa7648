import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { PermissionName } from '@portal/api-contract'
import { wordOf } from '../../../../lib/content/words/word-of.ts'

/** The parts of the desk, by the permissions that open them. */
const names: Partial<Record<PermissionName, MessageDescriptor>> = {
  'desk.analysis': msg`数据分析`,
  'desk.applications': msg`会员申请审核`,
  'desk.banners': msg`横幅管理`,
  'desk.courses': msg`课程、学时与活动`,
  'desk.dictionaries': msg`栏目与导航`,
  'desk.experts': msg`专家申请审核`,
  'desk.fees': msg`会费管理`,
  'desk.invoices': msg`发票管理`,
  'desk.jobs': msg`求职信息审核`,
  'desk.log': msg`操作日志`,
  'desk.members': msg`会员名录`,
  'desk.monitor': msg`运行监控`,
  'desk.news': msg`资讯与造价信息`,
  'desk.orders': msg`订单管理`,
  'desk.refunds': msg`退款管理`,
  'desk.roles': msg`角色管理`,
  'desk.sites': msg`微网站审核`,
  'desk.transfers': msg`转账确认`,
  'desk.users': msg`用户管理`,
  'desk.workplace': msg`工作台`,
}

/** The departments that mostly have them. */
const groups: Record<string, MessageDescriptor> = {
  概览: msg`概览`,
  会员: msg`会员`,
  财务: msg`财务`,
  培训: msg`培训`,
  内容: msg`内容`,
  系统: msg`系统`,
}

/**
 * Names a permission in the reader's language.
 *
 * @param title what the backend calls it: one that it added later is shown as that
 */
export function permissionName(i18n: I18n, name: string, title = name): string {
  const known = names[name as PermissionName]
  return known ? i18n._(known) : title
}

/** The same as a function for a component. */
export function usePermissionNames(): (name: PermissionName, title?: string) => string {
  const { i18n } = useLingui()
  return (name, title) => permissionName(i18n, name, title)
}

/** Names what permissions belong to in the reader's language. */
export function useGroupNames(): (group: string) => string {
  const { i18n } = useLingui()
  return (group) => i18n._(wordOf(groups, group))
}
