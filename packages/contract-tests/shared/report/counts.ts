const digits = new Intl.NumberFormat('en-US')

/** 12,345 */
export const number = (value: number): string => digits.format(value)

/** '1 drift', '1,200 drifts' */
export const countOf = (count: number, thing: string): string =>
  `${number(count)} ${thing}${count === 1 ? '' : 's'}`
