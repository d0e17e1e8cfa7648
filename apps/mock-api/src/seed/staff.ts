import type { PermissionName } from '@portal/api-contract'
import { deskPermissions } from '../domain/desk/desk-permissions.ts'
import { hashPassword } from '../security/passwords.ts'
import { insert } from '../store/insert.ts'
import type { World } from '../world.ts'
import { personaPassword } from './personas.ts'
import { auditOf } from './services/audit.ts'
import { staffPersonas } from './staff-personas.ts'

interface RoleSeed {
  name: string
  description: string
  permissions: readonly PermissionName[]
}

/** The association's roles, in the order that their ids follow. */
export const roleSeeds: readonly RoleSeed[] = [
  { name: '秘书长', description: '全部权限', permissions: deskPermissions.map(({ name }) => name) },
  {
    name: '会员部',
    description: '会员申请、会员名录与微网站',
    permissions: [
      'desk.workplace',
      'desk.analysis',
      'desk.applications',
      'desk.members',
      'desk.experts',
      'desk.jobs',
      'desk.sites',
    ],
  },
  {
    name: '财务部',
    description: '会费、订单、退款、转账与发票',
    permissions: [
      'desk.workplace',
      'desk.analysis',
      'desk.monitor',
      'desk.fees',
      'desk.orders',
      'desk.refunds',
      'desk.transfers',
      'desk.invoices',
    ],
  },
  { name: '培训部', description: '课程、学时与活动', permissions: ['desk.workplace', 'desk.courses'] },
  {
    name: '编辑',
    description: '新闻、造价信息、轮播图与导航',
    permissions: ['desk.workplace', 'desk.news', 'desk.banners', 'desk.dictionaries'],
  },
  {
    name: '监事会',
    description: '查看数据与操作日志',
    permissions: ['desk.workplace', 'desk.analysis', 'desk.log'],
  },
]

/** Roles of the association and somebody for each of them; all logins share the personas' password. */
export function seedStaff({ db, clock }: World): void {
  const at = clock.now().toISOString()
  roleSeeds.forEach(({ permissions, ...role }, index) => {
    const row = { ...role, permissions: JSON.stringify(permissions), ...auditOf(at, index + 1) }
    insert(db, 'staffRole', row)
  })
  const passwordHash = hashPassword(personaPassword)
  staffPersonas.forEach(({ login, name, phone, role }, index) => {
    const roleIds = roleSeeds.flatMap((seed, place) => (seed.name === role ? [place + 1] : []))
    const row = { username: login, passwordHash, name, phone, roleIds: JSON.stringify(roleIds) }
    insert(db, 'staffUser', { ...row, ...auditOf(at, index + 1) })
  })
}
