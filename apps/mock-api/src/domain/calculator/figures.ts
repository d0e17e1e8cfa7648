import { Rational } from './rational.ts'

/** With as many decimals every step that ends is shown in full: 万元 have six, no rate has more than five. */
const shownDecimals = 12

/** Yuan in a 万元. */
const yuanPerUnit = Rational.of(10_000)

const partsPerOne = { '%': Rational.of(100), '‰': Rational.of(1000) }

/** Unit of a rate, as it is written behind it. */
export type RateUnit = keyof typeof partsPerOne

/** 1.5 % is 0.015, 3 ‰ is 0.003. */
export const rateOf = (rate: number, unit: RateUnit): Rational => Rational.of(rate).over(partsPerOne[unit])

/** A figure of the working, in 万元. */
export const shown = (value: Rational): number => value.toNumber(shownDecimals)

/** A figure within a formula. */
export const written = (value: Rational): string => value.toText(shownDecimals)

/** A fee as it is answered, in 万元 and in yuan, both to the fen: the one rounding of the chain. */
export const rounded = (fee: Rational): { fee: number; feeYuan: number } => ({
  fee: fee.toNumber(6),
  feeYuan: fee.times(yuanPerUnit).toNumber(2),
})
