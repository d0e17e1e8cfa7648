/** What search engines show of a description, in columns: a Chinese character takes two. */
const columns = 160

const width = (character: string) => (character > '\u2e7f' ? 2 : 1)

/** A text cut to the length that search engines show, between two words where the language has spaces. */
export function cutDescription(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim()
  let taken = 0
  const end = [...words].findIndex((character) => {
    taken += width(character)
    return taken > columns
  })
  if (end < 0) return words
  const cut = [...words].slice(0, end).join('')
  return `${cut.replace(/[\p{P}\s]+[\x21-\x7e]{0,20}$/u, '')}…`
}
