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

/** What a row is made of, in the order in which the list shows it. */
export const fields = Object.keys(names) as RowField[]

/** Where each column stands in the table; those that it does not have are left out. */
export type Columns = Partial<Record<RowField, number>>

/** What a column is said to be: one of the fields, or nothing that is read. */
export type ColumnUse = RowField | ''

/** What columns were said to be, by their names as `headKeys` writes them. */
export type HeadUses = ReadonlyMap<string, ColumnUse>

const nothingSaid: HeadUses = new Map()

/** What tells the names in a row from each other: the second of the same is another column. Empty where there is none. */
export function headKeys(row: readonly string[]): string[] {
  const times = new Map<string, number>()
  return row.map((cell) => {
    const text = plainText(cell).toLowerCase().replace(/\s/g, '')
    const time = (times.get(text) ?? 0) + 1
    times.set(text, time)
    return text && time > 1 ? `${text} ${time}` : text
  })
}

/** Characters; no column is called by more, and a file can have millions of them in one cell. */
const longestName = 100

const plainName = (cell: string): string =>
  plainText(cell.slice(0, longestName))
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

/**
 * The columns that a row of names says; of two alike the first, and one whose name is known as it stands before all others.
 *
 * @param uses what names were said to mean, which comes first
 */
export function columnsNamed(row: readonly string[], uses: HeadUses = nothingSaid): Columns {
  const columns: Columns = {}
  for (const [index, key] of headKeys(row).entries()) {
    const use = uses.get(key)
    if (use) columns[use] ??= index
  }
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

/** What counts the rows is missed by nobody, nor is what the template says of each debt: the backend knows what is owed. */
const unmissed = ['序号', '编号', '行号', 'no', '#', '应缴金额']

/** Whether a column is named as one that nobody misses where it is not read. */
export const isUnmissed = (head: string): boolean => unmissed.includes(plainName(head))

/** Names of columns that many tables have and no batch needs. */
const others = [
  '备注',
  '说明',
  '性别',
  '年龄',
  '部门',
  '单位',
  '单位名称',
  '公司',
  '公司名称',
  '职务',
  '职称',
]

/** Whether a column is named as something that is not read. */
export function isOther(head: string): boolean {
  const name = plainName(head)
  return others.includes(name) || parts.some(([, part, other]) => part.test(name) && other.test(name))
}

/** The names of the columns that are not read, nor were said to be of no use. */
function ignoredOf(row: readonly string[], columns: Columns, uses: HeadUses): string[] {
  const keys = headKeys(row)
  return row.flatMap((cell, index) => {
    const name = plainText(cell)
    const isRead = Object.values(columns).includes(index)
    return name === '' || isRead || isUnmissed(cell) || uses.get(keys[index] ?? '') === '' ? [] : [name]
  })
}

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
export function columnsLike(rows: readonly (readonly string[])[]): Columns {
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

/** The first rows of a table, among which its names are: above them are a title and who made the table. */
export const mostTitleRows = 10

/** Whether a row is people's data, and no names of columns. */
export const isData = (row: readonly string[]): boolean =>
  row.some((cell) => ['idNumber', 'phone', 'feeYear'].includes(fieldLike(cell) ?? ''))

/**
 * The row of the first ones that names the most columns; a title may have one or two of the words in it. Of names in two rows, with
 * merged cells that reach over both, the lower row is the last of them.
 */
function headOf(rows: readonly (readonly string[])[], uses: HeadUses): Layout | undefined {
  let head: Layout | undefined
  for (const [index, row] of rows.slice(0, mostTitleRows).entries()) {
    const columns = columnsNamed(row, uses)
    const count = Object.keys(columns).length
    if (columns.name === undefined || count < 2 || isData(row)) continue
    const most = head ? Object.keys(head.columns).length : 0
    if (count < most || (count === most && index !== head?.from)) continue
    head = { columns, from: index + 1, ignored: ignoredOf(row, columns, uses) }
  }
  return head
}

/** The head of a table that has nothing but names. */
function nameHeadOf(rows: readonly (readonly string[])[], uses: HeadUses): Layout | undefined {
  const index = rows
    .slice(0, mostTitleRows)
    .findIndex((row) => row.some((cell) => plainName(cell) === '姓名'))
  const row = rows[index]
  if (!row) return undefined
  const columns = columnsNamed(row, uses)
  return { columns, from: index + 1, ignored: ignoredOf(row, columns, uses) }
}

/**
 * Finds out what a table's columns hold: by their names in any order, or, where it has none, by what stands in them. Undefined when no
 * column holds names of people.
 *
 * @param isKnown whether a name is that of one of the unit's own people, for whom it is enough
 * @param uses what names of columns were said to mean
 */
export function layoutOf(
  rows: readonly (readonly string[])[],
  isKnown: (name: string) => boolean = () => false,
  uses: HeadUses = nothingSaid,
): Layout | undefined {
  const head = headOf(rows, uses) ?? nameHeadOf(rows, uses)
  if (head) return head
  const columns = columnsLike(rows)
  const { name, idNumber, feeYear } = columns
  if (name === undefined) return undefined
  // A column of words could be anything, unless there is a year beside it or one of the words is known.
  const isOfPeople =
    idNumber !== undefined || feeYear !== undefined || rows.some((row) => isKnown(row[name] ?? ''))
  return isOfPeople ? { columns, from: 0, ignored: [] } : undefined
}
