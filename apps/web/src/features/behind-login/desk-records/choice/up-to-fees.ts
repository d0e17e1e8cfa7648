/** The most fees that the backend takes in one reminder. */
export const mostFees = 500

/** The first rows that stand for no more than `most` fees together, without those that stand for none. */
export function upToFees<Row>(rows: readonly Row[], feesOf: (row: Row) => number, most: number): Row[] {
  const owing = rows.filter((row) => feesOf(row) > 0)
  let fees = 0
  const end = owing.findIndex((row) => {
    fees += feesOf(row)
    return fees > most
  })
  return end < 0 ? owing : owing.slice(0, end)
}
