import { DOMSerializer, type Node } from '@tiptap/pm/model'
import { purify, purifyStored } from '../../content/rich-text/sanitise.ts'
import { inert, schema, toDocument } from './schema.ts'

/** Writes a document as it is stored: pictures by the addresses that they have there. */
const serializer = new DOMSerializer(
  {
    ...DOMSerializer.nodesFromSchema(schema),
    image: ({ attrs: { src, alt, title } }) => [
      'img',
      { src, ...(alt !== null && { alt }), ...(title !== null && { title }) },
    ],
  },
  DOMSerializer.marksFromSchema(schema),
)

/** A document as it is stored; nothing where it has neither a word nor a picture, a line or a table. */
export function toHtml({ childCount, firstChild, content }: Node): string {
  if (childCount <= 1 && firstChild?.type.name === 'paragraph' && content.size <= 2) return ''
  const written = inert.createElement('div')
  serializer.serializeFragment(content, { document: inert }, written)
  return written.innerHTML
}

/** The same thing under two names. */
const alike: Readonly<Record<string, string>> = { b: 'strong', i: 'em' }
/** What only holds other things together. */
const frames: ReadonlySet<string> = new Set('p div span br thead tbody tfoot colgroup col'.split(' '))

/** Nobody misses what was round nothing, or round blanks. */
const isSeen = (element: Element): boolean =>
  element.matches('img, hr') || Boolean(element.textContent?.trim()) || element.querySelector('img') !== null

function tagsOf(fragment: ParentNode): Map<string, number> {
  const counts = new Map<string, number>()
  for (const element of fragment.querySelectorAll('*')) {
    const tag = alike[element.localName] ?? element.localName
    if (!frames.has(tag) && isSeen(element)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  return counts
}

/** The tags of a stored text that visitors see and the editor would drop once something is changed in it. */
export function lossesOf(html: string): string[] {
  const shown = purifyStored(html)
  const kept = purify(toHtml(toDocument(html)))
  if (!shown || !kept) return []
  const after = tagsOf(kept)
  return [...tagsOf(shown)].filter(([tag, count]) => (after.get(tag) ?? 0) < count).map(([tag]) => tag)
}
