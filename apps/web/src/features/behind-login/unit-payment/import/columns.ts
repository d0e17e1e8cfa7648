import { readIdNumber } from '../../../../lib/forms/fields/id-number.ts'
import type { RowField } from '../rows/pay-row.ts'
import { cleanIdNumber, cleanPhone, isCutNumber, plainText, yearsOf } from './cells.ts'

/** Names that tables give to the columns, without spaces and what stands in brackets. */
const names: Record<RowField, readonly string[]> = {
  name: ['姓名', '人员姓名', '会员姓名', '员工姓名', '名字', 'name', 'nome'],
  idNumber: [
    '身份证号',
    '身份证号码',
    '身份证',
    '证件号码',
    '证件号',
    '公民身份号码',
    '身份号码',
    'idnumber',
    'idno',
    'documento',
  ],
  phone: [
    '手机',
    '手机号',
    '手机号码',
    '联系电话',
    '联系方式',
    '电话',
    '电话号码',
    '移动电话',
    'phone',
    'mobile',
    'celular',
  ],
  certNo: [
    '证书编号',
    '证书号',
    '注册证书',
    '注册证书号',
    '注册证书编号',
    '注册证号',
    '注册编号',
    '注册号',
    'certno',
  ],
  feeYear: [
    '年度',
    '缴费年度',
    '会费年度',
    '缴纳年度',
    '代缴年度',
    '欠费年度',
    '应缴年度',
    '缴费年份',
    '年份',
    '欠费年份',
    'year',
    'feeyear',
    'ano',
  ],
}

const fields = Object.keys(names) as RowField[]

/** Where each column stands in the table; those that it does not have are left out. */
export type Columns = Partial<Record<RowField, number>>

const plainName = (cell: string): string =>
  plainText(cell)
    .toLowerCase()
    .replace(/\(.*?\)|\[.*?\]|【.*?】/g, '')
    .replace(/[\s*:：_.-]/g, '')

const fieldNamed = (cell: string): RowField | undefined => {
  const name = plainName(cell)
  return fields.find((field) => names[field].includes(name))
}

/** The columns that a row of names says; of two alike the first. */
function columnsNamed(row: readonly string[]): Columns {
  const columns: Columns = {}
  for (const [index, cell] of row.entries()) {
    const field = fieldNamed(cell)
    if (field && columns[field] === undefined) columns[field] = index
  }
  return columns
}

/** What a value looks like; names look like nothing else. */
function fieldLike(cell: string): RowField | undefined {
  const idNumber = cleanIdNumber(cell)
  if (readIdNumber(idNumber) || /^\d{17}[\dX]$/.test(idNumber) || isCutNumber(idNumber)) return 'idNumber'
  if (/^1\d{10}$/.test(cleanPhone(cell))) return 'phone'
  if (yearsOf(cell)) return 'feeYear'
  if (/^[\p{Script=Han}·]{2,20}$/u.test(plainText(cell).replaceAll(' ', ''))) return 'name'
  return undefined
}

/** The columns of a table without names, from what stands in its first rows. */
function columnsLike(rows: readonly (readonly string[])[]): Columns {
  const columns: Columns = {}
  for (const row of rows.slice(0, 20))
    for (const [index, cell] of row.entries()) {
      const field = fieldLike(cell)
      if (field && columns[field] === undefined && !Object.values(columns).includes(index))
        columns[field] = index
    }
  return columns
}

/** Where a table's people begin, and what its columns hold. */
export interface Layout {
  columns: Columns
  /** Index of the first row below the names. */
  from: number
}

/** Rows above the names: a title, who made the table. */
const mostTitleRows = 10

/**
 * Finds out what a table's columns hold: by their names in any order, or, where it has none, by what stands in them. Undefined when no
 * column holds names of people.
 */
export function layoutOf(rows: readonly (readonly string[])[]): Layout | undefined {
  for (const [index, row] of rows.slice(0, mostTitleRows).entries()) {
    const columns = columnsNamed(row)
    if (columns.name !== undefined && Object.keys(columns).length > 1) return { columns, from: index + 1 }
  }
  const columns = columnsLike(rows)
  return columns.name !== undefined && columns.idNumber !== undefined ? { columns, from: 0 } : undefined
}
