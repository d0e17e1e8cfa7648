const figures = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 12 })
const percent = new Intl.NumberFormat('zh-CN', { style: 'percent', maximumSignificantDigits: 4 })

/** `6,000.5`: a figure in 万元 or a factor with all of its decimals. */
export const figure = (value: number): string => figures.format(value)

/** `0.3758%`: how much of the amount the fee is; both in one unit. */
export const feeShare = (fee: number, amount: number): string => percent.format(fee / amount)
