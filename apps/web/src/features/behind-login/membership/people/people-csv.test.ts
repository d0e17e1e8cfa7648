import { i18n } from '@lingui/core'
import type { UnitPerson } from '@portal/api-contract'
import { beforeEach, expect, it } from 'vitest'
import { peopleTable } from './people-csv.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }))

const person = {
  name: '林知远',
  idNumber: '349901********7319',
  certType: null,
  certNo: null,
  memberNo: null,
  memberLevel: null,
  validTo: null,
  unpaidCount: 2,
  unpaidAmount: 1600,
  createdDate: '2026-11-21T17:00:00.000Z',
} as UnitPerson

it('has a cell under each head, the amount without marks between thousands, the day of China', () => {
  const [heads = [], row = []] = peopleTable([person])
  expect(row).toHaveLength(heads.length)
  expect(row.slice(-3)).toEqual(['2', '1600.00', '2026-11-22'])
})

it('has the words of the language for a certificate and a level', () => {
  // By the ids of 一级注册造价工程师 and 会员, as the catalogues have them.
  i18n.loadAndActivate({ locale: 'en-US', messages: { uqUDGe: 'Class 1', GS4M5N: 'Member' } })
  const [, row = []] = peopleTable([{ ...person, certType: '一级注册造价工程师', memberLevel: '会员' }])
  expect([row[2], row[6]]).toEqual(['Class 1', 'Member'])
})
