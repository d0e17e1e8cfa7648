import type { MenuItem, PermissionName } from '@portal/api-contract'
import { type Entry, itemsOf, type Layout } from '../account/menu.ts'

const page = (path: string, title: string, authority: PermissionName[], icon?: string): Entry => {
  const name = path.slice(1).replaceAll('/', '-')
  return { name, path, title, component: name, authority, ...(icon && { icon }) }
}

const hidden = (path: string, title: string, authority: PermissionName[]): Entry => ({
  ...page(path, title, authority),
  name: path.slice(1).replaceAll('/{', '-').replaceAll('}', '').replaceAll('/', '-'),
  isHidden: true,
})

const group = (path: string, title: string, icon: string, entries: Entry[]): Layout => ({
  ...page(path, title, [], icon),
  component: 'DeskLayout',
  redirect: entries[0]?.path ?? '',
  entries,
})

const groups: readonly Layout[] = [
  group('/dashboard', '仪表盘', 'dashboard', [
    page('/dashboard/analysis', '分析页', ['desk.analysis'], 'line-chart'),
    page('/dashboard/workplace', '工作台', ['desk.workplace'], 'desktop'),
    page('/dashboard/monitor', '监控页', ['desk.monitor'], 'alert'),
  ]),
  group('/list', '业务办理', 'table', [
    page('/list/applications', '入会申请', ['desk.applications'], 'solution'),
    page('/list/members', '会员管理', ['desk.members'], 'team'),
    page('/list/experts', '专家申报', ['desk.experts'], 'idcard'),
    page('/list/job-applications', '求职登记', ['desk.jobs'], 'contacts'),
    page('/list/site-items', '微网站审核', ['desk.sites'], 'global'),
    {
      ...page('/list/fees', '会费管理', [], 'account-book'),
      anyOf: ['desk.fees', 'desk.members'],
    },
    page('/list/orders', '订单管理', ['desk.orders'], 'shopping'),
    page('/list/payments', '支付记录', ['desk.monitor'], 'pay-circle'),
    page('/list/refunds', '退款审批', ['desk.refunds'], 'rollback'),
    page('/list/transfers', '转账确认', ['desk.transfers'], 'bank'),
    page('/list/invoices', '发票管理', ['desk.invoices'], 'file-text'),
    page('/list/courses', '课程与学时', ['desk.courses'], 'read'),
    page('/list/activities', '活动管理', ['desk.courses'], 'calendar'),
    page('/list/news', '新闻管理', ['desk.news'], 'notification'),
    page('/list/fee-news', '造价信息管理', ['desk.news'], 'line-chart'),
    page('/list/journals', '期刊管理', ['desk.news'], 'book'),
  ]),
  group('/form', '表单', 'form', [
    hidden('/form/news', '编辑新闻', ['desk.news']),
    hidden('/form/fee-news', '编辑造价信息', ['desk.news']),
    hidden('/form/journal', '编辑期刊', ['desk.news']),
    hidden('/form/course', '编辑课程', ['desk.courses']),
    hidden('/form/activity', '编辑活动', ['desk.courses']),
    hidden('/form/step-form', '转账退款', ['desk.refunds']),
  ]),
  group('/profile', '详情', 'profile', [
    hidden('/profile/application/{id}', '申请详情', ['desk.applications']),
    hidden('/profile/member/{type}/{id}', '会员详情', ['desk.members']),
  ]),
  group('/system', '系统管理', 'setting', [
    page('/system/user', '用户管理', ['desk.users'], 'user'),
    page('/system/role', '角色管理', ['desk.roles'], 'safety'),
    page('/system/permission', '权限管理', ['desk.roles'], 'key'),
    {
      ...page('/system/dictionary', '字典管理', [], 'book'),
      anyOf: ['desk.dictionaries', 'desk.banners'],
    },
    page('/system/log', '操作日志', ['desk.log'], 'history'),
  ]),
  group('/account', '个人页', 'user', [
    hidden('/account/center', '个人中心', []),
    hidden('/account/settings', '个人设置', []),
  ]),
]

/** The groups whose entries the menu does not list. */
const unlisted = ['/form', '/profile', '/account']

/** A group leads to the first page of it that is open; one without an open page is left out. */
function toGroup(item: MenuItem, items: readonly MenuItem[]): MenuItem[] {
  if (item.parentId !== 0) return [item]
  const first = items.find(({ parentId }) => parentId === item.id)
  if (!first) return []
  const hideInMenu = unlisted.includes(item.path)
  return [{ ...item, redirect: first.path, meta: { ...item.meta, hideInMenu } }]
}

/** The desk's menu as a flat list, parents first, without what the permissions do not open. */
export function deskMenuOf(permissions: readonly PermissionName[]): MenuItem[] {
  const items = itemsOf(groups, permissions)
  return items.flatMap((item) => toGroup(item, items))
}
