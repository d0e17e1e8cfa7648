import { formatMoney } from '@portal/i18n'

/** `¥2,000` of a rate, which is in whole yuan, as a language writes it. */
export const yuanText = (yuan: number, locale: string): string =>
  formatMoney(yuan, locale).replace(/\D00$/, '')
