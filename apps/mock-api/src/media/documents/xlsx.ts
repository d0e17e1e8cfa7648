import { escapeMarkup } from '../../domain/text/escape.ts'
import { xmlPart } from './xml.ts'
import { zipFile } from './zip.ts'

export type Cell = string | number | null

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** `0` → `A`, `26` → `AA`. */
export const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

/** Excel's rules for a tab: 31 characters, none of `[]:*?/\`, not empty. */
const tabName = (name: string): string =>
  name
    .replace(/[[\]:*?/\\]/g, ' ')
    .slice(0, 31)
    .trim() || 'Sheet1'

const cellXml = (value: Cell, ref: string, style: number): string => {
  if (value === null) return ''
  if (typeof value === 'number') return `<c r="${ref}" s="${style}"><v>${value}</v></c>`
  return `<c r="${ref}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeMarkup(value)}</t></is></c>`
}

const rowXml = (cells: readonly Cell[], index: number): string => {
  const style = index === 0 ? 1 : 0
  const body = cells
    .map((value, column) => cellXml(value, `${columnName(column)}${index + 1}`, style))
    .join('')
  return `<row r="${index + 1}">${body}</row>`
}

/** Chinese characters take two columns' width of a digit. */
const displayWidth = (value: Cell): number =>
  [...String(value ?? '')].reduce((sum, char) => sum + (char > '\u00ff' ? 2 : 1), 0)

const columnsXml = (rows: readonly (readonly Cell[])[]): string => {
  const count = Math.max(0, ...rows.map((row) => row.length))
  const columns = Array.from({ length: count }, (_, i) => {
    const width = Math.min(60, Math.max(10, ...rows.map((row) => displayWidth(row[i] ?? null) + 3)))
    return `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`
  })
  return count ? `<cols>${columns.join('')}</cols>` : ''
}

const sheetXml = (rows: readonly (readonly Cell[])[]): string =>
  xmlPart(
    `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
      `${columnsXml(rows)}<sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`,
  )

/** Two cell styles: 0 plain, 1 the heading row, bold on pale ink blue. */
const stylesXml = xmlPart(
  `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="宋体"/></font>` +
    '<font><b/><sz val="11"/><name val="宋体"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill>' +
    '<fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFDBE7F5"/></patternFill></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2">' +
    '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
    '<xf numFmtId="0" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
)

const contentTypes = (sheets: number): string =>
  xmlPart(
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
      Array.from(
        { length: sheets },
        (_, i) => `<Override PartName="/xl/${pathOf(i)}" ContentType="${TYPE}.worksheet+xml"/>`,
      ).join('') +
      `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  )

const relations = (...targets: readonly (readonly [type: string, target: string])[]): string => {
  const list = targets.map(
    ([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
  )
  return xmlPart(`<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`)
}

/** A sheet of a workbook: strings become text, numbers stay numbers, `null` leaves the cell empty. */
export interface Sheet {
  name: string
  rows: readonly (readonly Cell[])[]
}

const pathOf = (index: number): string => `worksheets/sheet${index + 1}.xml`

/** A workbook (ECMA-376); the first row of each sheet is its frozen heading. */
export const xlsxFile = (sheets: readonly Sheet[]): Uint8Array =>
  zipFile([
    { name: '[Content_Types].xml', content: contentTypes(sheets.length) },
    { name: '_rels/.rels', content: relations(['officeDocument', 'xl/workbook.xml']) },
    {
      name: 'xl/workbook.xml',
      content: xmlPart(
        `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets
          .map(
            ({ name }, i) =>
              `<sheet name="${escapeMarkup(tabName(name))}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`,
          )
          .join('')}</sheets></workbook>`,
      ),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations(...sheets.map((_, i) => ['worksheet', pathOf(i)] as const), [
        'styles',
        'styles.xml',
      ]),
    },
    ...sheets.map(({ rows }, i) => ({ name: `xl/${pathOf(i)}`, content: sheetXml(rows) })),
    { name: 'xl/styles.xml', content: stylesXml },
  ])
