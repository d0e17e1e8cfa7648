import { t } from '@lingui/core/macro'
import type { UnitPerson } from '@portal/api-contract'
import { formatDate, formatNumber } from '@portal/i18n'

const amount = (yuan: number): string =>
  formatNumber(yuan, { useGrouping: false, minimumFractionDigits: 2, maximumFractionDigits: 2 })

const rowOf = (person: UnitPerson): string[] => [
  person.name,
  person.idNumber ?? '',
  person.certType ?? '',
  person.certNo ?? '',
  person.memberNo ?? '',
  person.memberLevel ?? '',
  person.validTo ?? '',
  String(person.unpaidCount),
  amount(person.unpaidAmount),
  formatDate(person.createdDate),
]

/** The people as rows of texts below their heads. */
export const peopleTable = (people: readonly UnitPerson[]): string[][] => [
  [
    t`姓名`,
    t`证件号码`,
    t`注册证书`,
    t`注册证书编号`,
    t`会员编号`,
    t`会员级别`,
    t`会籍有效期至`,
    t`未缴会费（笔）`,
    t`未缴会费（元）`,
    t`加入日期`,
  ],
  ...people.map(rowOf),
]

/** A spreadsheet runs what begins like a formula, also with the wide signs of Chinese; behind an apostrophe it is a text. */
const harmless = (cell: string): string => (/^[=+\-@＝＋－＠\t\r]/.test(cell) ? `'${cell}` : cell)

/**
 * Rows as a table for spreadsheets; the mark at its beginning tells them that it is UTF-8. Where decimals follow a comma,
 * they expect semicolons between the cells.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const separator = formatNumber(0.5).includes(',') ? ';' : ','
  const quoted = (cell: string) =>
    ['"', '\n', '\r', separator].some((sign) => cell.includes(sign))
      ? `"${cell.replaceAll('"', '""')}"`
      : cell
  const lines = rows.map((cells) => cells.map((cell) => quoted(harmless(cell))).join(separator))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}
