/**
 * Digits, letters, colons and blanks in their narrow forms, as numbers are typed. Brackets stay: they belong to the names of companies.
 */
export const halfWidth = (text: string): string =>
  text
    .replace(/[０-９Ａ-Ｚａ-ｚ：＝＠．－]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u3000\u00a0]/g, ' ')
    .replace(/\r\n?/g, '\n')

/** A telephone number in the signs that an invoice takes. */
export const cleanPhone = (value: string): string =>
  halfWidth(value)
    .replaceAll('（', '(')
    .replaceAll('）', ')')
    .replace(/[—–]| ?转 ?(?=\d)/g, '-')
    .replace(/[^\d()+\- ]/g, '')
    .trim()

/** The digits of a bank account, which people write in groups. */
export const cleanAccount = (value: string): string => halfWidth(value).replace(/\D/g, '')
