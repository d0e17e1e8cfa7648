import { t } from '@lingui/core/macro'
import { formatRate } from '@portal/i18n'

/** By how much the parties let a fee go up or down, in words: the backend names it in Chinese with its figure. */
export function floatName(factor: number): string {
  const rate = formatRate(Math.abs(factor - 1) * 100, '%', { maximumFractionDigits: 2 })
  return factor < 1 ? t`约定下浮 ${rate}` : t`约定上浮 ${rate}`
}
