import { personaPassword } from './personas.ts'

/** Somebody of the association to log in as, and what for. */
export interface StaffPersona {
  /** Stable: tests name personas by it. It is the login, too. */
  key: string
  name: string
  login: string
  password: string
  phone: string
  /** Name of the role; null without one. */
  role: string | null
  purpose: string
}

const staff = (
  key: string,
  name: string,
  phone: string,
  role: string | null,
  purpose: string,
): StaffPersona => ({ key, name, login: key, password: personaPassword, phone, role, purpose })

/** The staff, in the order that their ids follow. */
export const staffPersonas: readonly StaffPersona[] = [
  staff(
    'mishuzhang',
    '沈敬之',
    '13700030001',
    '秘书长',
    'the secretary-general: every page of the desk, users and roles',
  ),
  staff(
    'huiyuanbu',
    '顾文静',
    '13700030002',
    '会员部',
    'decides applications, keeps the directory, reviews mini-sites',
  ),
  staff(
    'caiwubu',
    '钱守仁',
    '13700030003',
    '财务部',
    'confirms transfers, refunds, issues invoices, reminds of fees',
  ),
  staff('peixunbu', '陆晓晨', '13700030004', '培训部', 'looks after courses and hours'),
  staff('bianji', '文思齐', '13700030005', '编辑', 'writes news and fee news, keeps banners and navigation'),
  staff('shixi', '白一凡', '13700030006', null, 'has no role yet: logs in and may do nothing'),
]
