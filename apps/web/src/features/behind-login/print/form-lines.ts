import type { PrintInfo } from '@portal/api-contract'

type Row = PrintInfo['rows'][number]

/** A longer label or value would wrap in a quarter of the sheet; a digit takes half of a Chinese character's. */
const longest = { label: 8, value: 9 }
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter < '\u2e80' ? 0.55 : 1), 0)
const isShort = ({ label, value }: Row): boolean =>
  widthOf(label) <= longest.label && widthOf(value) <= longest.value

/** The lines of a form in their order: two short rows beside one another, each other alone. */
export function formLines(rows: readonly Row[]): Row[][] {
  const lines: Row[][] = []
  for (const row of rows) {
    const last = lines.at(-1)
    const [neighbour] = last ?? []
    if (last?.length === 1 && neighbour && isShort(neighbour) && isShort(row)) last.push(row)
    else lines.push([row])
  }
  return lines
}
