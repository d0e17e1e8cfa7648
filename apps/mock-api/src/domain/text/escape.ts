const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

// XML 1.0 forbids these even as references: a browser draws no picture, and Office opens no file, that holds one.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Text made safe for a text node or an attribute of HTML, XML and SVG. */
export const escapeMarkup = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"']/g, (character) => entities[character] ?? character)
