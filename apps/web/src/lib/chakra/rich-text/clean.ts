import { apiBase, assetUrl } from '../../api/http.ts'
import { parseHtml } from '../../browser/trusted.ts'
import { purify } from '../../content/rich-text/sanitise.ts'
import { inert } from './schema.ts'
import { nestWordLists } from './word-lists.ts'

const blocks = 'p, div, section, article, ul, ol, dl, table, h1, h2, h3, h4, h5, h6, blockquote, pre, figure'

function rename(element: Element, tag: string): void {
  const next = element.ownerDocument.createElement(tag)
  next.append(...element.childNodes)
  element.replaceWith(next)
}

/** WeChat and many websites write paragraphs as sections; without a name of their own their words would run together. */
function nameParagraphs(root: ParentNode): void {
  for (const element of [...root.querySelectorAll('section, article, div')])
    if (!element.querySelector(blocks)) rename(element, 'p')
}

/** The page has the first level itself, and texts have three. */
function lowerHeadings(root: ParentNode): void {
  for (const element of [...root.querySelectorAll('h1')]) rename(element, 'h2')
  for (const element of [...root.querySelectorAll('h5, h6')]) rename(element, 'h4')
}

/** Pictures that were left out. */
export interface DroppedPictures {
  /** How many lie on other websites: no page may load them from there. */
  elsewhere: number
  /** How many lie on the reader's own device, where Word leaves those of its texts: no page can read them. */
  onDevice: number
}

/** Takes away the pictures that are not at the backend, and names the others as they are stored. */
function dropForeignPictures(root: ParentNode): DroppedPictures {
  const dropped = { elsewhere: 0, onDevice: 0 }
  for (const image of root.querySelectorAll('img')) {
    const written = image.getAttribute('src')
    const address = assetUrl(written)
    if (address?.startsWith(`${apiBase}/`)) image.setAttribute('src', address.slice(apiBase.length + 1))
    else {
      image.remove()
      dropped[/^file:/i.test(written?.trim() ?? '') ? 'onDevice' : 'elsewhere'] += 1
    }
  }
  return dropped
}

const isBlank = (paragraph: Element) =>
  !paragraph.textContent?.trim() && !paragraph.querySelector('img, table, hr')

/** Word, WeChat and Excel make room by paragraphs with nothing in them; the website has its own distances. */
function dropBlankParagraphs(root: ParentNode): void {
  for (const paragraph of [...root.querySelectorAll('p')].filter(isBlank)) paragraph.remove()
}

/** What was pasted, as the website would show it. */
export interface Cleaned {
  content: HTMLElement
  droppedPictures: DroppedPictures
}

/** Cleans what was copied from Word, WeChat or any page. */
export function cleanPasted(html: string): Cleaned {
  const pasted = parseHtml(html)
  nestWordLists(pasted.body)
  nameParagraphs(pasted.body)
  lowerHeadings(pasted.body)
  const droppedPictures = dropForeignPictures(pasted.body)
  const content = inert.createElement('div')
  content.append(purify(pasted.body.innerHTML) ?? '')
  // What was copied from an editor of this website is as its author has it.
  if (!pasted.querySelector('[data-pm-slice]')) dropBlankParagraphs(content)
  return { content, droppedPictures }
}
