import createDOMPurify, { type Config, type DOMPurify } from 'dompurify'
import { assetUrl } from '../../api/http.ts'
import { isOvergrown } from '../../browser/trusted.ts'

/** What an article may consist of; anything else is dropped, its text kept. */
const config: Config = {
  ALLOWED_TAGS: (
    'p br hr h2 h3 h4 ul ol li dl dt dd blockquote pre code strong b em i u s sub sup span div a img figure figcaption ' +
    'table caption colgroup col thead tbody tfoot tr th td'
  ).split(' '),
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'scope', 'start'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
}

/** Ways that stay as they are: within the article, and out of the browser to write or to call. */
const isOther = (href: string): boolean => /^(#|mailto:|tel:)/i.test(href)

/**
 * Files are named relative to the API; a link leaves the portal in a window of its own and tells nothing of the reader. One to
 * what is no address of the web is its text.
 */
function settleLinks(fragment: DocumentFragment): void {
  for (const link of fragment.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? ''
    if (isOther(href)) continue
    const address = assetUrl(href)
    if (!address) {
      link.replaceWith(...link.childNodes)
      continue
    }
    link.setAttribute('href', address)
    if (new URL(address).origin === window.location.origin) continue
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer')
  }
}

function settleImages(fragment: DocumentFragment): void {
  for (const image of fragment.querySelectorAll('img')) {
    const address = assetUrl(image.getAttribute('src'))
    if (!address) {
      image.replaceWith(image.alt)
      continue
    }
    image.setAttribute('src', address)
    image.setAttribute('loading', 'lazy')
    image.setAttribute('decoding', 'async')
  }
}

/** A table wider than the page scrolls by itself, by keyboard too. */
function settleTables(fragment: DocumentFragment, tableLabel: string): void {
  for (const table of fragment.querySelectorAll('table')) {
    const frame = document.createElement('div')
    frame.dataset.table = ''
    frame.tabIndex = 0
    frame.setAttribute('role', 'region')
    frame.setAttribute('aria-label', table.caption?.textContent ?? tableLabel)
    table.replaceWith(frame)
    frame.append(table)
  }
}

let purifier: DOMPurify | undefined

/**
 * What of a text the website lets through, as it is stored: addresses are not settled yet. Null where the text is a page of
 * frames, which has no body. One purifier for all texts: a second would be refused its policy of Trusted Types, whose name is taken.
 */
export function purify(html: string): DocumentFragment | null {
  purifier ??= createDOMPurify(window)
  return purifier.sanitize(html, config) as unknown as DocumentFragment | null
}

/**
 * As `purify`, for a text of somebody else.
 *
 * @throws RangeError before the browser makes nodes of one that would grow beyond all measure
 */
export function purifyStored(html: string): DocumentFragment | null {
  if (isOvergrown(html)) throw new RangeError('a text with too much that is opened anew')
  return purify(html)
}

/**
 * Rich text of the backend as nodes that are safe to show; none for what is no text.
 *
 * @param tableLabel names a table that has no caption, for screen readers
 * @throws RangeError as `purifyStored`
 */
export function sanitise(html: unknown, tableLabel: string): DocumentFragment {
  const fragment = document.createDocumentFragment()
  if (typeof html !== 'string') return fragment
  const kept = purifyStored(html)
  if (kept) fragment.append(kept)
  settleLinks(fragment)
  settleImages(fragment)
  settleTables(fragment, tableLabel)
  return fragment
}
