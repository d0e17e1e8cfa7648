import { isMobileNumber } from '../../../../lib/forms/fields/mobile-number.ts'
import { isUscc } from '../../../../lib/forms/fields/uscc.ts'
import { cleanAccount, cleanPhone, halfWidth } from './clean.ts'

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

type Label = keyof BuyerCard | 'addressAndTel' | 'bankAndAccount'

/** The names that people give to each field, before a colon or at the beginning of a line. */
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
const spaced = (name: string) =>
  [...name].map((sign) => sign.replace(/[/()-]/, '\\$&')).join('[ \\t\\u3000]*')
const anyName = [...labelOf.keys()]
  .sort((one, other) => other.length - one.length)
  .map(spaced)
  .join('|')
// 单位税号, 公司地址: but the 公司 that ends a company's name, with its 税号 right behind it, stays there.
const owner = '(?:单位|公司|企业)[ \\t\\u3000]*'
const named = new RegExp(`(?:(?:^|[\\s;,，；、|])${owner})?(${anyName})[ \\t\\u3000]*[:=]`, 'gi')
// On a card, or in a table that was copied, a line begins with the name and has no colon.
const atLineStart = new RegExp(
  `(^|\\n)[ \\t\\u3000]*(?:${owner})?(${anyName})(?=[ \\t\\u3000]+\\S|[ \\t\\u3000]*\\n)`,
  'gi',
)

interface Said {
  label: Label
  value: string
}

const trimmed = (text: string) => text.replace(/^[\s;,，；、|]+|[\s;,，；、|]+$/g, '')

/** What stands behind each name, and the lines that have none. */
function read(text: string): { said: Said[]; rest: string[] } {
  const said: Said[] = []
  const rest: string[] = []
  let label: Label | undefined
  let from = 0
  const end = (to: number) => {
    const lines = text.slice(from, to).split('\n').map(trimmed).filter(Boolean)
    if (label) said.push({ label, value: lines.shift() ?? '' })
    rest.push(...lines)
  }
  for (const match of text.matchAll(named)) {
    end(match.index)
    label = labelOf.get((match[1] ?? '').replace(/[ \t\u3000]/g, '').toLowerCase())
    from = match.index + match[0].length
  }
  end(text.length)
  return { said, rest }
}

const telephone = /(?:\(?0\d{2,3}\)?[- ]?\d{7,8}(?:-\d{1,6})?|1[3-9]\d{9}|400[- ]?\d{3}[- ]?\d{4})$/
const account = /\d[\d -]{6,34}\d$/

/** Parts a text at what its end looks like. */
function partAtEnd(value: string, ending: RegExp): [string, string] {
  const found = ending.exec(value)
  return found ? [trimmed(value.slice(0, found.index)), found[0]] : [value, '']
}

/** What a line without a name is by its looks. */
function guess(line: string): Said | undefined {
  const compact = line.replace(/[\s-]/g, '')
  const said = (label: Label, value = line) => ({ label, value })
  if (isUscc(compact.toUpperCase())) return said('buyerTaxNo')
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(line)) return said('email')
  if (isMobileNumber(compact)) return said('phone')
  if (telephone.test(line) && /^[\d() -]+$/.test(line)) return said('buyerTel')
  if (/^\d{12,30}$/.test(compact)) return said('buyerBankAccount')
  if (/(?:银行|信用社|农商行)/.test(line) && !/公司$/.test(line)) return said('bankAndAccount')
  if (/(?:公司|事务所|研究院|设计院|中心|集团|协会|学会|大学|学院|厂)$/.test(line)) return said('buyerName')
  if (/[省市区县].*(?:路|街|道|巷|号|楼|室|园|村|镇)/.test(line)) return said('addressAndTel')
  return undefined
}

const cleaners: Record<keyof BuyerCard, (value: string) => string> = {
  buyerName: (value) => value,
  buyerTaxNo: (value) => value.replace(/[\s-]/g, '').toUpperCase(),
  buyerAddress: (value) => value,
  buyerTel: cleanPhone,
  buyerBankName: (value) => value,
  buyerBankAccount: cleanAccount,
  // More may follow in its line, such as a phone.
  email: (value) => /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(value)?.[0] ?? value.replace(/\s/g, ''),
  phone: (value) => value.replace(/[\s-]/g, '').replace(/^\+?86/, ''),
}

function partsOf({ label, value }: Said): [keyof BuyerCard, string][] {
  if (label === 'addressAndTel' || label === 'buyerAddress') {
    const [address, tel] = partAtEnd(value, telephone)
    return [
      ['buyerAddress', address],
      ['buyerTel', tel],
    ]
  }
  if (label === 'bankAndAccount' || label === 'buyerBankName') {
    const [bank, number] = partAtEnd(value, account)
    return [
      ['buyerBankName', bank],
      ['buyerBankAccount', number],
    ]
  }
  return [[label, value]]
}

/**
 * Reads what people paste to say whom an invoice is for: 开票信息 with names before the values, in any order and on any number of
 * lines, or the lines of a card without names. Of two values for one field the first counts, and what is named before what is guessed.
 */
export function readBuyerCard(pasted: string): BuyerCard {
  const text = halfWidth(pasted).replace(atLineStart, '$1$2:')
  const { said, rest } = read(text)
  const card: BuyerCard = {}
  for (const one of [...said, ...rest.flatMap((line) => guess(line) ?? [])]) {
    for (const [field, value] of partsOf(one)) {
      const clean = cleaners[field](value)
      if (clean !== '') card[field] ??= clean
    }
  }
  return card
}
