/** The value that a share of the values does not exceed. @param share 0 to 1 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** A line of a table: a name and its figures, each in a column of its own. */
export const tableLine = (name: string, figures: readonly string[]): string =>
  `  ${name.padEnd(26)}${figures.map((figure) => figure.padStart(12)).join('')}`

/** Says whether a target is met, and ends the process with exit code 1 when it is not. */
export function check(name: string, isMet: boolean): void {
  console.log(`  ${isMet ? 'met   ' : 'MISSED'} ${name}`)
  if (!isMet) process.exitCode = 1
}
