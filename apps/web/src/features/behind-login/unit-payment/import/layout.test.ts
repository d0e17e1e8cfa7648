import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { miao } from '../batches.fixture.ts'
import { columnsNamed } from './columns.ts'
import { importRows } from './import-rows.ts'
import { readTable } from './read-table.ts'
import { type Cell, csv, heads, number, one, peopleOf, sheetOf, shen, workbook } from './tables.fixture.ts'

const [name = '', idNumber = '', phone = '', year = ''] = shen
const read = (table: string[][], people = [miao]) =>
  importRows(table, people)?.rows.map((row) =>
    [row.personId ?? row.name, row.idNumber, row.phone, row.feeYear].join(' '),
  )
const expected = `${name} ${idNumber} ${phone} ${year}`

describe('columns', () => {
  it.each([
    [['姓名', '居民身份证号码', '本人手机', '缴费年']],
    [['员工姓名（必填）', '身份证件号', '手机/微信', '应缴年份']],
    [['人员', '公民身份证号', '联系人电话', '会费年']],
  ])('%j are known by what their names contain', (columns) => {
    expect(read([columns, shen])).toEqual([expected])
  })

  it('the plainest name comes first', () => {
    const columns = ['单位名称', '单位电话', '身份证有效期', '出生年月', ...heads]
    expect(read([columns, ['甲', '0591-1', '2030', '1968年', ...shen]])).toEqual([expected])
  })

  it('that are not read are named, but not those that count', () => {
    const table = [
      ['序号', ...heads, '部门', '备注'],
      ['1', ...shen, '造价部', ''],
    ]
    expect(importRows(table, [])?.ignored).toEqual(['部门', '备注'])
  })

  it('are not seen in a title above them', () => {
    expect(read([['代缴人员名单', '填表年度：'], heads, shen])).toEqual([expected])
  })
})

describe('without a head', () => {
  it('name and year are enough for the unit’s own people', () => {
    expect(read([['苗青', '2026']])).toEqual(['3 349906********5662  2026'])
  })

  it('the name alone is enough, where one of them is known', () => {
    expect(read([['苗青'], ['无此人']])?.[0]).toBe('3 349906********5662  ')
    expect(read([['水泥'], ['钢材']])).toBeUndefined()
  })

  it('names below their head are people', () => {
    expect(read([['姓名'], ['苗青'], ['无此人']])).toHaveLength(2)
  })
})

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

interface Sheet {
  name: string
  state?: string
  rows: readonly (readonly Cell[])[]
}

/** A workbook of several sheets. */
function book(sheets: readonly Sheet[]) {
  const tags = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
  )
  const links = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${office}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  )
  return workbook([], {
    more: {
      'xl/workbook.xml': strToU8(
        `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${tags.join('')}</sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links.join('')}</Relationships>`,
      ),
      ...Object.fromEntries(
        sheets.map(({ rows }, index) => [`xl/worksheets/sheet${index + 1}.xml`, strToU8(sheetOf(rows))]),
      ),
    },
  })
}

describe('a workbook of several sheets', () => {
  const people = { name: '人员 &amp; 年度', rows: [heads, shen] }

  it('is read where the people are, and says so', async () => {
    const notes = { name: '说明', rows: [['填写说明'], ['请勿修改列名']] }
    const bytes = book([notes, people])
    expect(await peopleOf(bytes)).toEqual(one)
    expect(await readTable(bytes)).toMatchObject({ sheet: '人员 & 年度' })
  })

  it.each(['hidden', 'veryHidden'])('is not read where it is %s', async (state) => {
    const old = { name: '去年', state, rows: [heads, ['旧名单', idNumber, phone, '2025']] }
    const bytes = book([old, people])
    expect(await peopleOf(bytes)).toEqual(one)
    // Of two, one can be seen: there is nothing to be mistaken about.
    expect(await readTable(bytes)).not.toHaveProperty('sheet')
  })
})

it('rows that a filter has hidden are read, and counted', async () => {
  const xml = sheetOf([heads, shen, shen, []]).replace(/<row r="([34])"/g, '<row r="$1" hidden="1"')
  const table = await readTable(workbook([], { more: { 'xl/worksheets/sheet1.xml': strToU8(xml) } }))
  expect(table).toMatchObject({ hidden: 1 })
  expect('rows' in table && table.rows).toHaveLength(3)
})

it('a whole identity number in a number’s cell is refused: its last digits may be others', async () => {
  const cell: Cell = (at) => number(idNumber, at)
  expect(String(await peopleOf(workbook([heads, [name, cell, phone, year]])))).toContain('CutNumber')
})

it('a text is read from a file that is no workbook', async () => {
  expect(await peopleOf(strToU8(csv([['姓名', '居民身份证号码', '本人手机', '缴费年'], shen])))).toEqual(one)
  expect(await readTable(zipSync({ a: strToU8('a') }))).toEqual({ fault: 'Unsupported' })
})

it('a cell as long as a file is no name, and holds nobody up', () => {
  expect(columnsNamed(['('.repeat(200_000), '证书'.repeat(100_000), '姓名'])).toEqual({ name: 2 })
})
