import type { Journal } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { byYear } from './by-year.ts'

const issue = (year: number, issueNo: number): Journal => ({
  id: year * 10 + issueNo,
  bookName: '江川工程造价',
  year,
  issueNo,
  totalIssueNo: null,
  coverUrl: 'files/1.svg',
  pdfUrl: null,
  pageCount: 6,
  publishDate: `${year}-01-01T00:00:00Z`,
  createdDate: `${year}-01-01T00:00:00Z`,
  lastModifiedDate: `${year}-01-01T00:00:00Z`,
  isDeleted: 0,
  orderNum: 1,
})

it('puts each issue on its year’s shelf', () => {
  const years = byYear([issue(2026, 2), issue(2026, 1), issue(2025, 10), issue(2025, 9)])
  expect(years.map(({ year, issues }) => [year, issues.map(({ issueNo }) => issueNo)])).toEqual([
    [2026, [1, 2]],
    [2025, [9, 10]],
  ])
})
