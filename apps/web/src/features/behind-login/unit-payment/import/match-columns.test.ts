import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { headKeys } from './columns.ts'
import {
  choiceOf,
  chosenTwice,
  columnsChosen,
  headUses,
  layoutFrom,
  matchOf,
  tableColumns,
  usesOf,
  withUse,
} from './match-columns.ts'
import { readTable } from './read-table.ts'
import { heads, sheetOf, shen, workbook } from './tables.fixture.ts'

const match = (table: string[][], kept: Parameters<typeof matchOf>[2] = []) =>
  matchOf(table, (name) => name === '苗青', kept)
const [name = '', idNumber = '', phone = '', year = ''] = shen
const odd = ['员工', '证件', '联系方式', '科室']
const oddTable = [
  odd,
  [name, idNumber, phone, '造价部'],
  ['李思齐', '349901196812171137', '15993320965', '造价部'],
]

describe('nobody is asked about a table', () => {
  it.each([
    ['whose columns are all known', [heads, shen]],
    [
      'that counts its rows',
      [
        ['序号', ...heads],
        ['1', ...shen],
      ],
    ],
    [
      'with columns that many have',
      [
        [...heads, '备注', '性别', '单位电话'],
        [...shen, '新', '女', '0591'],
      ],
    ],
    [
      'with a column that is empty',
      [
        [...heads, '组别'],
        [...shen, ''],
      ],
    ],
    [
      'of names and years alone',
      [
        ['姓名', '年度'],
        ['苗青', year],
      ],
    ],
    [
      'without names that is told by its values',
      [
        ['1', ...shen],
        ['2', ...shen],
      ],
    ],
  ])('%s', (_, table) => {
    expect(match(table).isSure).toBe(true)
  })
})

describe('the reader is asked about a table', () => {
  it.each([
    [
      'with a column of an unknown name',
      [
        [...heads, '科室'],
        [...shen, '造价部'],
      ],
    ],
    [
      'with two columns for one field',
      [
        [...heads, '联系电话'],
        [...shen, '05911234567'],
      ],
    ],
    [
      'that lacks what a stranger needs, and has something else',
      [
        ['姓名', '年度', '备注'],
        [name, year, phone],
      ],
    ],
    [
      'whose names say nothing',
      [
        ['甲', '乙'],
        [name, '造价部'],
      ],
    ],
    ['of a single column', [['水泥'], ['钢材']]],
    ['without names, of which a column is left over', [[...shen, '造价部']]],
    [
      'with something below no name',
      [
        ['', ...heads],
        ['造价部', ...shen],
      ],
    ],
  ])('%s', (_, table) => {
    expect(match(table).isSure).toBe(false)
  })

  it('and finds it matched as far as names and values tell', () => {
    expect(choiceOf(match(oddTable))).toEqual({ from: 1, uses: ['name', 'idNumber', 'phone'] })
    const nameless = [['年度名单'], ['谁', '号', '哪年'], [name, idNumber, year]]
    expect(choiceOf(match(nameless))).toEqual({ from: 2, uses: ['name', 'idNumber', 'feeYear'] })
  })

  it('and finds nothing matched where words stand alone', () => {
    expect(
      choiceOf(
        match([
          ['品名', '单价'],
          ['水泥', '450'],
        ]),
      ),
    ).toEqual({ from: 1, uses: [] })
  })

  it('whose first row is data already has no names', () => {
    expect(match([[...shen, '造价部']])).toMatchObject({ from: 0, columns: { name: 0, idNumber: 1 } })
  })
})

it('the columns are shown with the first values that differ, those without anything are not', () => {
  const table = [
    ['姓名', '', '部门'],
    ['甲', '', '一'],
    ['乙', '', '一'],
    ['丙', '', ' '],
    ['丁', '', '二'],
  ]
  expect(tableColumns(table, 1)).toEqual([
    { index: 0, head: '姓名', samples: ['甲', '乙', '丙'] },
    { index: 2, head: '部门', samples: ['一', '二'] },
  ])
  expect(tableColumns(table, 0)[1]).toMatchObject({ head: '', samples: ['部门', '一', '二'] })
})

it('a choice says of each column what it is, and which field was chosen twice', () => {
  const choice = choiceOf(match(oddTable))
  const twice = withUse(choice, 3, 'phone')
  expect(twice.uses).toEqual(['name', 'idNumber', 'phone', 'phone'])
  expect(chosenTwice(twice)).toEqual(['phone'])
  const mended = withUse(twice, 2, '')
  expect([chosenTwice(mended), columnsChosen(mended)]).toEqual([[], { name: 0, idNumber: 1, phone: 3 }])
})

it('columns of one name are told from each other', () => {
  expect(headKeys(['姓 名', 'Name', '姓名', ''])).toEqual(['姓名', 'name', '姓名 2', ''])
})

it('with another row of names the columns are found anew', () => {
  expect(layoutFrom(oddTable, 0, new Map()).columns).toMatchObject({ idNumber: 1, phone: 2 })
})

describe('what was chosen before', () => {
  const chosen = withUse(withUse(choiceOf(match(oddTable)), 2, ''), 3, 'certNo')
  const kept = [headUses(oddTable, chosen)]

  it('holds for the next table of the same names, in any order and below a title', () => {
    const next = [['十二月名单'], [...odd].reverse(), ['造价部', phone, idNumber, name]]
    expect(match(next, kept)).toMatchObject({
      isSure: true,
      isRemembered: true,
      from: 2,
      columns: { name: 3, idNumber: 2, certNo: 0 },
    })
    expect(match(next, kept).columns.phone).toBeUndefined()
  })

  it('helps with a table of other names, of which the new ones are asked about', () => {
    const more = [
      [...odd, '分会'],
      [...(oddTable[1] ?? []), '甲'],
    ]
    expect(match(more, kept)).toMatchObject({ isSure: false, columns: { name: 0, idNumber: 1, certNo: 3 } })
  })

  it('is said to have had a part where the names alone say something else', () => {
    const table = [['姓名', '证件', '手机', '年度'], shen]
    expect(match(table, kept)).toMatchObject({ isSure: true, isRemembered: true, columns: { idNumber: 1 } })
    expect(match([heads, shen], kept).isRemembered).toBe(false)
  })

  it('of no use is what is asked about no more, but is read where its name is the only one for a field', () => {
    const of = (rows: string[][], uses: readonly ('name' | 'phone' | '')[]) =>
      headUses(rows, { from: 1, uses })
    const two = of([['姓名', '手机', '联系电话', '组别']], ['name', '', 'phone', ''])
    const next = match(
      [
        ['姓名', '身份证号', '手机', '年度', '组别'],
        [...shen, '一'],
      ],
      [two],
    )
    expect(next).toMatchObject({ isSure: true, columns: { phone: 2 }, ignored: [] })
  })

  it('last counts', () => {
    const uses = usesOf([
      new Map([['证件', 'idNumber']]),
      new Map([
        ['证件', 'certNo'],
        ['科室', ''],
      ]),
    ])
    expect([...uses]).toEqual([
      ['证件', 'idNumber'],
      ['科室', ''],
    ])
  })
})

it('of sheets without known names the one with people’s data is asked about', async () => {
  const link = (id: number) =>
    `<Relationship Id="rId${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${id}.xml"/>`
  const bytes = workbook([['填写', '说明']], {
    more: {
      'xl/workbook.xml': strToU8(
        '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="说明" sheetId="1" r:id="rId1"/><sheet name="人" sheetId="2" r:id="rId2"/></sheets></workbook>',
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${link(1)}${link(2)}</Relationships>`,
      ),
      'xl/worksheets/sheet2.xml': strToU8(
        sheetOf([
          ['谁', '号'],
          [name, idNumber],
        ]),
      ),
    },
  })
  expect(await readTable(bytes)).toMatchObject({ sheet: '人' })
})
