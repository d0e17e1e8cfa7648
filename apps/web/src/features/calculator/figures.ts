import { formatNumber, formatRate, hasDecimalComma } from '@portal/i18n'

/** `6,000.5`: a figure in 万元 or a factor with all of its decimals. */
export const figure = (value: number): string => formatNumber(value)

/** `0.3758%`: how much of the amount the fee is; both in one unit. */
export const feeShare = (fee: number, amount: number): string =>
  formatRate((fee / amount) * 100, '%', { maximumSignificantDigits: 4 })

/** A formula of the backend, `min(22.55, 450) × 30%`, with its figures as the active language writes them. */
export function formulaText(formula: string): string {
  if (!hasDecimalComma()) return formula
  return formula
    .replaceAll(',', ';')
    .replaceAll(/(\d)\.(\d)/g, '$1,$2')
    .replaceAll(/(\d)([%‰])/g, '$1\u00a0$2')
}
