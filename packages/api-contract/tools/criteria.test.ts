import { describe, expect, it } from 'vitest'
import { criteriaParameters, operatorsOf, sortParameter } from './criteria.ts'

const names = (kind: 'string' | 'number') =>
  criteriaParameters('title', kind, 'getNews').map(({ name }) => name)

describe('criteria', () => {
  it('of text contain, of numbers compare', () => {
    expect(names('string')).toContain('title.doesNotContain')
    expect(names('string')).not.toContain('title.lessThan')
    expect(names('number')).toContain('title.lessThanOrEqual')
    expect(names('number')).not.toContain('title.contains')
  })

  it('have in and notIn as lists and specified as a truth value', () => {
    const [inList] = criteriaParameters('id', 'number', 'getNews').filter(({ name }) => name === 'id.in')
    expect(inList?.schema).toMatchObject({ type: 'array', items: { type: 'number' } })
    expect(operatorsOf('date')).toContain('specified')
    expect(inList).toMatchObject({ style: 'form', explode: false })
  })

  it('refuse a kind that does not exist', () => {
    expect(() => criteriaParameters('id', 'colour' as never, 'getNews')).toThrow(
      /x-list of getNews: 'id: colour' names no kind/,
    )
  })

  it('sort by the named properties only, either way', () => {
    expect(sortParameter(['id']).schema.items.enum).toEqual(['id', 'id,asc', 'id,desc'])
  })
})
