import { readIdNumber } from '../../../../lib/forms/fields/id-number.ts'
import type { RowField } from '../rows/pay-row.ts'
import { cleanIdNumber, cleanName, cleanPhone, isCutNumber, plainText, yearsOf } from './cells.ts'

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

/**
 * What a name has in it that is none of those above, the plainest first: a table has `本人手机` as well as `单位电话`. What the
 * second pattern finds is something else.
 */
const parts: readonly (readonly [RowField, RegExp, RegExp])[] = [
  ['idNumber', /身份证|证件号|身份号/, /有效|到期|日期|类型|地址|照片|复印|附件|正面|反面/],
  ['phone', /手机|mobile|celular/, /验证|归属/],
  ['phone', /电话|联系方式|phone/, /单位|公司|办公|传真|紧急/],
  ['certNo', /证书.*号|注册证.*号|注册.*编号/, /有效|日期|类型/],
  ['feeYear', /年/, /\d|年月|年龄|年限|出生|入会|毕业|参加|日期|金额|元|名单/],
  ['name', /姓名|名字/, /单位|公司|拼音|曾用/],
  ['name', /员工|人员/, /号|名单|类|性质|人数|部|单位|电话|手机/],
]

/** The columns that a row of names says; of two alike the first, and one whose name is known as it stands before all others. */
function columnsNamed(row: readonly string[]): Columns {
  const columns: Columns = {}
  const heads = row.map(plainName)
  const take = (field: RowField, isNamed: (head: string) => boolean) => {
    if (columns[field] !== undefined) return
    const taken = Object.values(columns)
    const index = heads.findIndex((head, place) => head !== '' && !taken.includes(place) && isNamed(head))
    if (index >= 0) columns[field] = index
  }
  for (const field of fields) take(field, (head) => names[field].includes(head))
  for (const [field, part, other] of parts) take(field, (head) => part.test(head) && !other.test(head))
  return columns
}

/** Columns that count the rows are missed by nobody. */
const counters = ['序号', '编号', '行号', 'no', '#']

/** The names of the columns that are not read. */
const ignoredOf = (row: readonly string[], columns: Columns): string[] =>
  row.flatMap((cell, index) => {
    const name = plainText(cell)
    const isRead = Object.values(columns).includes(index)
    return name === '' || isRead || counters.includes(plainName(cell)) ? [] : [name]
  })

/** What a value looks like; names look like nothing else. */
function fieldLike(cell: string): RowField | undefined {
  const idNumber = cleanIdNumber(cell)
  if (readIdNumber(idNumber) || /^\d{17}[\dX]$/.test(idNumber) || isCutNumber(idNumber)) return 'idNumber'
  if (/^1\d{10}$/.test(cleanPhone(cell))) return 'phone'
  if (yearsOf(cell)) return 'feeYear'
  if (/^[\p{Script=Han}·]{2,20}$/u.test(cleanName(cell))) return 'name'
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
  /** Names of the columns that are not read. */
  ignored: string[]
}

/** Rows above the names: a title, who made the table. */
const mostTitleRows = 10

/** Whether a row is people's data, and no names of columns. */
const isData = (row: readonly string[]): boolean =>
  row.some((cell) => ['idNumber', 'phone', 'feeYear'].includes(fieldLike(cell) ?? ''))

/**
 * The row of the first ones that names the most columns; a title may have one or two of the words in it. Of names in two rows, with
 * merged cells that reach over both, the lower row is the last of them.
 */
function headOf(rows: readonly (readonly string[])[]): Layout | undefined {
  let head: Layout | undefined
  for (const [index, row] of rows.slice(0, mostTitleRows).entries()) {
    const columns = columnsNamed(row)
    const count = Object.keys(columns).length
    if (columns.name === undefined || count < 2 || isData(row)) continue
    const most = head ? Object.keys(head.columns).length : 0
    if (count < most || (count === most && index !== head?.from)) continue
    head = { columns, from: index + 1, ignored: ignoredOf(row, columns) }
  }
  return head
}

/** The head of a table that has nothing but names. */
function nameHeadOf(rows: readonly (readonly string[])[]): Layout | undefined {
  const index = rows
    .slice(0, mostTitleRows)
    .findIndex((row) => row.some((cell) => plainName(cell) === '姓名'))
  const columns = columnsNamed(rows[index] ?? [])
  return index < 0 ? undefined : { columns, from: index + 1, ignored: ignoredOf(rows[index] ?? [], columns) }
}

/**
 * Finds out what a table's columns hold: by their names in any order, or, where it has none, by what stands in them. Undefined when no
 * column holds names of people.
 *
 * @param isKnown whether a name is that of one of the unit's own people, for whom it is enough
 */
export function layoutOf(
  rows: readonly (readonly string[])[],
  isKnown: (name: string) => boolean = () => false,
): Layout | undefined {
  const head = headOf(rows) ?? nameHeadOf(rows)
  if (head) return head
  const columns = columnsLike(rows)
  const { name, idNumber, feeYear } = columns
  if (name === undefined) return undefined
  // A column of words could be anything, unless there is a year beside it or one of the words is known.
  const isOfPeople =
    idNumber !== undefined || feeYear !== undefined || rows.some((row) => isKnown(row[name] ?? ''))
  return isOfPeople ? { columns, from: 0, ignored: [] } : undefined
}
