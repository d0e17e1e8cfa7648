import { isMobileNumber } from '../../../../lib/forms/fields/mobile-number.ts'
import { isUscc } from '../../../../lib/forms/fields/uscc.ts'
import { cleanAccount, cleanPhone, halfWidth } from './clean.ts'
import {
  type BuyerCard,
  countNames,
  type Label,
  labelNamed,
  named,
  withColons,
  withoutHeads,
} from './labels.ts'

interface Said {
  label: Label
  value: string
}

/** What a number is made of: what follows it in its line belongs to another field. */
const numberSigns: Partial<Record<Label, RegExp>> = {
  buyerTaxNo: /^[0-9a-z -]+/i,
  buyerTel: /^[\d()（）+—– -]+(?:转 ?\d+)?/,
  buyerBankAccount: /^[\d -]+/,
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
    const line = label ? (lines.shift() ?? '') : ''
    const value = (label && numberSigns[label]?.exec(line)?.[0]) ?? line
    // Where several others are named in it, it was not understood.
    if (label && countNames(value) < 2) said.push({ label, value })
    rest.push(...[trimmed(line.slice(value.length)), ...lines].filter(Boolean))
  }
  for (const match of text.matchAll(named)) {
    end(match.index)
    label = labelNamed(match[1] ?? '')
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

/** What a text without a name is by its looks. One in which several fields are named was not understood, and is none of them. */
function guess(line: string): Said | undefined {
  if (countNames(line) > 1) return undefined
  const compact = line.replace(/[\s-]/g, '')
  const said = (label: Label, value = line) => ({ label, value })
  if (isUscc(compact.toUpperCase())) return said('buyerTaxNo')
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(line)) return said('email')
  if (isMobileNumber(compact)) return said('phone')
  if (telephone.exec(line)?.index === 0) return said('buyerTel')
  if (/^\d{12,30}$/.test(compact)) return said('buyerBankAccount')
  if (/(?:银行|信用社|农商行)/.test(line) && !/公司$/.test(line)) return said('bankAndAccount')
  if (/(?:公司|事务所|研究院|设计院|中心|集团|协会|学会|大学|学院|厂)$/.test(line)) return said('buyerName')
  if (/[省市区县].*(?:路|街|道|巷|号|楼|室|园|村|镇)/.test(line)) return said('addressAndTel')
  return undefined
}

/** Digits in groups of four, which are one number. */
const grouped = /(?:\d{4} ){2,}\d{1,4}(?!\d)/g

/** What a line without names is: several fields that blanks or signs part, or one. */
function guessLine(line: string): Said[] {
  const parts = line.replace(grouped, (number) => number.replaceAll(' ', '')).split(/[\s;,，；、|]+/)
  const said: Said[] = []
  let region = ''
  for (const part of parts) {
    const one = guess(part)
    // A province or a town that a blank parts from its street.
    if (one?.label === 'addressAndTel') said.push({ ...one, value: `${region} ${part}`.trim() })
    else if (one) said.push(one)
    region = one || !/[省市区县]$/.test(part) ? '' : `${region} ${part}`
  }
  if (new Set(said.map(({ label }) => label)).size > 1) return said
  const whole = guess(line)
  return whole ? [whole] : []
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

/** Characters. No card has as many; a whole document that was pasted by mistake would hold the page up for minutes. */
const longest = 2_000

/**
 * Reads what people paste to say whom an invoice is for: 开票信息 with names before the values, in any order and on any number of
 * lines, with colons or without, or a card without names. Of two values for one field the first counts, and what is named before what is guessed.
 */
export function readBuyerCard(pasted: string): BuyerCard {
  const text = withColons(withoutHeads(halfWidth(pasted.slice(0, longest))))
  const { said, rest } = read(text)
  const card: BuyerCard = {}
  for (const one of [...said, ...rest.flatMap(guessLine)]) {
    for (const [field, value] of partsOf(one)) {
      const clean = cleaners[field](value)
      if (clean !== '') card[field] ??= clean
    }
  }
  return card
}
