import { describe, expect, it } from 'vitest'
import { issueErrors, publishingFault } from './journal-issue.ts'

const free = { isPublic: false, isTaken: true }
const read = { isPublic: true, isTaken: false }
const fieldsOf = (errors: { field: string }[]) => errors.map(({ field }) => field)

describe('an issue of the journal', () => {
  it('comes out with a page, under a number that no other has', () => {
    expect(publishingFault({ pages: [], catalog: [] }, false)).toBe('error.journalWithoutPages')
    expect(publishingFault({ pages: ['a'], catalog: [] }, true)).toBe('error.journalIssueTaken')
    expect(publishingFault({ pages: ['a'], catalog: [] }, false)).toBeUndefined()
  })

  it('may be unfinished as a draft, but not while visitors read it', () => {
    expect(issueErrors({ pages: [], catalog: [] }, free)).toEqual([])
    expect(fieldsOf(issueErrors({ pages: [], catalog: [] }, read))).toEqual(['pages'])
    expect(fieldsOf(issueErrors({ pages: ['a'], catalog: [] }, { ...read, isTaken: true }))).toEqual([
      'issueNo',
    ])
  })

  it('has contents that lead to its pages in their order', () => {
    const pages = ['a', 'b', 'c']
    const of = (...numbers: number[]) =>
      fieldsOf(issueErrors({ pages, catalog: numbers.map((page) => ({ page })) }, read))
    expect(of(1, 2, 2, 3)).toEqual([])
    expect(of(2, 1, 4)).toEqual(['catalog[1].page', 'catalog[2].page'])
  })
})
