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

/** Takes away the pictures that are not at the backend, and names the others as they are stored. @returns how many are gone */
function dropForeignPictures(root: ParentNode): number {
  let dropped = 0
  for (const image of root.querySelectorAll('img')) {
    const address = assetUrl(image.getAttribute('src'))
    if (address?.startsWith(`${apiBase}/`)) image.setAttribute('src', address.slice(apiBase.length + 1))
    else {
      image.remove()
      dropped += 1
    }
  }
  return dropped
}

/** What was pasted, as the website would show it. */
export interface Cleaned {
  content: HTMLElement
  /** How many pictures lie elsewhere and were left out: no page may load them from there. */
  droppedPictures: number
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
  return { content, droppedPictures }
}
