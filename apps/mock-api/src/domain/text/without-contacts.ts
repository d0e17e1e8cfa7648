const gap = String.raw`[\s.~/_·•・‐-―−-]`
const country = String.raw`(?:\(?(?:\+|00)?86\)?${gap}{0,3})?`
const identity = String.raw`[1-9]\d{5}${gap}?(?:18|19|20)\d\d${gap}?(?:0[1-9]|1[0-2])${gap}?(?:0[1-9]|[12]\d|3[01])${gap}?\d{3}[\dX]`
const mobile = String.raw`1[3-9]\d(?:${gap}{0,3}\d{4}|\d${gap}{0,3}\d{3})${gap}{0,3}\d{4}`
// Without something between its parts it cannot be told from the number of a certificate.
const landline = String.raw`\(?0\d{2,3}(?:\)${gap}{0,3}|${gap}{1,3})[2-9]\d{2,3}${gap}?\d{4}`
const mail = String.raw`(?<![\w.+-])[\w.+-]+ ?@ ?[\w-]+(?:\.[\w-]+)+`

// What is longer comes first: an identity number has the form of a phone in it, and many addresses begin with one.
const contacts = new RegExp(
  `(?<!\\d)${identity}(?!\\d)|${mail}|(?<!\\d)${country}(?:${mobile}|${landline})(?!\\d)`,
  'gi',
)

interface Plain {
  text: string
  /** Where the character that each unit of the text comes from begins and ends in the original. */
  places: { start: number; end: number }[]
}

/** A text with the letters, digits and signs that it is read with: full-width ones as others, and without what nobody sees. */
function toPlain(original: string): Plain {
  const plain: Plain = { text: '', places: [] }
  let start = 0
  for (const character of original) {
    const end = start + character.length
    const form = character.replace(/\p{Cf}/u, '').normalize('NFKC')
    plain.text += form
    for (let unit = 0; unit < form.length; unit++) plain.places.push({ start, end })
    start = end
  }
  return plain
}

/** A text without phone numbers, mail addresses and identity numbers, in whatever way they are written, for everybody to read. */
export function withoutContacts(original: string): string {
  const { text, places } = toPlain(original)
  let shown = ''
  let from = 0
  for (const { index, 0: found } of text.matchAll(contacts)) {
    shown += `${original.slice(from, places[index]?.start)}***`
    from = places[index + found.length - 1]?.end ?? original.length
  }
  return shown + original.slice(from)
}
