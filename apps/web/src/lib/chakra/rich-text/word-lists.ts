/** The level of a paragraph that Word means as an entry of a list, from 1; undefined for any other. */
function levelOf(element: Element): number | undefined {
  const [, level] = /mso-list:\s*\S+\s+level(\d)/i.exec(element.getAttribute('style') ?? '') ?? []
  return level === undefined ? undefined : Number(level)
}

const isMarker = (element: Element) => /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '')

/** Takes the bullet or the number that Word writes as text out of a paragraph. @returns it */
function takeMarker(paragraph: Element): string {
  const marker = [...paragraph.querySelectorAll('span')].find(isMarker)
  marker?.remove()
  return marker?.textContent?.trim() ?? ''
}

const listTag = (marker: string) =>
  /^[(（]?[\da-z一二三四五六七八九十]+[.)、）]/i.test(marker) ? 'ol' : 'ul'

/** The list of a level under which the next entry belongs; lists that are missing are begun. */
function listAt(open: Element[], level: number, tag: string, first: Element): Element {
  open.length = Math.min(open.length, level)
  while (open.length < level) {
    const list = first.ownerDocument.createElement(tag)
    const parent = open.at(-1)
    if (!parent) first.before(list)
    else (parent.lastElementChild ?? parent).append(list)
    open.push(list)
  }
  return open.at(-1) as Element
}

/** Word copies the entries of a list as paragraphs; makes lists of them again. */
export function nestWordLists(root: ParentNode): void {
  let open: Element[] = []
  let last: Element | undefined
  for (const paragraph of [...root.querySelectorAll('p, h1, h2, h3')]) {
    const level = levelOf(paragraph)
    if (level === undefined) continue
    if (!last || paragraph.previousElementSibling !== last) open = []
    const list = listAt(open, level, listTag(takeMarker(paragraph)), paragraph)
    const entry = paragraph.ownerDocument.createElement('li')
    entry.append(...paragraph.childNodes)
    list.append(entry)
    paragraph.remove()
    last = open[0]
  }
}
