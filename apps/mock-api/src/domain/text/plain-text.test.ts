import { describe, expect, it } from 'vitest'
import { firstTable, toBlocks, toLines, toPlainText } from './plain-text.ts'

describe('toPlainText', () => {
  it('parts blocks and keeps words whole', () => {
    expect(toPlainText('<p>各单位：</p><p>会<strong>费</strong>标准</p>')).toBe('各单位： 会费标准')
  })

  it('reads entities once', () => {
    expect(toPlainText('<p>A&amp;B &lt;b&gt;&nbsp;&#39;&#x4e2d; &amp;lt; &unknown;</p>')).toBe(
      "A&B <b> '中 &lt; &unknown;",
    )
  })

  it('survives a code point that there is not', () => {
    expect(toPlainText('<p>a&#99999999;b</p>')).toBe('a\ufffdb')
  })
})

// What is looked for from each of these anew, as far as the end, takes minutes.
describe('tags that never end', () => {
  it.each(['<a ', '<p ', '<', '</'])('%s stays a part of the text', (tag) => {
    const text = tag.repeat(100_000)
    expect(toPlainText(text)).toBe(text.trim())
  })

  it('end where the next begins', () => {
    expect(toPlainText('<a href="/x"甲<p>乙</p> 1 < 2 <b>丙</b>')).toBe('<a href="/x"甲 乙 1 < 2 丙')
  })

  it.each(['<table>', '<table><tr>'])('%s has no cells', (tags) => {
    expect(firstTable(tags.repeat(20_000)).flat()).toEqual([])
  })

  it('a row of cells that are not closed has them all', () => {
    expect(toBlocks(`${'<td>1'.repeat(20_000)}</tr>`)).toEqual([Array(20_000).fill('1')])
    expect(firstTable(`<table><tr>${'<td>1'.repeat(20_000)}`)[0]).toHaveLength(20_000)
  })
})

describe('toLines', () => {
  it('has a line for each paragraph, item and row', () => {
    const html =
      '<h2>一</h2><p>甲</p><ul><li>乙</li></ul><table><tbody><tr><td>丙</td><td>1</td></tr></tbody></table>'
    expect(toLines(html)).toEqual(['一', '甲', '乙', '丙 1'])
  })
})

describe('firstTable', () => {
  it('reads head and body of the first of two', () => {
    const html =
      '<table><thead><tr><th>名</th><th>数</th></tr></thead><tbody><tr><td>钢</td><td></td></tr></tbody></table>'
    expect(firstTable(`<p>x</p>${html}${html}`)).toEqual([
      ['名', '数'],
      ['钢', ''],
    ])
  })

  it('is empty without one', () => {
    expect(firstTable('<p>x</p>')).toEqual([])
  })
})
