import { escapeMarkup } from './escape-markup.ts'

/** Text that is HTML already; everything else is escaped. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** What may stand in a template. */
export type Part = Markup | string | number | null | Part[]

/** Invisible characters and those that change the text direction, by which a backend could make a text look like another. */
const invisible = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu

const code = (character: string): string =>
  character === '\n' || character === '\t'
    ? character
    : `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`

/** A text as it stands in HTML, in content as in attributes in quotes. */
export const escaped = (text: string): string =>
  escapeMarkup(text.replaceAll('\r\n', '\n').toWellFormed().replace(invisible, code))

function render(part: Part): string {
  if (part instanceof Markup) return part.text
  if (Array.isArray(part)) return part.map(render).join('')
  return part === null ? '' : escaped(String(part))
}

/** A template whose parts are escaped unless they are made by this very function. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...parts.map(render)))
}
