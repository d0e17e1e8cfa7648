import { i18n } from '@lingui/core'
import type { UnitBasic } from '@portal/api-contract'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { unitSchema } from './unit-schema.ts'
import { isLegalPersonFixed, toUnitBody, type UnitValues, valuesOf } from './unit-values.ts'

const known: UnitBasic = {
  id: 7,
  isComplete: true,
  ownerType: 'UNIT',
  memberNo: 'JC-U-2020-0007',
  memberLevel: '会员单位',
  joinDate: '2020-05-20',
  validTo: '2026-12-31',
  companyName: '云洲铭测工程管理有限公司',
  uscc: '91349902MA2MC02L3Y',
  qualificationLevel: '乙级',
  creditRating: 'A',
  creditYear: 2025,
  companyType: '造价咨询',
  legalPerson: '孟铭川',
  province: '江川省',
  city: '云洲市',
  district: '云溪区',
  address: '云洲市云溪区桂花街73号3层',
  contactName: '卢小芸',
  contactPhone: '13900020002',
  registeredCapital: 500.5,
  establishDate: '2012-12-25',
  postCode: '349100',
  phone: '0581-8660273',
  email: null,
  website: null,
  level1Count: 9,
  level2Count: 0,
  staffCount: 44,
  annualIncome: null,
  technicalLeader: '孟铭川',
  logoUrl: 'files/logos/mingce.svg',
  licenseUrl: null,
}

const arrived = {
  key: 'one',
  name: 'a.png',
  size: 1,
  file: { id: 1, url: 'files/uploads/a.png', name: 'a.png', size: 1 },
}

beforeAll(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }))

it('takes names and places as long as an application does', () => {
  const stated = { legalPerson: 'A'.repeat(50), technicalLeader: 'B'.repeat(50), district: '区'.repeat(30) }
  expect(v.safeParse(unitSchema, { ...valuesOf(known), ...stated }).issues).toBeUndefined()
})

describe('toUnitBody', () => {
  it('puts back what was read, numbers as numbers', () => {
    const { id, isComplete, memberNo, memberLevel, joinDate, validTo, ...own } = known
    const { companyName, uscc, qualificationLevel, creditRating, creditYear, ...body } = own
    expect(toUnitBody(valuesOf(known), known)).toEqual(body)
  })

  it('empties what was emptied, and takes the file that came', () => {
    const values = { ...valuesOf(known), postCode: ' ', staffCount: '', licenseUrl: [arrived] }
    expect(toUnitBody(values, known)).toMatchObject({
      postCode: null,
      staffCount: null,
      logoUrl: 'files/logos/mingce.svg',
      licenseUrl: 'files/uploads/a.png',
    })
  })

  it('empties a file that was removed, unless another one has come', () => {
    const removed = ['logoUrl', 'licenseUrl'] as const
    const values = { ...valuesOf(known), removed: [...removed], licenseUrl: [arrived] }
    expect(toUnitBody(values, known)).toMatchObject({ logoUrl: null, licenseUrl: 'files/uploads/a.png' })
  })
})

it('lets a legal representative be changed here before there is a certificate', () => {
  expect(isLegalPersonFixed(known)).toBe(true)
  expect(isLegalPersonFixed({ ...known, joinDate: null })).toBe(false)
  expect(isLegalPersonFixed({ ...known, legalPerson: null })).toBe(false)
})

describe('unitSchema', () => {
  const wrong = (change: Partial<UnitValues>) =>
    v.safeParse(unitSchema, { ...valuesOf(known), ...change }).issues?.map((issue) => v.getDotPath(issue))

  it('takes what was read', () => expect(wrong({})).toBeUndefined())

  it.each([
    ['contactName', ''],
    ['contactName', '卢'],
    ['contactPhone', '1390002'],
    ['phone', '分机 3'],
    ['email', 'office'],
    ['website', 'mingce.example'],
    ['city', ''],
    ['address', '云洲'],
    ['postCode', '3491'],
    ['registeredCapital', '五百'],
    ['staffCount', '44.5'],
    ['level1Count', '1000001'],
    ['establishDate', '2999-01-01'],
    ['legalPerson', ''],
  ] as const)('refuses %s %j', (field, value) => {
    expect(new Set(wrong({ [field]: value }))).toEqual(new Set([field]))
  })

  it('waits for a file that is on its way', () => {
    expect(wrong({ logoUrl: [{ key: 'one', name: 'a.png', size: 1, sent: 0.5 }] })).toEqual(['logoUrl'])
  })
})
