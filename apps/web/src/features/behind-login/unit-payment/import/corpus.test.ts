import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { readTable } from './read-table.ts'
import { type Cell, csv, heads, one, peopleOf, sheetOf, shen, workbook } from './tables.fixture.ts'

/** More of what people have for tables, and of what is no table; beside the kinds of `read-table.test.ts`. */

const [name = '', idNumber = '', phone = '', year = ''] = shen
const text = (rows: readonly (readonly string[])[], comma?: string) => strToU8(csv(rows, comma))
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const sheet = 'xl/worksheets/sheet1.xml'
const withSheet = (xml: string, more = {}) => workbook([], { more: { [sheet]: strToU8(xml), ...more } })
const utf16be = (value: string) =>
  Uint8Array.from(
    [...`\uFEFF${value}`].flatMap((sign) => {
      const code = sign.charCodeAt(0)
      return [code >> 8, code & 255]
    }),
  )

/** A workbook whose texts stand in a table of their own, as Excel writes them. */
function sharedStrings(items: readonly string[], cells: readonly Cell[][]) {
  const table = `<sst xmlns="${main}" count="${items.length}">${items.map((item) => `<si>${item}</si>`).join('')}</sst>`
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const links = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`
  return workbook(cells, {
    more: { 'xl/sharedStrings.xml': strToU8(table), 'xl/_rels/workbook.xml.rels': strToU8(links) },
  })
}
const shared = (index: number) => (at: string) => `<c r="${at}" t="s"><v>${index}</v></c>`
const plain = (value: string) => `<t>${value}</t>`

/** A day as Excel keeps it: a number whose style is that of a date. */
function datedYear() {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const styles = `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`
  const links = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`
  const day: Cell = (at) => `<c r="${at}" s="1"><v>46023</v></c>`
  return workbook([heads, [name, idNumber, phone, day]], {
    more: { 'xl/styles.xml': strToU8(styles), 'xl/_rels/workbook.xml.rels': strToU8(links) },
  })
}

it.each([
  ['bars between the cells', text([heads, shen], '|')],
  ['full-width commas between the cells', text([heads, shen], '，')],
  ['UTF-16 the other way round', utf16be(csv([heads, shen], '\t'))],
  ['its columns in another order', text([[...heads].reverse(), [...shen].reverse()])],
  ['its columns named in English', text([['Name', 'ID No.', 'Mobile', 'Year'], shen])],
  ['notes beside the names', text([['姓 名*', '身份证号码（必填）', '手机：', '缴费年度[必填]'], shen])],
  ['no names of columns', text([shen])],
  ['the year as a day', text([heads, [name, idNumber, phone, '2026-01-01']])],
  ['the year as Excel counts days', text([heads, [name, idNumber, phone, '46023']])],
  ['the year in words', text([heads, [name, idNumber, phone, '2026年度']])],
  ['groups in its numbers', text([heads, [name, '349906 19680312 8296', '159-9332-0964', year]])],
  ['a country code before the phone', text([heads, [name, idNumber, '0086 15993320964', year]])],
  ['marks that nobody sees', text([heads, [`\u200B${name}\u00A0`, `${idNumber}\uFEFF`, phone, year]])],
  ['a sum at its end', text([heads, shen, ['合计', '', '', '1']])],
  ['a break inside quotes', strToU8(`${csv([heads])}\r\n"${name}\n","${idNumber}",${phone},${year}`)],
  ['short rows', text([[...heads, '备注', '部门'], shen])],
  [
    'texts in a table of their own',
    sharedStrings([...heads, ...shen].map(plain), [
      heads.map((_, index) => shared(index)),
      shen.map((_, index) => shared(index + 4)),
    ]),
  ],
  [
    'letters of two kinds in one cell',
    sharedStrings(
      [...heads.map(plain), `<r><t>沈</t></r><r><rPr><b/></rPr><t>维衡</t></r>`],
      [heads.map((_, index) => shared(index)), [shared(4), idNumber, phone, year]],
    ),
  ],
  ['a day of the year in a date’s cell', datedYear()],
  [
    'a hidden column',
    workbook(
      [
        ['序号', ...heads],
        ['1', ...shen],
      ],
      { rest: '<cols><col min="1" max="1" hidden="1"/></cols>' },
    ),
  ],
  ['nothing deflated', workbook([heads, shen], { level: 0 })],
  ['letters written as entities', withSheet(sheetOf([heads, shen]).replace('沈', '&#x6C88;'))],
  [
    'a comment in its sheet',
    withSheet(sheetOf([heads, shen]).replace('<sheetData>', '<!-- 名单 --><sheetData>')),
  ],
  [
    'cells that it leaves out',
    workbook([
      ['部门', ...heads],
      [() => '', ...shen],
    ]),
  ],
])('a table with %s is read', async (_, bytes) => {
  expect(await peopleOf(bytes)).toEqual(one)
})

/** A table of twenty people whose notes hold what is said by row. */
const noted = (notes: Readonly<Record<number, string>>) =>
  strToU8(
    csv([[...heads, '备注'], ...Array.from({ length: 20 }, (_, index) => [...shen, notes[index + 1] ?? ''])]),
  )

it.each([
  ['is not closed', noted({ 12: '"补缴' })],
  ['closes before the cell ends', noted({ 12: '"先进"个人' })],
  ['is not closed in two rows', noted({ 5: '"补缴', 12: '"补缴' })],
  ['is closed in another row', noted({ 5: '"补缴', 12: '补缴"' })],
  ['stands in a table whose other cells have theirs', noted({ 3: '"补缴"', 12: '"补缴', 14: '"一""二"' })],
])('a quote that %s takes no row away', async (_, bytes) => {
  expect(await peopleOf(bytes)).toEqual(Array.from({ length: 20 }, () => one[0]))
})

it.each([
  strToU8(
    csv(
      [
        [...heads.map((head) => `"${head}"`), '"备注'],
        [...shen, ''],
      ],
      ';',
      '\r',
    ),
  ),
  strToU8(csv([[`"${heads[0]}`, ...heads.slice(1)], shen])),
])('a quote that is never closed in the names of the columns takes none of the people', async (bytes) => {
  expect(await peopleOf(bytes)).toEqual(one)
})

const merged = (...refs: string[]) => ({
  rest: `<mergeCells count="${refs.length}">${refs.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`,
})
const blank: Cell = (at) => `<c r="${at}"/>`
const both = [one[0]?.replace('2026', '2025'), one[0]]
const ofTwoYears = [
  [name, idNumber, phone, '2025'],
  [blank, blank, blank, '2026'],
]

it.each([
  ['over the years', workbook([heads, ...ofTwoYears], merged('A2:A3', 'B2:B3', 'C2:C3')), both],
  [
    'of the name alone',
    workbook([heads, [name, idNumber, phone, '2025'], [blank, idNumber, phone, year]], merged('A2:A3')),
    both,
  ],
  [
    'of the year',
    workbook(
      [heads, [...shen], ['苗知行', idNumber, phone, blank]].map((row) => [...row]),
      merged('D2:D3'),
    ),
    [one[0], one[0]?.replace(name, '苗知行')],
  ],
  [
    'of all that a row has',
    workbook([heads, [...shen], [blank, blank, blank, blank]], merged('A2:A3', 'B2:B3', 'C2:C3', 'D2:D3')),
    one,
  ],
  [
    'of its names, which stand in two rows',
    workbook(
      [
        [heads[0] ?? '', heads[1] ?? '', '联系方式', blank, heads[3] ?? ''],
        [blank, blank, '手机号码', '邮箱', blank],
        [name, idNumber, phone, 'a@example.com', year],
      ],
      merged('A1:A2', 'B1:B2', 'C1:D1', 'E1:E2'),
    ),
    one,
  ],
  ['that it does not say are merged', workbook([heads, ...ofTwoYears]), both],
])('a table with merged cells %s is read', async (_, bytes, people) => {
  expect(await peopleOf(bytes)).toEqual(people)
})

it.each([
  [
    'several years in a cell',
    text([heads, [name, idNumber, phone, '2025、2026']]),
    [one[0]?.replace('2026', '2025'), one[0]],
  ],
  [
    'a stretch of years',
    text([heads, [name, idNumber, phone, '2025-2026']]),
    [one[0]?.replace('2026', '2025'), one[0]],
  ],
  [
    'a number that Excel shows as a power of ten',
    text([heads, [name, '3.49906E+17', phone, year]]),
    [expect.stringContaining('CutNumber')],
  ],
  [
    'a number that ends in the zeros of Excel',
    text([heads, [name, '349906196803128000', phone, year]]),
    [expect.stringContaining('CutNumber')],
  ],
  [
    'a command for a spreadsheet as a name',
    text([heads, ['=cmd|calc', idNumber, phone, year]]),
    [expect.stringContaining('=cmd|calc')],
  ],
])('a table with %s says what is to be said', async (_, bytes, people) => {
  expect(await peopleOf(bytes)).toEqual(people)
})

const laughs = `<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]>`

/** None of these is a table of people; each must be answered, soon and without an error. */
it.each([
  [
    'a page of the web that calls itself a sheet',
    strToU8('<html><table><tr><td>姓名</td></tr></table></html>'),
  ],
  ['JSON', strToU8('[{"name":"沈维衡"}]')],
  ['one line of five million letters', strToU8('a'.repeat(5_000_000))],
  ['one row of fifty thousand cells', strToU8('a,'.repeat(50_000))],
  ['entities within entities', withSheet(sheetOf([['&c;']]).replace('<worksheet', `${laughs}<worksheet`))],
  ['a sheet that is not closed', withSheet(sheetOf([heads, shen]).slice(0, 200))],
  [
    'a sheet of OpenDocument',
    zipSync({
      mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
      'content.xml': strToU8('<a/>'),
    }),
  ],
  ['a program', Uint8Array.of(0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0)],
  ['letters of no encoding', Uint8Array.from({ length: 3000 }, (_, index) => 128 + ((index * 37) % 127))],
])('%s is no table, and says so', async (_, bytes) => {
  const table = await readTable(bytes)
  const said = 'fault' in table ? table.fault : await peopleOf(bytes)
  expect(Array.isArray(said) ? said : typeof said).toBe('string')
})
