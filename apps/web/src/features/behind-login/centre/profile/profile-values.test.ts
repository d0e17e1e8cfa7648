import { i18n } from '@lingui/core'
import type { PersonBasic } from '@portal/api-contract'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { profileSchema } from './profile-schema.ts'
import { isIdNumberFixed, toProfileBody, valuesOf } from './profile-values.ts'

const known: PersonBasic = {
  id: 2,
  isComplete: true,
  ownerType: 'PERSON',
  memberNo: 'JC-P-2021-0002',
  memberLevel: '会员',
  joinDate: '2021-05-20',
  validTo: '2026-12-31',
  name: '苏婉清',
  phone: '13800010002',
  idType: '身份证',
  idNumber: '349902********4529',
  companyName: '云洲铭测工程管理有限公司',
  certType: '一级注册造价工程师',
  certNo: '建[造]1119349950346',
  gender: '女',
  birthDate: '1991-07-25',
  email: null,
  nation: '汉族',
  politicalStatus: null,
  education: '大学本科',
  school: '云洲工程学院',
  major: null,
  degree: null,
  title: null,
  position: null,
  workStartDate: '2014-07-01',
  certMajor: '安装',
  certIssueDate: '2020-06-18',
  certValidTo: '2028-06-17',
  city: '云洲市',
  avatar: null,
}

beforeAll(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }))

describe('toProfileBody', () => {
  it('puts back what was read', () => {
    const { id, isComplete, memberNo, memberLevel, joinDate, validTo, ...own } = known
    const { name, phone, idType, birthDate, ...body } = own
    expect(toProfileBody(valuesOf(known))).toEqual(body)
  })

  it('empties what was emptied, without the blanks around the rest', () => {
    const body = toProfileBody({ ...valuesOf(known), nation: ' ', school: ' 云洲大学 ' })
    expect(body).toMatchObject({ nation: null, school: '云洲大学' })
  })
})

describe('isIdNumberFixed', () => {
  it('is what stands on a certificate', () => {
    expect(isIdNumberFixed(known)).toBe(true)
    expect(isIdNumberFixed({ ...known, joinDate: null })).toBe(false)
    expect(isIdNumberFixed({ ...known, idNumber: null })).toBe(false)
  })
})

describe('profileSchema', () => {
  const wrong = (change: Partial<ReturnType<typeof valuesOf>>) =>
    v
      .safeParse(profileSchema(known), { ...valuesOf(known), ...change })
      .issues?.map((issue) => v.getDotPath(issue))

  it('takes what was read, with the identity number as it is masked', () => {
    expect(wrong({})).toBeUndefined()
  })

  it.each([
    ['companyName', ''],
    ['companyName', '三个字'],
    ['certType', ''],
    ['certNo', '12'],
    ['email', 'su.wanqing'],
    ['idNumber', '349902********4520'],
    ['certValidTo', '2020-06-17'],
  ])('refuses %s %j', (field, value) => {
    expect(wrong({ [field]: value })).toEqual([field])
  })

  it('refuses an empty identity number where none is known', () => {
    const unknown = { ...known, idNumber: null }
    const { issues } = v.safeParse(profileSchema(unknown), valuesOf(unknown))
    expect(new Set(issues?.map((issue) => v.getDotPath(issue)))).toEqual(new Set(['idNumber']))
  })

  it('takes an identity number with its check character', () => {
    expect(wrong({ idNumber: '349905200106181764' })).toBeUndefined()
  })
})
