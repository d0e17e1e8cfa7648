/** Whole fen: the only unit that amounts are computed in. */
export type Fen = number

/** A tariff's yuan as fen. */
export const fenOf = (yuan: number): Fen => Math.round(yuan * 100)

/** Fen as the contract's yuan with two decimals. */
export const yuanOf = (fen: Fen): number => fen / 100

export const sumOf = (amounts: readonly Fen[]): Fen => amounts.reduce((sum, amount) => sum + amount, 0)

/** For a person to read: `¥2,000.00`. Grouped by hand, because Intl costs 20 ms at its first use. */
export function formatFen(fen: Fen): string {
  const yuan = Math.floor(fen / 100)
  const rest = String(fen % 100).padStart(2, '0')
  return `¥${String(yuan).replace(/\B(?=(\d{3})+$)/g, ',')}.${rest}`
}
