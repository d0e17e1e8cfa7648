/** `WRONG_AMOUNT` as a person writes it: `Wrong amount`. */
export function words(constant: string): string {
  const text = constant.toLowerCase().replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `1.2 MB`, in units of 1024 bytes. */
export function sizeText(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

/** `¥2,000.00` */
export const yuan = (amount: number): string =>
  `¥${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
