import type { PrintInfo } from '@portal/api-contract'
import type { OperationId } from '@portal/api-contract/document'
import type { Context } from '../../run/context.ts'

const digits = '零壹贰叁肆伍陆柒捌玖'
const places: Record<string, number> = { 拾: 10, 佰: 100, 仟: 1000 }
const wan = 10_000
const groups: Record<string, number> = { 万: wan, 亿: wan * wan }

/** Whole yuan in words, such as 壹万贰仟; null for what is none. */
function yuanOf(words: string): number | null {
  let [whole, group, digit] = [0, 0, 0]
  for (const one of words) {
    const place = places[one]
    const size = groups[one]
    if (digits.includes(one)) digit = digits.indexOf(one)
    else if (place) [group, digit] = [group + digit * place, 0]
    else if (size === wan) [whole, group, digit] = [whole + (group + digit) * size, 0, 0]
    else if (size) [whole, group, digit] = [(whole + group + digit) * size, 0, 0]
    else return null
  }
  return whole + group + digit
}

/** The fen of an amount as receipts write it, such as 贰佰元整 or 人民币壹拾元零伍分; null for what is none. */
export function fenOf(words: string): number | null {
  const parts = /^(?:人民币)?(?:(\D+?)[元圆])?零?(?:(\D)角)?零?(?:(\D)分)?[整正]?$/.exec(words)
  if (!parts) return null
  const [yuan, jiao, fen] = parts.slice(1).map((part) => yuanOf(part ?? ''))
  return yuan == null || jiao == null || fen == null ? null : yuan * 100 + jiao * 10 + fen
}

/** What a print says of its amount in words is its amount. */
export function checkWords({ expect }: Context, { amount, rows }: PrintInfo, operation: OperationId): void {
  const words = rows.filter(({ label }) => label.includes('大写')).map(({ value }) => value)
  const wrong = words.filter((one) => fenOf(one) !== Math.round((amount ?? 0) * 100))
  expect(wrong.length === 0, 'a print says its amount in words', `${wrong} for ${amount}`, operation)
}
