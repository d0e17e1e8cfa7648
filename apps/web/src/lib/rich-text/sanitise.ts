import createDOMPurify, { type Config } from 'dompurify'
import { assetUrl } from '../http.ts'

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

/** Files are named relative to the API; a link leaves the portal in a window of its own and tells nothing of the reader. */
function settleLinks(fragment: DocumentFragment): void {
  for (const link of fragment.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? ''
    if (href.startsWith('#')) continue
    const url = new URL(assetUrl(href))
    link.setAttribute('href', url.href)
    if (url.origin === window.location.origin) continue
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer')
  }
}

function settleImages(fragment: DocumentFragment): void {
  for (const image of fragment.querySelectorAll('img[src]')) {
    image.setAttribute('src', assetUrl(image.getAttribute('src') ?? ''))
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

/**
 * Rich text of the backend as nodes that are safe to show.
 *
 * @param tableLabel names a table that has no caption, for screen readers
 */
export function sanitise(html: string, tableLabel: string): DocumentFragment {
  const fragment = createDOMPurify(window).sanitize(html, config) as unknown as DocumentFragment
  settleLinks(fragment)
  settleImages(fragment)
  settleTables(fragment, tableLabel)
  return fragment
}
