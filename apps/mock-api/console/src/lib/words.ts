/** Constants that are spelt with other capitals. */
const names: Record<string, string> = { WECHAT: 'WeChat', BANK: 'Bank transfer' }

/** A constant in readable form: `WRONG_AMOUNT` becomes `Wrong amount`. */
export function words(constant: string): string {
  return names[constant] ?? sentence(constant.toLowerCase().replaceAll('_', ' '))
}

/** A text with a capital first letter. */
export const sentence = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1)

/** A size such as `1.2 MB`, in units of 1024 bytes. */
export function sizeText(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

/** An amount in yuan, such as `¥2,000.00`. */
export const yuan = (amount: number): string =>
  `¥${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
