/** Where Word means a paragraph to be an entry of a list. */
interface Place {
  /** From 1. */
  level: number
  /** Of which of its lists, such as `l0 lfo1`. */
  of: string
}

/** What Word means by a paragraph; undefined for one that is no entry of a list. */
function placeOf(element: Element): Place | undefined {
  const style = element.getAttribute('style') ?? ''
  const [, list = '', level, rest = ''] = /mso-list:\s*(\S+)\s+level(\d)([^;]*)/i.exec(style) ?? []
  return level === undefined ? undefined : { level: Number(level), of: `${list} ${rest.trim()}` }
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

/** A list that the next entry may go on with. */
interface OpenList {
  element: Element
  of: string
}

/** The list under which an entry belongs. Lists that are missing are begun, and one in place of another of the same level. */
function listAt(open: OpenList[], { level, of }: Place, tag: string, entry: Element): Element {
  open.length = Math.min(open.length, level)
  const last = open[level - 1]
  if (last && (last.of !== of || last.element.localName !== tag)) open.pop()
  while (open.length < level) {
    const element = entry.ownerDocument.createElement(tag)
    const parent = open.at(-1)?.element
    if (!parent) entry.before(element)
    else (parent.lastElementChild ?? parent).append(element)
    open.push({ element, of })
  }
  return (open.at(-1) as OpenList).element
}

/** Word copies the entries of a list as paragraphs; makes lists of them again. */
export function nestWordLists(root: ParentNode): void {
  let open: OpenList[] = []
  for (const paragraph of [...root.querySelectorAll('p, h1, h2, h3')]) {
    const place = placeOf(paragraph)
    if (!place) continue
    if (paragraph.previousElementSibling !== open[0]?.element) open = []
    const list = listAt(open, place, listTag(takeMarker(paragraph)), paragraph)
    const entry = paragraph.ownerDocument.createElement('li')
    entry.append(...paragraph.childNodes)
    list.append(entry)
    paragraph.remove()
  }
}
