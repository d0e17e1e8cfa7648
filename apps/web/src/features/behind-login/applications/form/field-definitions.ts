import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CompanyBlock, PersonBlock } from '@portal/api-contract'
import { cities } from '../../../../lib/content/cities.ts'
import { province } from '../../../../lib/membership/districts.ts'
import { certTypes, companyTypes } from '../../../../lib/membership/member-kinds.ts'

/** Whose particulars: a unit's or a person's, as the contract names them. */
export type Block = 'company' | 'person'

export type FieldKind =
  | 'text'
  | 'choice'
  | 'district'
  | 'date'
  | 'whole'
  | 'amount'
  | 'phone'
  | 'email'
  | 'uscc'

/** How a particular is asked for. What it is called in bodies and errors is the contract's. */
export interface FieldDefinition {
  label: MessageDescriptor
  kind: FieldKind
  /** The step of the form in which it stands: 0 particulars, 1 profession. */
  step: 0 | 1
  hint?: MessageDescriptor
  options?: readonly string[]
  /** Characters at least and at most; the contract's limits. */
  length?: readonly [number, number]
  autoComplete?: string
}

const text = (
  label: MessageDescriptor,
  length: readonly [number, number],
  more: Partial<FieldDefinition> = {},
): FieldDefinition => ({ label, kind: 'text', step: 0, length, ...more })

const of = (
  kind: Exclude<FieldKind, 'text'>,
  label: MessageDescriptor,
  more: Partial<FieldDefinition> = {},
): FieldDefinition => ({ label, kind, step: 0, ...more })

const profession = { step: 1 } as const

const companyFields: Record<keyof CompanyBlock, FieldDefinition> = {
  companyName: text(msg`单位全称`, [4, 100], { hint: msg`与营业执照一致。`, autoComplete: 'organization' }),
  uscc: of('uscc', msg`统一社会信用代码`),
  companyType: of('choice', msg`单位类型`, { options: companyTypes }),
  legalPerson: text(msg`法定代表人`, [2, 50]),
  registeredCapital: of('amount', msg`注册资本（万元）`),
  establishDate: of('date', msg`成立日期`),
  province: of('choice', msg`省份`, { options: [province] }),
  city: of('choice', msg`城市`, { options: cities }),
  district: of('district', msg`区县`, { length: [1, 30] }),
  address: text(msg`详细地址`, [4, 200], { autoComplete: 'street-address' }),
  postCode: text(msg`邮政编码`, [6, 6], { autoComplete: 'postal-code' }),
  phone: text(msg`办公电话`, [7, 20], { autoComplete: 'tel' }),
  email: of('email', msg`电子邮箱`),
  website: text(msg`单位网站`, [1, 200], { hint: msg`以 https:// 开头。`, autoComplete: 'url' }),
  contactName: text(msg`联系人`, [2, 50], { autoComplete: 'name' }),
  contactPhone: of('phone', msg`联系人手机`),
  qualificationLevel: of('choice', msg`原资质等级`, {
    ...profession,
    options: ['甲级', '乙级'],
    hint: msg`造价咨询资质已于 2021 年取消，仅作历史记录。`,
  }),
  level1Count: of('whole', msg`一级造价工程师人数`, profession),
  level2Count: of('whole', msg`二级造价工程师人数`, profession),
  staffCount: of('whole', msg`从业人员总数`, profession),
  annualIncome: of('amount', msg`上年营业收入（万元）`, profession),
  technicalLeader: text(msg`技术负责人`, [2, 50], profession),
}

/** Of a person all but the identity number, which is asked for by a field of its own. */
const personFields: Record<Exclude<keyof PersonBlock, 'idNumber'>, FieldDefinition> = {
  name: text(msg`姓名`, [2, 50], { hint: msg`与身份证、注册证一致。`, autoComplete: 'name' }),
  gender: of('choice', msg`性别`, { options: ['男', '女'] }),
  birthDate: of('date', msg`出生日期`),
  email: of('email', msg`电子邮箱`),
  nation: text(msg`民族`, [1, 20]),
  politicalStatus: text(msg`政治面貌`, [1, 20]),
  education: text(msg`学历`, [1, 20], profession),
  school: text(msg`毕业院校`, [1, 100], profession),
  major: text(msg`所学专业`, [1, 50], profession),
  degree: text(msg`学位`, [1, 20], profession),
  title: text(msg`职称`, [1, 50], profession),
  position: text(msg`职务`, [1, 50], profession),
  companyName: text(msg`工作单位`, [4, 100], { autoComplete: 'organization' }),
  city: of('choice', msg`所在城市`, { options: cities }),
  workStartDate: of('date', msg`参加工作日期`, profession),
  certType: of('choice', msg`注册证书类别`, { ...profession, options: certTypes }),
  certNo: text(msg`注册证书编号`, [4, 40], profession),
  certMajor: of('choice', msg`注册专业`, {
    ...profession,
    options: ['土木建筑', '安装', '交通运输', '水利'],
  }),
  certIssueDate: of('date', msg`发证日期`, profession),
  certValidTo: of('date', msg`证书有效期至`, profession),
}

/** The particulars of each block by their names in the contract. */
export const blockFields: Record<Block, Record<string, FieldDefinition>> = {
  company: companyFields,
  person: personFields,
}
