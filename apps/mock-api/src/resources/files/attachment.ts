import { firstTable, toLines } from '../../search/plain-text.ts'
import { type Cell, docxFile, pdfFile, xlsxFile } from '../../seed/files/index.ts'

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

/** The file as bytes: the article's text as a document, or its first table as a workbook. */
export function buildAttachment({ name, title, content }: AttachmentSource): Uint8Array {
  const extension = extensionOf(name)
  const heading = name.slice(0, -extension.length - 1)
  if (extension === 'xlsx') return xlsxFile(heading, toRows(content))
  const lines = [title, ...toLines(content)]
  return extension === 'docx' ? docxFile(heading, lines) : pdfFile(heading, lines)
}
