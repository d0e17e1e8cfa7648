import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { cities } from '../../../../lib/content/cities.ts'
import { certTypes } from '../../../../lib/membership/member-kinds.ts'

type Section = 'person' | 'education' | 'work' | 'certificate'

/** How a field of the profile is asked for; what it is called in bodies and errors is the contract's. */
export interface ProfileField {
  label: MessageDescriptor
  section: Section
  kind: 'text' | 'choice' | 'date' | 'email'
  options?: readonly string[]
  /** Characters at least and at most; the contract's limits. */
  length?: readonly [number, number]
  hint?: MessageDescriptor
  isRequired?: boolean
  autoComplete?: string
}

const text = (
  section: Section,
  label: MessageDescriptor,
  length: readonly [number, number],
  more: Partial<ProfileField> = {},
): ProfileField => ({ section, label, kind: 'text', length, ...more })

/** The fields that change at once, in the order of the page. */
export const profileFields = {
  gender: { section: 'person', label: msg`性别`, kind: 'choice', options: ['男', '女'] },
  nation: text('person', msg`民族`, [1, 20]),
  politicalStatus: text('person', msg`政治面貌`, [1, 20]),
  city: { section: 'person', label: msg`所在城市`, kind: 'choice', options: cities },
  email: {
    section: 'person',
    label: msg`电子邮箱`,
    kind: 'email',
    hint: msg`供协会联系；收取验证码的邮箱在“联系方式”中绑定。`,
    autoComplete: 'email',
  },
  education: text('education', msg`学历`, [1, 20]),
  degree: text('education', msg`学位`, [1, 20]),
  school: text('education', msg`毕业院校`, [1, 100]),
  major: text('education', msg`所学专业`, [1, 50]),
  companyName: text('work', msg`工作单位`, [4, 100], { isRequired: true, autoComplete: 'organization' }),
  title: text('work', msg`职称`, [1, 50]),
  position: text('work', msg`职务`, [1, 50], { autoComplete: 'organization-title' }),
  workStartDate: { section: 'work', label: msg`参加工作日期`, kind: 'date' },
  certType: {
    section: 'certificate',
    label: msg`注册证书类别`,
    kind: 'choice',
    options: certTypes,
    isRequired: true,
  },
  certNo: text('certificate', msg`注册证书编号`, [4, 40], { isRequired: true }),
  certMajor: {
    section: 'certificate',
    label: msg`注册专业`,
    kind: 'choice',
    options: ['土木建筑', '安装', '交通运输', '水利'],
  },
  certIssueDate: { section: 'certificate', label: msg`发证日期`, kind: 'date' },
  certValidTo: { section: 'certificate', label: msg`证书有效期至`, kind: 'date' },
} satisfies Record<string, ProfileField>

export type FieldName = keyof typeof profileFields

export const fieldNames = Object.keys(profileFields) as FieldName[]

/** The same by name, each with all that a field may say. */
export const fieldOf = (name: FieldName): ProfileField => profileFields[name]

export const sections: readonly { id: Section; title: MessageDescriptor }[] = [
  { id: 'person', title: msg`基本信息` },
  { id: 'education', title: msg`学历` },
  { id: 'work', title: msg`工作` },
  { id: 'certificate', title: msg`注册证书` },
]
