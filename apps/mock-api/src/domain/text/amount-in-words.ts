import type { Fen } from '../money.ts'

const digits = '零壹贰叁肆伍陆柒捌玖'
const places = ['', '拾', '佰', '仟']
const groups = ['', '万', '亿']

const digitOf = (value: number): string => digits.charAt(value)

/** Four digits: one 零 for zeros between others, none at the end. */
function groupInWords(group: number): string {
  let words = ''
  for (let place = 3; place >= 0; place--) {
    const digit = Math.floor(group / 10 ** place) % 10
    if (digit > 0) words += digitOf(digit) + places[place]
    else if (words !== '' && !words.endsWith('零')) words += '零'
  }
  return words.replace(/零$/, '')
}

function yuanInWords(yuan: number): string {
  let words = ''
  for (let place = groups.length - 1; place >= 0; place--) {
    const group = Math.floor(yuan / 10_000 ** place) % 10_000
    if (group === 0) continue
    const hasGap = words !== '' && (group < 1000 || Math.floor(yuan / 10_000 ** (place + 1)) % 10 === 0)
    words += (hasGap ? '零' : '') + groupInWords(group) + groups[place]
  }
  return words
}

/** An amount as receipts write it, so that no digit is added to it: `贰佰元整`. Up to 亿. Source: 正确填写票据和结算凭证的基本规定 */
export function amountInWords(fen: Fen): string {
  const yuan = yuanInWords(Math.floor(fen / 100))
  const [jiao, rest] = [Math.floor(fen / 10) % 10, fen % 10]
  const whole = yuan === '' ? '' : `${yuan}元`
  if (jiao === 0 && rest === 0) return `${whole || '零元'}整`
  const gap = jiao === 0 && whole !== '' ? '零' : ''
  return `${whole}${gap}${jiao > 0 ? `${digitOf(jiao)}角` : ''}${rest > 0 ? `${digitOf(rest)}分` : '整'}`
}
