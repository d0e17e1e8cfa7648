/** Whole fen of an amount in yuan that is exact to the fen. */
export const toFen = (yuan: number): number => Math.round(yuan * 100)

/** Adds amounts in yuan, each exact to the fen: in fen, since 0.1 + 0.2 is not 0.3 in binary. */
export function sumYuan(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + toFen(amount), 0) / 100
}

/** Whether an amount in yuan and one in fen are the same money. */
export function isSameMoney(yuan: number, fen: number): boolean {
  return toFen(yuan) === fen
}
