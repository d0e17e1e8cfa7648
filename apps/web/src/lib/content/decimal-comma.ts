import { formatNumber } from '@portal/i18n'

/** Whether decimals follow a comma in the reader's language. */
export const hasDecimalComma = (): boolean => formatNumber(0.5).includes(',')
