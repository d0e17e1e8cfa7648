import { operations } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { inputOf } from './input.ts'
import { HttpProblem } from './problem.ts'
import { parameterReader, type Raw } from './read-parameters.ts'

const listNews = operations.get('listNews')
const searchNews = operations.get('searchNews')
if (!listNews || !searchNews) throw new Error('The document has no news')
const read = parameterReader('query', inputOf(listNews).query)

/** What is wrong with a query: field and constraint, with the help that is given. */
function refusals(raw: Raw, reader = read) {
  try {
    reader(raw)
    return []
  } catch (error) {
    if (!(error instanceof HttpProblem) || error.status !== 400) throw error
    return error.extras.fieldErrors ?? []
  }
}

describe('parameterReader', () => {
  it('gives values their documented types and fills in defaults', () => {
    expect(read({ 'viewCount.greaterThan': '10', 'title.specified': 'true', 'title.equals': '7' })).toEqual({
      page: 0,
      size: 20,
      'viewCount.greaterThan': 10,
      'title.specified': true,
      'title.equals': '7',
    })
  })

  it('takes lists by comma, repeated, and mixed', () => {
    expect(read({ 'id.in': '1,2' })['id.in']).toEqual([1, 2])
    expect(read({ 'id.in': ['1', '2,3'] })['id.in']).toEqual([1, 2, 3])
    expect(read({ 'title.in': 'a,b' })['title.in']).toEqual(['a', 'b'])
  })

  it('takes sort once and repeatedly', () => {
    expect(read({ sort: 'title,desc' }).sort).toEqual(['title,desc'])
    expect(read({ sort: ['isTop,desc', 'id'] }).sort).toEqual(['isTop,desc', 'id'])
  })

  it.each([
    [{ page: '-1' }, 'page', 'Min'],
    [{ page: '1.5' }, 'page', 'Type'],
    [{ page: 'x' }, 'page', 'Type'],
    [{ page: '' }, 'page', 'Type'],
    [{ page: '1e1' }, 'page', 'Type'],
    [{ size: '2001' }, 'size', 'Max'],
    [{ size: '0' }, 'size', 'Min'],
    [{ size: ['5', '6'] }, 'size', 'Type'],
    [{ 'id.equals': 'abc' }, 'id.equals', 'Type'],
    [{ 'id.in': '1,x' }, 'id.in', 'Type'],
    [{ 'title.specified': 'yes' }, 'title.specified', 'Type'],
    [{ 'publishDate.greaterThan': '2026-02-30T00:00:00Z' }, 'publishDate.greaterThan', 'Format'],
    [{ 'publishDate.greaterThan': 'yesterday' }, 'publishDate.greaterThan', 'Format'],
    [{ 'title.contains': 'x'.repeat(201) }, 'title.contains', 'Size'],
    [{ sort: 'password' }, 'sort', 'OneOf'],
    [{ sort: 'title,down' }, 'sort', 'OneOf'],
    [{ 'password.equals': 'x' }, 'password.equals', 'Unknown'],
    [{ 'title.like': 'x' }, 'title.like', 'Unknown'],
    [{ limit: '5' }, 'limit', 'Unknown'],
    [{ __proto__: null, constructor: 'x' }, 'constructor', 'Unknown'],
  ])('refuses %j', (raw, field, message) => {
    expect(refusals(raw as unknown as Raw)).toEqual([
      expect.objectContaining({ objectName: 'query', field, message }),
    ])
  })

  it('tells how to correct it', () => {
    expect(refusals({ size: '2001' })[0]?.detail).toBe('must be <= 2000')
    expect(refusals({ size: ['5', '6'] })[0]?.detail).toBe('must be given once')
    expect(refusals({ sort: 'password' })[0]?.detail).toBe(
      'must be one of publishDate, viewCount, isTop, orderNum, id, title; each may be followed by ,asc or ,desc',
    )
    expect(refusals({ 'title.like': 'x' })[0]?.detail).toMatch(
      /^title takes title\.equals, .*title\.contains/,
    )
    expect(refusals({ 'password.equals': 'x' })[0]?.detail).toMatch(
      /known: page, size, sort and .* of id, title/,
    )
  })

  it('names everything that is wrong at once', () => {
    expect(refusals({ page: '-1', size: '2001', nope: '1' }).map(({ field }) => field)).toEqual([
      'page',
      'size',
      'nope',
    ])
  })

  it('reports a missing required parameter', () => {
    const search = parameterReader('query', inputOf(searchNews).query)
    expect(refusals({}, search)).toEqual([expect.objectContaining({ field: 'keyword', message: 'NotNull' })])
    expect(refusals({ keyword: '' }, search)).toEqual([
      expect.objectContaining({ field: 'keyword', message: 'Size' }),
    ])
  })
})
