import { formatMoney } from '@portal/i18n'

/** `¥2,000` of a rate, which is in whole yuan. */
export const yuanText = (yuan: number): string => formatMoney(yuan).replace(/[.,]00$/, '')
