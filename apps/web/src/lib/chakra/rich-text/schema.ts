import { getSchema, Mark, mergeAttributes } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { type Node, DOMParser as NodeParser } from '@tiptap/pm/model'
import { StarterKit } from '@tiptap/starter-kit'
import { webAddress } from '../../address/web-address.ts'
import { apiBase, assetUrl } from '../../api/http.ts'
import { purifyStored } from '../../content/rich-text/sanitise.ts'

/** Whether a text may link to an address: one of the web, or a way to write or to call. */
export const isLinkAddress = (address: string): boolean =>
  /^(mailto:|tel:)\S+$/i.test(address) || webAddress(address, `${apiBase}/`) !== undefined

/** Stored relative to the API, and shown from there. */
const Picture = Image.extend({
  renderHTML: ({ HTMLAttributes }) => ['img', { ...HTMLAttributes, src: assetUrl(HTMLAttributes.src) ?? '' }],
})

/** Without widths of columns, which the website does not let through. */
const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]],
})

/** A cell has what the website lets through of one. */
const cellAttributes = () => ({
  colspan: { default: 1 },
  rowspan: { default: 1 },
  // The editing of tables asks for it; it is not written.
  colwidth: { default: null, rendered: false, parseHTML: () => null },
})

const raised = (name: 'sub' | 'sup') =>
  Mark.create({
    name,
    excludes: 'sub sup',
    parseHTML: () => [{ tag: name }],
    renderHTML: () => [name, 0],
  })

const plainList = { HTMLAttributes: {} }

/** What a member's text may consist of: nothing that the website's sanitiser drops. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    bulletList: plainList,
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: isLinkAddress,
    },
  }),
  raised('sub'),
  raised('sup'),
  Picture,
  PlainTable,
  TableRow,
  TableCell.extend({ addAttributes: cellAttributes }),
  TableHeader.extend({ addAttributes: cellAttributes }),
]

export const schema = getSchema(extensions)

/** A document in which no picture is loaded: stored addresses are not settled yet. */
export const inert = document.implementation.createHTMLDocument()

/** A stored text as the editor's document; what the sanitiser drops is not in it. */
export function toDocument(html: string): Node {
  const root = inert.createElement('div')
  root.append(purifyStored(html) ?? '')
  return NodeParser.fromSchema(schema).parse(root)
}
