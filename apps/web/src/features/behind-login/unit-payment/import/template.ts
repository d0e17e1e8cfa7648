import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { UnitPerson } from '@portal/api-contract'
import type { SheetData } from 'write-excel-file/browser'

/** What the columns are called, which the import knows again; in Chinese, as the association's tables are. */
const heads = ['姓名', '身份证号', '手机号码', '证书编号', '缴费年度']
const widths = [14, 24, 18, 24, 14]

/** All cells are texts: a spreadsheet cuts long numbers, and runs what looks like a formula. */
const text = (value: string) => ({ value, type: String, format: '@' })

/** The unit's people and the years that each owes, with empty rows for others. */
export function templateRows(people: readonly UnitPerson[]): string[][] {
  return people
    .filter(({ payableFees }) => payableFees.length > 0)
    .map(({ name, idNumber, certNo, payableFees }) => [
      name,
      idNumber ?? '',
      '',
      certNo ?? '',
      payableFees.map(({ feeYear }) => feeYear).join('、'),
    ])
}

const emptyRows = 200

/** A workbook to fill in and upload again. */
export async function templateOf(people: readonly UnitPerson[]): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  const rows = [...templateRows(people), ...Array.from({ length: emptyRows }, () => heads.map(() => ''))]
  const data: SheetData = [
    heads.map((value) => ({ ...text(value), fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(text)),
  ]
  const sheet = {
    sheet: i18n._(msg`代缴名单`),
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  }
  return writeXlsxFile(data, sheet).toBlob()
}
