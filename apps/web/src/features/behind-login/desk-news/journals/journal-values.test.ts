import { i18n } from '@lingui/core'
import type { DeskJournal } from '@portal/api-contract'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { journalSchema, toBody, valuesOf } from './journal-values.ts'

const issue = {
  ...{ id: 1, version: 3, bookName: '江川工程造价', year: 2026, issueNo: 4, totalIssueNo: null },
  pages: ['a.png', 'b.png', 'c.png'],
  pdfUrl: null,
  catalog: [
    { title: '卷首语', author: null, page: 1 },
    { title: '一篇文章', author: '叶含章', page: 3 },
  ],
} as unknown as DeskJournal

/** The fields with which something is wrong, each once. */
const faults = (values: object) => {
  const { issues = [] } = v.safeParse(journalSchema, { ...valuesOf(issue), ...values })
  return [...new Set(issues.map((one) => v.getDotPath(one)))]
}

beforeEach(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }))

describe('the form of an issue', () => {
  it('sends back what it was given', () => {
    const { bookName, year, issueNo, totalIssueNo, pages, pdfUrl, catalog } = issue
    const body = { bookName, year, issueNo, totalIssueNo, pages, pdfUrl, catalog }
    expect(toBody(valuesOf(issue))).toEqual(body)
  })

  it('puts the contents into the order of the pages', () => {
    const { catalog } = valuesOf(issue)
    const [first, second] = toBody({ ...valuesOf(issue), catalog: catalog.toReversed() }).catalog ?? []
    expect([first?.page, second?.page]).toEqual([1, 3])
  })

  it('is complete with its numbers, and has contents within its pages', () => {
    expect(faults({})).toEqual([])
    expect(faults({ year: '26', issueNo: '13', totalIssueNo: 'x' })).toEqual([
      ...['year', 'issueNo', 'totalIssueNo'],
    ])
    expect(faults({ catalog: [{ title: '', author: '', page: '' }] })).toEqual([
      'catalog.0.title',
      'catalog.0.page',
    ])
    expect(faults({ catalog: [{ title: '附录', author: '', page: '4' }] })).toEqual(['catalog'])
  })
})
