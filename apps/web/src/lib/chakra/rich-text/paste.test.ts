// @vitest-environment jsdom
import { DOMParser as NodeParser } from '@tiptap/pm/model'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { expect, it, vi } from 'vitest'
import { cleanPasted } from './clean.ts'
import { toHtml } from './losses.ts'
import { arrivalHandlers, withSlice } from './paste.ts'
import { schema, toDocument } from './schema.ts'

/** A text after something has been pasted at its end. */
function pasted(text: string, html: string): string {
  const doc = toDocument(text)
  const state = EditorState.create({ schema, doc, selection: TextSelection.atEnd(doc) })
  const slice = NodeParser.fromSchema(schema).parseSlice(cleanPasted(html).content)
  return toHtml(withSlice(state, slice).doc)
}

const sheet = '<table><tbody><tr><td>项目</td><td>金额</td></tr></tbody></table>'

it('has no empty paragraph above a table from Excel', () => {
  expect(pasted('', sheet)).toMatch(/^<table.*<\/table>$/)
})

it('keeps the paragraph in which something stands', () => {
  expect(pasted('<p>前</p>', sheet)).toMatch(/^<p>前<\/p><table/)
})

it('puts words into the paragraph in which the cursor stands', () => {
  expect(pasted('<p>前</p>', '<p>后</p>')).toBe('<p>前后</p>')
})

it('takes the words alone of what would make the browser build nodes without end', () => {
  const tags = Array.from({ length: 200 }, (_, index) => `<b a${index}>`).join('')
  const data: Record<string, string> = { 'text/html': `<p>${tags}${'<p>x'.repeat(600)}`, 'text/plain': '字' }
  const clipboardData = { getData: (type: string) => data[type] ?? '', files: [] }
  const event = { clipboardData, preventDefault: vi.fn() } as unknown as ClipboardEvent
  // Nothing was put in, and the editor must not read the HTML itself all the same.
  const pasteText = vi.fn(() => false)
  const { paste } = arrivalHandlers(() => ({ onPictures: vi.fn(), onDropped: vi.fn() }))
  expect(paste({ pasteText } as unknown as EditorView, event)).toBe(true)
  expect(pasteText).toHaveBeenCalledWith('字')
  expect(event.preventDefault).toHaveBeenCalled()
})
