/** Constants that have capitals of their own. */
const names: Record<string, string> = { WECHAT: 'WeChat' }

/** `WRONG_AMOUNT` as a person writes it: `Wrong amount`. */
export function words(constant: string): string {
  return names[constant] ?? sentence(constant.toLowerCase().replaceAll('_', ' '))
}

/** A phrase of the mock's at the beginning of a sentence. */
export const sentence = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1)

/** `1.2 MB`, in units of 1024 bytes. */
export function sizeText(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

/** `¥2,000.00` */
export const yuan = (amount: number): string =>
  `¥${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
