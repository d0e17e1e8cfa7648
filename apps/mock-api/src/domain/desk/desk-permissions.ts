import type { PermissionName } from '@portal/api-contract'

/** A part of the desk that a permission opens. */
export interface DeskPermission {
  name: DeskPermissionName
  title: string
  /** What belongs together in a form: 业务, 财务, 内容, 系统. */
  group: string
}

export type DeskPermissionName = Extract<PermissionName, `desk.${string}`>

const of = (group: string, titles: Partial<Record<DeskPermissionName, string>>): DeskPermission[] =>
  Object.entries(titles).map(([name, title]) => ({ name: name as DeskPermissionName, title, group }))

/** Every permission of the desk, those of one group together. */
export const deskPermissions: readonly DeskPermission[] = [
  ...of('概览', { 'desk.workplace': '工作台', 'desk.analysis': '数据分析', 'desk.monitor': '运行监控' }),
  ...of('会员', {
    'desk.applications': '审核会员申请',
    'desk.members': '管理会员',
    'desk.experts': '审核专家申报',
    'desk.jobs': '审核求职登记',
    'desk.sites': '审核微网站',
  }),
  ...of('财务', {
    'desk.fees': '管理会费',
    'desk.orders': '查看订单',
    'desk.refunds': '审批退款',
    'desk.transfers': '确认转账',
    'desk.invoices': '办理发票',
  }),
  ...of('培训', { 'desk.courses': '管理课程、学时与活动' }),
  ...of('内容', {
    'desk.news': '编辑新闻与造价信息',
    'desk.banners': '管理轮播图',
    'desk.dictionaries': '管理导航与栏目',
  }),
  ...of('系统', { 'desk.users': '管理用户', 'desk.roles': '管理角色', 'desk.log': '查看操作日志' }),
]

/** What it takes to give and take rights: whoever holds both is an administrator. */
export const administration: readonly PermissionName[] = ['desk.users', 'desk.roles']
