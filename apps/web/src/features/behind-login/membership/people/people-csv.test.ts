import { i18n } from '@lingui/core'
import type { UnitPerson } from '@portal/api-contract'
import { beforeEach, expect, it } from 'vitest'
import { harmlessCsv } from '../../../../lib/table/csv.ts'
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

it('begins with the mark of UTF-8 and ends each row', () => {
  expect(harmlessCsv([['姓名', '级别'], ['林知远']])).toBe('\uFEFF姓名,级别\r\n林知远\r\n')
})

it.each(['=1+1', '+86', '-1', '@SUM(A1)', '＝1', '\t=1', '\r=1'])(
  'does not let %j run as a formula',
  (cell) => {
    expect(harmlessCsv([[cell]])).toContain(`'${cell}`)
  },
)

it('quotes what would end a cell', () => {
  expect(harmlessCsv([['a,b', 'a"b', 'a\nb']])).toBe('\uFEFF"a,b","a""b","a\nb"\r\n')
})

it('parts the cells by semicolons where decimals follow a comma', () => {
  i18n.loadAndActivate({ locale: 'pt-BR', messages: {} })
  const [, row = []] = peopleTable([person])
  expect(harmlessCsv([row])).toContain(';2;1600,00;')
})

it('has a cell under each head, the amount without marks between thousands, the day of China', () => {
  const [heads = [], row = []] = peopleTable([person])
  expect(row).toHaveLength(heads.length)
  expect(row.slice(-3)).toEqual(['2', '1600.00', '2026-11-22'])
})
