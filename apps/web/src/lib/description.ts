/** What search engines show of a description, in columns: a Chinese character takes two. */
const columns = 160

const width = (character: string) => (character > '\u2e7f' ? 2 : 1)

/** A text cut to what search engines show of it; its last words in whole where they are parted by spaces. */
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

/** The words of a rich text. Nothing of it is run or loaded. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('script, style')) element.remove()
  for (const block of body.querySelectorAll('p, li, h2, h3, td, br')) block.append(' ')
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
