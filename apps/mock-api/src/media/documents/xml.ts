import { escapeMarkup } from '../../domain/text/escape.ts'

// XML 1.0 forbids these even as references; Office refuses a file that holds one.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Text made safe for an XML text node or attribute. */
export const xmlText = (text: string): string => escapeMarkup(text.replace(FORBIDDEN, ''))

/** A standalone XML part. */
export const xmlPart = (body: string): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${body}`
