const row = (tag: 'td' | 'th', cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`

/** An HTML table with one head row; every row has as many cells as the head. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><thead>${row('th', head)}</thead><tbody>${rows.map((cells) => row('td', cells)).join('')}</tbody></table>`

/** The cover of the article `key` as a captioned figure; the address is relative to the backend's base. */
export const figure = (key: string, alt: string, caption: string) =>
  `<figure><img src="files/covers/${key}.svg" alt="${alt}"><figcaption>${caption}</figcaption></figure>`

/** What each count is of their sum, in percent with one decimal: rounded so that they make 100. */
export function percentShares(counts: readonly number[]): string[] {
  const sum = counts.reduce((total, count) => total + count, 0)
  const exact = counts.map((count) => (count / sum) * 1000)
  const missing = 1000 - exact.reduce((total, share) => total + Math.floor(share), 0)
  const roundedUp = exact
    .map((share, index) => ({ index, rest: share - Math.floor(share) }))
    .sort((one, other) => other.rest - one.rest)
    .slice(0, missing)
    .map(({ index }) => index)
  return exact.map((share, index) => {
    const tenths = Math.floor(share) + Number(roundedUp.includes(index))
    return `${(tenths / 10).toFixed(1)}%`
  })
}
