import { describe, expect, it } from 'vitest'
import { firstPages, layOutIssue } from './layout.ts'

const article = (title: string, length: number) => ({
  title,
  author: '编辑部',
  motif: 'ledger' as const,
  content: '造'.repeat(length),
})

describe('layOutIssue', () => {
  it('puts every article on pages of its own, between contents and colophon', () => {
    const articles = [article('甲', 10), article('乙', 27 * 14 * 2), article('丙', 1)]
    const pages = layOutIssue(articles)
    expect(pages.map(({ kind }) => kind)).toEqual(['COVER', 'CONTENTS', ...Array(5).fill('TEXT'), 'COLOPHON'])
    const begins = pages.flatMap((page, index) => (page.kind === 'TEXT' && page.isFirst ? [index + 1] : []))
    expect(begins).toEqual([3, 4, 7])
    expect(firstPages(articles)).toEqual(begins)
  })

  it('loses no character', () => {
    const text = '第一段。\n第二段说明 BIM 与造价的关系。'
    const [, , page] = layOutIssue([{ title: '甲', author: '乙', motif: 'ledger', content: text }])
    const set = page?.kind === 'TEXT' ? page.lines.join('').replaceAll('　', '') : ''
    expect(set).toBe(text.replace('\n', ''))
  })
})
