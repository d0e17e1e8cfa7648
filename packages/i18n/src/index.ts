export { activate, loadPages } from './catalogues.ts'
export {
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatRate,
  hasDecimalComma,
  timeZone,
} from './format.ts'
export { defaultLocale, isLocale, type Locale, localeNames, localeStorageKey, locales } from './locales.ts'
