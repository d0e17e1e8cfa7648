import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatDateTime } from '@portal/i18n'
import { applyStates, orderStates } from '../../../../lib/chakra/desk/record-words.ts'
import { memberWord } from '../../../../lib/membership/member-words.tsx'
import { permissionName } from '../account/permission-names.ts'

/** What the log calls the fields that are changed most; others keep the contract's name. */
const fieldNames: Record<string, MessageDescriptor> = {
  status: msg`状态`,
  state: msg`状态`,
  node: msg`环节`,
  reasons: msg`需要补正的项目`,
  transfer: msg`退款转账`,
  payAccount: msg`付款账号`,
  receiverType: msg`收款账户类型`,
  receiverAccount: msg`收款账号`,
  receiverName: msg`收款人名称`,
  amount: msg`金额`,
  transferredAt: msg`转账时间`,
  staffName: msg`操作人`,
  order: msg`顺序`,
  name: msg`名称`,
  dictName: msg`名称`,
  title: msg`标题`,
  summary: msg`摘要`,
  description: msg`说明`,
  permissions: msg`权限`,
  roleIds: msg`角色`,
  username: msg`登录账号`,
  phone: msg`手机号码`,
  email: msg`电子邮箱`,
  isDisabled: msg`停用`,
  isNavigation: msg`在导航中显示`,
  memberLevel: msg`会员等级`,
  publishDate: msg`发布时间`,
  columns: msg`栏目`,
  coverUrl: msg`封面`,
  attachments: msg`附件`,
  content: msg`正文`,
  version: msg`版本`,
  price: msg`价格`,
  creditHours: msg`学时`,
  year: msg`年度`,
  category: msg`类别`,
  teacher: msg`讲师`,
  chapters: msg`章节`,
  test: msg`测验`,
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** Names a field. */
export const fieldName = (i18n: I18n, field: string): string => {
  const known = fieldNames[field]
  return known ? i18n._(known) : field
}

/** A value of a field in words: states and levels by their names, lists by their parts, an empty one as a dash. @param roleNames by their ids */
export function fieldValue(
  i18n: I18n,
  field: string,
  value: unknown,
  roleNames?: ReadonlyMap<unknown, string>,
): string {
  if (value === undefined || value === null || value === '') return '—'
  if (Array.isArray(value))
    return value.map((one) => fieldValue(i18n, field, one, roleNames)).join('、') || '—'
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, part]) => `${fieldName(i18n, name)}：${fieldValue(i18n, name, part)}`)
      .join('\n')
  if (typeof value === 'boolean' || /^is[A-Z]/.test(field)) return Number(value) ? i18n._(yes) : i18n._(no)
  const text = String(value)
  if (field === 'status' || field === 'state') return stateName(i18n, text)
  if (field === 'receiverType') return i18n._(text === 'BANK' ? msg`银行账户` : msg`支付宝`)
  if (field === 'roleIds') return roleNames?.get(value) ?? text
  if (field === 'permissions') return permissionName(i18n, text)
  if (field === 'memberLevel') return memberWord(i18n, text)
  return instant.test(text) ? formatDateTime(text) : text
}

const yes = msg`是`
const no = msg`否`

/** Of whatever the log is about: where two kinds of records have a state of one name, it means the same. */
const states: Readonly<Record<string, { label: MessageDescriptor }>> = {
  ...orderStates,
  ...applyStates,
  // What is reviewed.
  PENDING: { label: msg`待办理` },
  // Articles.
  PUBLISHED: { label: msg`已发布` },
  OFFLINE: { label: msg`已撤回` },
  // Courses.
  ON_SALE: { label: msg`报名中` },
  SALE_ENDED: { label: msg`报名已截止` },
  // Activities.
  UPCOMING: { label: msg`即将开始` },
  SIGNUP: { label: msg`报名中` },
  ONGOING: { label: msg`进行中` },
  ENDED: { label: msg`已结束` },
  CANCELLED: { label: msg`已取消` },
}

const stateName = (i18n: I18n, state: string): string => {
  const known = states[state]
  return known ? i18n._(known.label) : state
}
