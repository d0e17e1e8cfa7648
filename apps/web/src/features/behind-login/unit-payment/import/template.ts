import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { UnitPerson } from '@portal/api-contract'
import type { SheetData } from 'write-excel-file/browser'
import { sumYuan } from '../../../../lib/content/money.ts'
import { owedYears } from '../rows/own-people.ts'

/** What the columns are called, which the import knows again; in Chinese, as the association's tables are. */
const heads = ['姓名', '身份证号', '手机号码', '证书编号', '缴费年度', '应缴金额（元）']
const widths = [14, 24, 18, 24, 14, 18]

/** A spreadsheet cuts long numbers, and runs what looks like a formula: all but sums are texts. */
const text = (value: string) => ({ value, type: String, format: '@' })
/** A sum in yuan, which the reader adds up; the import asks the backend. */
const money = (value: number) => ({ value, type: Number, format: '0.00' })

/** The years that somebody owes and what they come to. */
const rowOf = (person: UnitPerson) => [
  ...[person.name, person.idNumber ?? '', '', person.certNo ?? '', owedYears(person)].map(text),
  money(sumYuan(person.payableFees.map(({ amount }) => amount))),
]

const emptyRows = 200

/** A workbook to fill in and upload again: the unit's people and what each owes, with empty rows for others. */
export async function templateOf(people: readonly UnitPerson[]): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  const data: SheetData = [
    heads.map((value) => ({ ...text(value), fontWeight: 'bold' as const })),
    ...people.filter(({ payableFees }) => payableFees.length > 0).map(rowOf),
    ...Array.from({ length: emptyRows }, () => heads.slice(0, -1).map(() => text(''))),
  ]
  const sheet = {
    sheet: i18n._(msg`代缴名单`),
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  }
  return writeXlsxFile(data, sheet).toBlob()
}
