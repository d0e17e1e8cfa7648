import type { UnitPerson } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { withMore } from '../rows/change-rows.ts'
import { isCutNumber, yearsOf } from './cells.ts'
import { importRows } from './import-rows.ts'

const lin = {
  id: 1,
  name: '林知远',
  idNumber: '349901********7319',
  certNo: '建[造]1116349950217',
  payableFees: [{ feeYear: 2026, amount: 200 }],
} as UnitPerson
const heads = ['姓名', '身份证号', '手机号码', '证书编号', '缴费年度']
const shen = ['沈维衡', '349906196803128296', '15993320964', '', '2026']
const read = (table: string[][], people: UnitPerson[] = []) =>
  importRows(table, people)?.rows.map(({ personId, name, idNumber, phone, feeYear }) =>
    [personId ?? name, idNumber, phone, feeYear].join(' '),
  )
const expected = '沈维衡 349906196803128296 15993320964 2026'

describe('a table', () => {
  it('is read by the names of its columns, in any order', () => {
    expect(read([heads, shen])).toEqual([expected])
    const shuffled = ['备注', '缴费年度 *', '联系电话（手机）', '身份证号码：', '姓 名']
    expect(
      read([['2026 年代缴名单'], [], shuffled, ['x', '2026年', shen[2] ?? '', shen[1] ?? '', '沈维衡']]),
    ).toEqual([expected])
  })

  it('is read by what stands in it where it has no names', () => {
    expect(read([['1', '2026', '15993320964', '沈维衡', '349906196803128296']])).toEqual([expected])
  })

  it('whose columns cannot be told is refused', () => {
    expect(
      importRows(
        [
          ['甲', '乙'],
          ['1', '2'],
        ],
        [],
      ),
    ).toBeUndefined()
    expect(importRows([], [])).toBeUndefined()
  })

  it('has a row for each year, and one to be filled where none is named', () => {
    const years = (year: string) => read([heads, [...shen.slice(0, 4), year]])?.map((row) => row.slice(-4))
    expect(years('2025、2026')).toEqual(['2025', '2026'])
    expect(years('2024-2026年')).toEqual(['2024', '2025', '2026'])
    expect(years('')?.[0]).toBe('964 ')
    expect(read([heads, [...shen.slice(0, 4), '去年']])?.[0]).toContain('去年')
  })

  it('leaves out sums and empty rows', () => {
    expect(read([heads, ['合计', '', '', '', '400'], ['', '', '', ''], shen])).toEqual([expected])
  })

  it('leaves out no year: what says nobody is about the person above', () => {
    const year = (feeYear: string) => ['', '', '', '', feeYear]
    const of2025 = expected.replace('2026', '2025')
    expect(read([heads, shen, year('2025')])).toEqual([expected, of2025])
    const [row] =
      importRows([heads, [lin.name, '', '', '', '2026'], year('2025')], [lin])?.rows.slice(1) ?? []
    expect(row).toMatchObject({ personId: 1, feeYear: '2025' })
    expect(read([heads, year('2025'), shen])).toEqual(['   2025', expected])
    expect(read([heads, shen, year('去年')])).toEqual([expected, expected.replace('2026', '去年')])
  })

  it('gives nobody the year that stands in a sum or below it', () => {
    const counted = [
      ['序号', ...heads],
      ['1', ...shen],
    ]
    expect(read([...counted, ['合 计：', '', '', '', '', '1']])).toEqual([expected])
    expect(read([...counted, ['合计', '', '', '', '', '1'], ['', '', '', '', '', '2025']])?.[1]).toBe(
      '   2025',
    )
  })

  it('knows a name by whichever dot it is written with', () => {
    const own = { ...lin, name: '阿依古丽•买买提' }
    for (const name of ['阿依古丽·买买提', '阿依古丽•买买提', '阿依古丽・买买提', '阿依古丽 ‧ 买买提']) {
      expect(read([heads, [name, ...shen.slice(1)]])?.[0]).toMatch(/^阿依古丽·买买提 /)
      expect(read([heads, [name, '', '', '', '2026']], [own])?.[0]).toMatch(/^1 /)
    }
    expect(read([['1', '2026', '15993320964', '阿依古丽•买买提', shen[1] ?? '']])?.[0]).toMatch(/^阿依/)
  })

  it('that is uploaded again, longer, adds the new people alone', () => {
    const rowsUpTo = (count: number) => {
      const people = Array.from({ length: count }, (_, index) => [
        `沈${index}`,
        `3499061968031${10_000 + index}`,
        ...shen.slice(2),
      ])
      return importRows([heads, ...people], [])?.rows ?? []
    }
    const added = withMore(rowsUpTo(150), rowsUpTo(160))
    expect([added.rows.length, added.skipped, added.left]).toEqual([160, 150, 0])
    const full = withMore(rowsUpTo(150), rowsUpTo(230))
    expect([full.rows.length, full.skipped, full.left]).toEqual([200, 150, 30])
  })

  it('keeps what it said of an own person, for whom somebody else may be meant', () => {
    const [row] = importRows([heads, [lin.name, '', '15993320964', '', '2026']], [lin])?.rows ?? []
    expect(row).toMatchObject({ personId: 1, typed: { name: lin.name, idNumber: '', phone: '15993320964' } })
  })

  it('knows the unit’s own people by the name and what is seen of the number', () => {
    const table = (idNumber: string) => [heads, ['林 知远', idNumber, '', '', '2026']]
    expect(read(table('349901********7319'), [lin])?.[0]).toBe('1 349901********7319  2026')
    expect(read(table(''), [lin])?.[0]).toMatch(/^1 /)
    expect(importRows(table(''), [lin])?.rows[0]?.amount).toBe(200)
    expect(read(table('349902199003077319'), [lin])?.[0]).toMatch(/^林知远 /)
    expect(read(table(''), [lin, { ...lin, id: 2 }])?.[0]).toMatch(/^林知远 /)
  })

  it('says of a number that the spreadsheet has cut that it was cut', () => {
    const fault = (idNumber: string) =>
      importRows([heads, [shen[0] ?? '', idNumber, '', '', '']], [])?.rows[0]?.fault
    expect(fault('3.49906E+17')).toEqual({ field: 'idNumber', code: 'CutNumber' })
    expect(fault('349906196803128000')?.code).toBe('CutNumber')
    expect(fault('349906196803128296')).toBeNull()
  })
})

it.each([
  ['２０２６', ['2026']],
  ['2026年度', ['2026']],
  ['2026.0', ['2026']],
  ['2026-03-01', ['2026']],
  ['2026/3/1', ['2026']],
  ['2026年3月1日', ['2026']],
  ['2026年3月', ['2026']],
  ['2026/12', ['2026']],
  ['46082', ['2026']],
  ['2025-26', undefined],
  ['2025/26', undefined],
  ['2025-13', undefined],
  ['2025-00', undefined],
  ['2025-01-32', undefined],
  ['2025 2026', ['2025', '2026']],
  ['2025,2025', ['2025']],
  ['2024至2025', ['2024', '2025']],
  ['2026-2024', undefined],
  ['2000-2099', undefined],
  ['200', undefined],
  ['1999', undefined],
  ['二〇二六', undefined],
])('reads the years of %j', (text, years) => {
  expect(yearsOf(text)).toEqual(years)
})

it.each(['3.49906E+17', '3.49906e17', '349906196803128000'])('%s was cut', (text) => {
  expect(isCutNumber(text)).toBe(true)
})

it.each(['349906196803128296', '34990619680312829X', '15993320964', ''])('%j was not cut', (text) => {
  expect(isCutNumber(text)).toBe(false)
})
