import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { cities } from '../../../lib/content/cities.ts'
import { province } from '../../../lib/membership/districts.ts'
import { companyTypes } from '../../../lib/membership/member-kinds.ts'

type Section = 'contact' | 'office' | 'business' | 'staff'

type FieldKind = 'text' | 'choice' | 'district' | 'date' | 'email' | 'phone' | 'whole' | 'amount'

/** How a field of the unit's data is asked for; what it is called in bodies and errors is the contract's. */
export interface UnitField {
  label: MessageDescriptor
  section: Section
  kind: FieldKind
  options?: readonly string[]
  /** Characters at least and at most; the contract's limits. */
  length?: readonly [number, number]
  /** How a text looks, and what to say where it does not. */
  format?: readonly [RegExp, MessageDescriptor]
  hint?: MessageDescriptor
  isRequired?: boolean
  autoComplete?: string
}

type More = Partial<UnitField>

const of =
  (section: Section) =>
  (kind: FieldKind, label: MessageDescriptor, more: More = {}): UnitField => ({
    section,
    kind,
    label,
    ...more,
  })

const contact = of('contact')
const office = of('office')
const business = of('business')
const staff = of('staff')
const must = { isRequired: true }

/** The fields that change at once, in the order of the page. */
export const unitFields = {
  contactName: contact('text', msg`联系人`, { ...must, length: [2, 50], autoComplete: 'name' }),
  contactPhone: contact('phone', msg`联系人手机`, { ...must, autoComplete: 'tel-national' }),
  phone: contact('text', msg`办公电话`, {
    length: [7, 20],
    format: [/^[\d-]+$/, msg`电话只含数字和短横线。`],
    autoComplete: 'tel',
  }),
  email: contact('email', msg`电子邮箱`, { autoComplete: 'email' }),
  website: contact('text', msg`单位网站`, {
    length: [1, 200],
    format: [/^https?:\/\//, msg`网址以 https:// 或 http:// 开头。`],
    hint: msg`以 https:// 开头。`,
    autoComplete: 'url',
  }),
  province: office('choice', msg`省份`, { ...must, options: [province] }),
  city: office('choice', msg`城市`, { ...must, options: cities }),
  district: office('district', msg`区县`, { ...must, length: [1, 30] }),
  address: office('text', msg`详细地址`, { ...must, length: [4, 200], autoComplete: 'street-address' }),
  postCode: office('text', msg`邮政编码`, {
    length: [1, 6],
    format: [/^\d{6}$/, msg`邮政编码为 6 位数字。`],
    autoComplete: 'postal-code',
  }),
  companyType: business('choice', msg`单位类型`, { ...must, options: companyTypes }),
  registeredCapital: business('amount', msg`注册资本（万元）`),
  establishDate: business('date', msg`成立日期`),
  annualIncome: business('amount', msg`上年营业收入（万元）`),
  staffCount: staff('whole', msg`从业人员总数`),
  level1Count: staff('whole', msg`一级造价工程师人数`),
  level2Count: staff('whole', msg`二级造价工程师人数`),
  technicalLeader: staff('text', msg`技术负责人`, { length: [1, 50] }),
} satisfies Record<string, UnitField>

export type FieldName = keyof typeof unitFields

export const fieldNames = Object.keys(unitFields) as FieldName[]

/** The same by name, each with all that a field may say. */
export const fieldOf = (name: FieldName): UnitField => unitFields[name]

export const sections: readonly { id: Section; title: MessageDescriptor }[] = [
  { id: 'contact', title: msg`联系方式` },
  { id: 'office', title: msg`办公地址` },
  { id: 'business', title: msg`经营信息` },
  { id: 'staff', title: msg`从业人员` },
]
