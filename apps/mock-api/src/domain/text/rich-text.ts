import { defaultTreeAdapter, parse } from 'parse5'
import { isWebAddress } from './web-address.ts'

/** Elements that run, load or send something, or take the page's place. Their contents are no text either. */
const active: ReadonlySet<string> = new Set(
  (
    'script style iframe frame frameset object embed applet base link meta form input button select textarea svg math ' +
    'noscript template'
  ).split(' '),
)

/** Attributes whose value is an address. */
const addresses: ReadonlySet<string> = new Set(
  'href src action formaction poster data background cite longdesc ping'.split(' '),
)

/** Of a tree as parse5 makes it, what matters here. */
interface Node {
  tagName?: string
  attrs?: { name: string; value: string }[]
  childNodes?: Node[]
}

/** Besides addresses of the web: a place in the text itself, and the ways to write and to call. */
const isAddress = (value: string): boolean => /^(#|mailto:|tel:)/i.test(value) || isWebAddress(value)

function attributeFault(tag: string, { name, value }: { name: string; value: string }): string | undefined {
  if (addresses.has(name) && !isAddress(value.trim()))
    return `must not have '${value.slice(0, 100)}' as ${name} of <${tag}>`
  return undefined
}

function faultOf({ tagName, attrs = [] }: Node): string | undefined {
  if (tagName === undefined) return undefined
  if (active.has(tagName)) return `must not contain <${tagName}>`
  return attrs.map((attribute) => attributeFault(tagName, attribute)).find((fault) => fault !== undefined)
}

/** More than a text of 100 KB can name itself, which is one in three bytes: `<b>`. */
const maxElements = 40_000

/**
 * The tree of a text; undefined for one that grows beyond all that it names. HTML opens what was never closed anew in each
 * paragraph: a thousand `<b …>` before two thousand `<p>` are two million elements.
 */
function treeOf(html: string): Node | undefined {
  let elements = 0
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...args) {
      elements += 1
      if (elements > maxElements) throw new RangeError('too many elements')
      return defaultTreeAdapter.createElement(...args)
    },
  }
  try {
    return parse(html, { treeAdapter }) as Node
  } catch (error) {
    if (elements > maxElements) return undefined
    throw error
  }
}

/**
 * What a rich text has that no page should show to others, in words; undefined for a text that may be kept. It is read
 * as a browser reads it, so that no spelling hides anything. Attributes that every client drops, handlers and styles,
 * are kept as they were sent: they come along with what people paste.
 */
export function richTextFault(html: string): string | undefined {
  const tree = treeOf(html)
  if (!tree) return `must not open more than ${maxElements} elements`
  const nodes = [tree]
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    const fault = faultOf(node)
    if (fault) return fault
    nodes.push(...(node.childNodes ?? []).toReversed())
  }
  return undefined
}
