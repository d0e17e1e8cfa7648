import { strToU8, type Zippable, zipSync } from 'fflate'
import { importRows } from '../import-rows.ts'
import { readTable } from '../read-table.ts'

/** The names of the columns. */
export const heads = ['姓名', '身份证号', '手机号码', '缴费年度']
/** One person, whom every way of writing a table must give. */
export const shen = ['沈维衡', '349906196803128296', '15993320964', '2026']
/** Rows as a text. */
export const csv = (rows: readonly (readonly string[])[], comma = ',', end = '\r\n') =>
  rows.map((row) => row.join(comma)).join(end)

const column = (index: number) => String.fromCharCode(65 + index)
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
/** A text's cell. */
export const inline = (text: string, at: string) =>
  `<c r="${at}" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`
/** A number's cell. */
export const number = (text: string, at: string) => `<c r="${at}"><v>${text}</v></c>`
export type Cell = string | ((at: string) => string)

/** A sheet's XML. */
export const sheetOf = (rows: readonly (readonly Cell[])[], rest = '') => {
  const cells = rows.map((row, y) => {
    const inner = row.map((cell, x) => {
      const at = `${column(x)}${y + 1}`
      return typeof cell === 'string' ? inline(cell, at) : cell(at)
    })
    return `<row r="${y + 1}">${inner.join('')}</row>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${cells.join('')}</sheetData>${rest}</worksheet>`
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** A workbook as Excel writes it, as far as a reader needs it. */
export function workbook(
  rows: readonly (readonly Cell[])[],
  { rest = '', more = {} as Zippable, type = 'sheet', level = 6 as 0 | 6 } = {},
) {
  return zipSync(
    {
      '[Content_Types].xml': strToU8(
        `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}.main+xml"/></Types>`,
      ),
      '_rels/.rels': strToU8(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ),
      'xl/workbook.xml': strToU8(
        `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="名单" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
      'xl/worksheets/sheet1.xml': strToU8(sheetOf(rows, rest)),
      ...more,
    },
    { level },
  )
}

/** What comes of a file: its people in one line each, or why there are none. */
export async function peopleOf(bytes: Uint8Array) {
  const table = await readTable(bytes)
  if ('fault' in table) return table.fault
  const imported = importRows(table.rows, [])
  return (
    imported?.rows.map(({ name, idNumber, phone, feeYear, fault }) =>
      [name, idNumber, phone, feeYear, fault?.code].filter(Boolean).join(' '),
    ) ?? 'no columns'
  )
}
/** The person alone. */
export const one = ['沈维衡 349906196803128296 15993320964 2026']
