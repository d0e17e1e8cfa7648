/** What a pasted text says of a buyer; what it does not say is missing. */
export interface BuyerCard {
  buyerName?: string
  buyerTaxNo?: string
  buyerAddress?: string
  buyerTel?: string
  buyerBankName?: string
  buyerBankAccount?: string
  email?: string
  phone?: string
}

export type Label = keyof BuyerCard | 'addressAndTel' | 'bankAndAccount'

/** The names that people give to each field. */
const names: Record<Label, string[]> = {
  buyerName: [
    '名称',
    '全称',
    '开票名称',
    '购买方名称',
    '购方名称',
    '客户名称',
    '抬头',
    '发票抬头',
    '开票抬头',
    '户名',
    '账户名称',
    '帐户名称',
    '开户名称',
  ],
  buyerTaxNo: [
    ...[
      '税号',
      '购买方税号',
      '纳税人识别号',
      '纳税识别号',
      '纳税人税号',
      '税务登记号',
      '信用代码',
      '社会信用代码',
    ],
    ...['统一社会信用代码', '统一信用代码', '统一社会信用代码/纳税人识别号', '纳税人识别号/统一社会信用代码'],
    ...['统一社会信用代码(税号)', '统一社会信用代码（税号）'],
  ],
  buyerAddress: ['地址', '注册地址', '开票地址', '办公地址', '详细地址', '购买方地址'],
  buyerTel: [
    ...['电话', '电话号码', '联系电话', '注册电话', '办公电话', '开票电话', '固定电话', '座机', '购买方电话'],
    ...['tel', 'telephone', 'phone'],
  ],
  buyerBankName: [
    ...['开户行', '开户银行', '开户行名称', '开户银行名称', '开户行全称', '开户支行', '银行', '银行名称'],
    ...['基本户开户行', '基本开户行', '购买方开户行'],
  ],
  buyerBankAccount: [
    ...[
      '账号',
      '帐号',
      '银行账号',
      '银行帐号',
      '银行账户',
      '银行帐户',
      '账户',
      '帐户',
      '开户账号',
      '开户帐号',
    ],
    ...['对公账号', '对公账户', '卡号', '银行卡号', '基本户账号', '购买方账号'],
  ],
  email: [
    '邮箱',
    '电子邮箱',
    '邮箱地址',
    '收票邮箱',
    '接收邮箱',
    '邮件',
    '电子邮件',
    'email',
    'e-mail',
    'mail',
  ],
  phone: ['手机', '手机号', '手机号码', '收票手机', '收票人手机', '收票人手机号', '移动电话', 'mobile'],
  addressAndTel: ['地址、电话', '地址及电话', '地址和电话', '地址电话', '地址/电话', '注册地址及电话'],
  bankAndAccount: [
    ...[
      '开户行及账号',
      '开户行及帐号',
      '开户行、账号',
      '开户行和账号',
      '开户行账号',
      '开户行/账号',
      '银行及账号',
    ],
    ...['开户银行及账号', '开户银行及帐号', '开户银行、账号', '开户银行账号'],
  ],
}

const labelOf = new Map(
  (Object.keys(names) as Label[]).flatMap((label) => names[label].map((name) => [name, label] as const)),
)

// Names are often spaced out so that their colons stand below each other.
const spaced = (name: string) => [...name].map((sign) => sign.replace(/[/()-]/, '\\$&')).join('[ \\t]*')
const oneOf = (of: readonly string[]) =>
  [...of]
    .sort((one, other) => other.length - one.length)
    .map(spaced)
    .join('|')
const all = [...labelOf.keys()]
const anyName = oneOf(all)

// 单位税号, 公司地址: but the 公司 that ends a company's name, with its 税号 right behind it, stays there.
const owner = '(?:单位|公司|企业)[ \\t]*'

/** A name with its colon. */
export const named = new RegExp(`(?:(?:^|[\\s;,，；、|])${owner})?(${anyName})[ \\t]*[:=]`, 'gi')

/** What a name says, with its owner or without. */
export function labelNamed(name: string): Label | undefined {
  const plain = name.replace(/[ \t]/g, '').toLowerCase()
  return labelOf.get(plain) ?? labelOf.get(plain.replace(/^(?:单位|公司|企业)/, ''))
}

const isChinese = (name: string) => /[\u4e00-\u9fff]/.test(name)
/** Names that a value can follow at once: Latin ones are parts of mail addresses, and 银行 is one of a bank's own name. */
const gluedNames = (...labels: Label[]) =>
  oneOf(labels.flatMap((label) => names[label]).filter((name) => isChinese(name) && !/^银行/.test(name)))

const start = '(^|[\\s:;,，；、。|])'
const after = (...patterns: string[]) => `(?=${patterns.join('|')})`
const someNames = oneOf(all.filter((name) => name !== '银行'))

/** Names without a colon, by what stands around them. */
const bare = [
  // On a card, or in a table that was copied, a line begins with the name.
  new RegExp(`(^|\\n)[ \\t]*(?:${owner})?(${anyName})${after('[ \\t]+[^\\s:=]', '[ \\t]*\\n')}`, 'gi'),
  // Within a line it has blanks on both sides.
  new RegExp(`${start}(?:${owner})?(${someNames})${after('[ \\t]+[^\\s:=]')}`, 'gi'),
  // Or the value follows at once, and looks like one of its field.
  new RegExp(`()(${gluedNames('buyerTaxNo')})${after('[0-9a-z]{15,20}(?![0-9a-z])')}`, 'gi'),
  new RegExp(`()(${gluedNames('buyerTel', 'phone')})${after('[（(]?\\d{3}')}`, 'gi'),
  new RegExp(`()(${gluedNames('buyerBankAccount')})${after('\\d{4}')}`, 'gi'),
  new RegExp(`()(${gluedNames('email')})${after('[\\w.+-]+@')}`, 'gi'),
  new RegExp(
    `()(${gluedNames('bankAndAccount', 'buyerBankName')})${after('[\\u4e00-\\u9fff]+(?:银行|信用社)')}`,
    'gi',
  ),
  new RegExp(
    `()(${gluedNames('addressAndTel', 'buyerAddress')})${after('[\\u4e00-\\u9fff]{1,8}[省市区县]')}`,
    'gi',
  ),
  new RegExp(
    `(^|[\\s:;,，；、。|0-9a-z])(?:${owner})?(${gluedNames('buyerName')})${after('[\\u4e00-\\u9fff]{2}')}`,
    'gi',
  ),
]

/** Gives the names that have no colon one. */
export const withColons = (text: string): string =>
  bare.reduce((marked, pattern) => marked.replace(pattern, '$1$2:'), text)

/** How many names of fields a text has in it. */
export const countNames = (text: string): number =>
  text.match(/税号|识别号|信用代码|开户|[账帐]号|地址|电话|名称|抬头/g)?.length ?? 0

/** A row of a spreadsheet below its heads, as lines with names; other lines stay. */
export function withoutHeads(text: string): string {
  const lines = text.split('\n')
  const rows = lines.map((line) => line.split('\t').map((cell) => cell.trim()))
  const place = rows.findIndex((row) => row.length > 1 && row.every((cell) => labelNamed(cell)))
  const [heads = [], values = []] = place === -1 ? [] : rows.slice(place)
  if (heads.length === 0 || values.length !== heads.length) return text
  const said = values.map((value, column) => `${heads[column]}:${value}`)
  return [...lines.slice(0, place), ...said, ...lines.slice(place + 2)].join('\n')
}
