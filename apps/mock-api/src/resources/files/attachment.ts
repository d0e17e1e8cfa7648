import { firstTable, toBlocks, toLines } from '../../domain/text/plain-text.ts'
import { type Cell, docxFile, pdfFile, xlsxFile } from '../../media/documents/index.ts'

/** What an attachment is made from: the article it hangs on. */
export interface AttachmentSource {
  /** File name with its extension. */
  name: string
  title: string
  /** HTML of the article. */
  content: string
}

const office = 'application/vnd.openxmlformats-officedocument'

/** Content types of the kinds of file that the association publishes. */
export const contentTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  xlsx: `${office}.spreadsheetml.sheet`,
  docx: `${office}.wordprocessingml.document`,
}

/** `表.xlsx` → `xlsx` */
export const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

const toCell = (text: string): Cell => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text)

function toRows(content: string): Cell[][] {
  const table = firstTable(content)
  if (table.length > 0) return table.map((row) => row.map(toCell))
  return [['序号', '内容'], ...toLines(content).map((line, index) => [index + 1, line])]
}

/** A sheet for each table below a heading of its own; else the one that `toRows` makes. */
function toSheets(heading: string, content: string) {
  const parts = content.split('<h2>').slice(1)
  const tables = parts.flatMap((part) => {
    const [name = ''] = part.split('</h2>')
    return firstTable(part).length > 0 ? [{ name: toLines(name).join(' '), rows: toRows(part) }] : []
  })
  return tables.length > 1 ? tables : [{ name: heading, rows: toRows(content) }]
}

/** The file as bytes: the article's text as a document, or its tables as a workbook. */
export function buildAttachment({ name, title, content }: AttachmentSource): Uint8Array {
  const extension = extensionOf(name)
  const heading = name.slice(0, -extension.length - 1)
  if (extension === 'xlsx') return xlsxFile(toSheets(heading, content))
  if (extension === 'docx') return docxFile(heading, [title, ...toLines(content)])
  return pdfFile(heading, [title, ...toBlocks(content)])
}
