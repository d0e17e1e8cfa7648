import type { CompanyBlock, PersonBlock } from '@portal/api-contract'

/** What papers and letters call the particulars of a unit. */
export const companyLabels: Readonly<Record<keyof CompanyBlock, string>> = {
  companyName: '单位全称',
  uscc: '统一社会信用代码',
  companyType: '单位类型',
  legalPerson: '法定代表人',
  registeredCapital: '注册资本（万元）',
  establishDate: '成立日期',
  province: '省份',
  city: '城市',
  district: '区县',
  address: '详细地址',
  postCode: '邮政编码',
  phone: '办公电话',
  email: '电子邮箱',
  website: '单位网站',
  qualificationLevel: '原资质等级',
  level1Count: '一级造价工程师人数',
  level2Count: '二级造价工程师人数',
  staffCount: '从业人员总数',
  annualIncome: '上年营业收入（万元）',
  technicalLeader: '技术负责人',
  contactName: '联系人',
  contactPhone: '联系人手机',
}

/** The same of a person. */
export const personLabels: Readonly<Record<keyof PersonBlock, string>> = {
  name: '姓名',
  gender: '性别',
  idNumber: '身份证号',
  birthDate: '出生日期',
  email: '电子邮箱',
  nation: '民族',
  politicalStatus: '政治面貌',
  education: '学历',
  school: '毕业院校',
  major: '所学专业',
  degree: '学位',
  title: '职称',
  position: '职务',
  companyName: '工作单位',
  city: '所在城市',
  workStartDate: '参加工作日期',
  certType: '注册证书类别',
  certNo: '注册证书编号',
  certMajor: '注册专业',
  certIssueDate: '发证日期',
  certValidTo: '证书有效期至',
}

/** What an application says beside its block. */
export const besideLabels = {
  targetLevel: '申请的会员等级',
  reason: '申请说明',
  recommender: '推荐人',
} as const

/** What a field of an application is called, such as `company.uscc` or `materials.营业执照`; undefined where it has no name. */
export function fieldLabel(field: string): string | undefined {
  const [part = '', name = ''] = field.split('.')
  if (part === 'materials') return name || '申请材料'
  const labels: Record<string, Readonly<Record<string, string>>> = {
    company: companyLabels,
    person: personLabels,
  }
  const beside: Readonly<Record<string, string>> = besideLabels
  return name ? labels[part]?.[name] : beside[part]
}
