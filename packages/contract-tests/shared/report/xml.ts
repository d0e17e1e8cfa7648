import { escapeMarkup } from './escape-markup.ts'

/** What XML 1.0 can hold at all; the rest no escaped can bring in. */
const impossible = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const escaped = (text: string): string => escapeMarkup(text.toWellFormed().replace(impossible, ''))

/** In an attribute a line break would become a space. */
const attribute = (value: string): string =>
  escaped(value).replace(/[\n\r\t]/g, (c) => `&#${c.charCodeAt(0)};`)

/** An element of XML. Attributes that are undefined are left out; a child that is a text is escaped. */
export interface Element {
  name: string
  attributes: Record<string, string | number | undefined>
  children: (Element | string)[]
}

/** Writes an element, its children indented. */
export function write({ name, attributes, children }: Element, depth = 0): string {
  const indent = '  '.repeat(depth)
  const open = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${attribute(String(value))}"`)
    .join('')
  if (children.length === 0) return `${indent}<${name}${open}/>`
  const texts = children.filter((child) => typeof child === 'string')
  if (texts.length === children.length)
    return `${indent}<${name}${open}>${texts.map(escaped).join('')}</${name}>`
  const inner = children.map((child) =>
    typeof child === 'string' ? escaped(child) : write(child, depth + 1),
  )
  return `${indent}<${name}${open}>\n${inner.join('\n')}\n${indent}</${name}>`
}
