// @vitest-environment jsdom
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { purify } from '../../content/rich-text/sanitise.ts'
import { lossesOf, toHtml } from './losses.ts'
import { isLinkAddress, schema, toDocument } from './schema.ts'

/** What visitors get of a text, before its addresses are settled. */
function shown(html: string): string {
  const root = document.createElement('div')
  root.append(purify(html) ?? '')
  return root.innerHTML
}

type Json = { type: string; [name: string]: unknown }

const marks = fc
  .uniqueArray(
    fc.oneof(
      fc.constantFrom('bold', 'italic', 'underline', 'strike', 'sub', 'sup').map((type): Json => ({ type })),
      fc
        .constantFrom('https://a.example/?a=1&b=2', 'files/a.pdf', 'mailto:a@b.example')
        .map((href): Json => ({ type: 'link', attrs: { href } })),
    ),
    { selector: ({ type }) => type, maxLength: 3 },
  )
  .map((chosen) => chosen.filter(({ type }) => type !== 'sub' || !chosen.some((mark) => mark.type === 'sup')))
const words = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'造价咨询 a<>&"\'') })
const line = fc.oneof(
  fc.record({ type: fc.constant('text'), text: words, marks }),
  fc.constant<Json>({ type: 'hardBreak' }),
)
const lines = fc.array(line, { maxLength: 4 })
const paragraph = lines.map((content): Json => ({ type: 'paragraph', content }))
const heading = fc
  .tuple(fc.constantFrom(2, 3, 4), lines)
  .map(([level, content]): Json => ({ type: 'heading', attrs: { level }, content }))
// The words beside a picture are trimmed where they are typed.
const label = fc.option(words.map((text) => text.trim()))
const picture = fc
  .tuple(fc.constantFrom('files/a.png', 'https://a.example/a.png'), label, label)
  .map(([src, alt, title]): Json => ({ type: 'image', attrs: { src, alt, title } }))
const cell = fc
  .tuple(fc.constantFrom('tableCell', 'tableHeader'), fc.integer({ min: 1, max: 3 }), paragraph)
  .map(([type, colspan, content]): Json => ({ type, attrs: { colspan }, content: [content] }))
const row = fc
  .array(cell, { minLength: 1, maxLength: 3 })
  .map((content): Json => ({ type: 'tableRow', content }))
const table = fc
  .array(row, { minLength: 1, maxLength: 3 })
  .map((content): Json => ({ type: 'table', content }))
const list = fc
  .tuple(
    fc.constantFrom('bulletList', 'orderedList'),
    fc.integer({ min: 1, max: 9 }),
    fc.array(paragraph, { minLength: 1, maxLength: 3 }),
  )
  .map(
    ([type, start, entries]): Json => ({
      type,
      ...(type === 'orderedList' && { attrs: { start } }),
      content: entries.map((entry) => ({ type: 'listItem', content: [entry] })),
    }),
  )
const code = words.map((text): Json => ({ type: 'codeBlock', content: [{ type: 'text', text }] }))
const quote = fc
  .array(paragraph, { minLength: 1, maxLength: 2 })
  .map((content): Json => ({ type: 'blockquote', content }))
const rule = fc.constant<Json>({ type: 'horizontalRule' })
const texts = fc
  .array(fc.oneof(paragraph, heading, picture, table, list, code, quote, rule), {
    minLength: 1,
    maxLength: 6,
  })
  .map((content) => schema.nodeFromJSON({ type: 'doc', content }))

const inEditor = (html: string) => toHtml(toDocument(html))

describe('what the editor writes', () => {
  it('is what the website shows, to the letter', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const html = toHtml(text)
        expect(shown(html)).toBe(html)
      }),
      { numRuns: 300 },
    )
  })

  it('is opened again without a loss', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(lossesOf(toHtml(text))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('is nothing while nothing was written', () => {
    expect(toHtml(toDocument(''))).toBe('')
    expect(toHtml(toDocument('<p></p>'))).toBe('')
    expect(toHtml(toDocument('<img src="files/a.png">'))).toBe('<img src="files/a.png">')
  })
})

const tags =
  'p h1 h2 h3 h4 ul ol li blockquote pre code strong b em i u s sub sup span div a table tbody tr td th section script style'
const attributes = fc.constantFrom(
  '',
  ' onclick="x()"',
  ' style="color:red"',
  ' class="a"',
  ' href="javascript:x()"',
  ' href="https://a.example/"',
  ' colspan="2"',
)
const { node: anything } = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('造价', '咨询', 'a &amp; b'),
    fc
      .tuple(fc.constantFrom(...tags.split(' ')), attributes, fc.array(tie('node'), { maxLength: 3 }))
      .map(([tag, attribute, inner]) => `<${tag}${attribute}>${inner.join('')}</${tag}>`),
  ),
}))
const anyHtml = fc.array(anything, { maxLength: 4 }).map((parts) => parts.join(''))
const wordsOf = (html: string) => {
  const root = document.createElement('div')
  root.append(purify(html) ?? '')
  return root.textContent?.replace(/\s/g, '')
}

describe('what the website shows', () => {
  it('has its words in the editor, which adds nothing that the website would drop', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const written = inEditor(html)
        expect(wordsOf(written)).toBe(wordsOf(html))
        expect(shown(written)).toBe(written)
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    ['<dl><dt>甲</dt><dd>乙</dd></dl>', ['dl', 'dt', 'dd']],
    ['<figure><img src="files/a.png"><figcaption>图</figcaption></figure>', ['figure', 'figcaption']],
    ['<table><caption>表</caption><tbody><tr><td>1</td></tr></tbody></table>', ['caption']],
    ['<h2>甲</h2><p>乙<b>丙</b><i>丁</i></p>', []],
  ])('tells of what the editor cannot hold: %s', (html, losses) => {
    expect(lossesOf(html)).toEqual(losses)
  })
})

it.each([
  ['https://a.example/', true],
  ['mailto:a@b.example', true],
  ['tel:0590-8339563', true],
  ['files/a.pdf', true],
  ['javascript:alert(1)', false],
  ['https://[', false],
])('a link to %s: %s', (address, isAllowed) => {
  expect(isLinkAddress(address)).toBe(isAllowed)
})

it('a text that would grow beyond all measure is no document', () => {
  const open = Array.from({ length: 400 }, (_, index) => `<b a${index}>`).join('')
  expect(() => toDocument(`<p>${open}`)).toThrow(RangeError)
})
