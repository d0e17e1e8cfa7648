const row = (tag: 'td' | 'th', cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`

/** An HTML table with one head row; every row has as many cells as the head. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><thead>${row('th', head)}</thead><tbody>${rows.map((cells) => row('td', cells)).join('')}</tbody></table>`

/** The cover of the article `key` as a captioned figure; the address is relative to the backend's base. */
export const figure = (key: string, alt: string, caption: string) =>
  `<figure><img src="files/covers/${key}.svg" alt="${alt}"><figcaption>${caption}</figcaption></figure>`
