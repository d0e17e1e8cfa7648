import { expect, it } from 'vitest'
import { catalogueQuery, catalogueSearch } from './catalogue-search.ts'

const usual = { sort: ['publishDate,desc', 'id,desc'], page: 0, size: 12 }

it.each([
  [{}, usual],
  [
    { category: '必修', year: 2026 },
    { ...usual, 'category.equals': '必修', 'year.equals': 2026 },
  ],
  [
    { price: 'free', hours: 'long' },
    { ...usual, 'price.equals': 0, 'creditHours.greaterThan': 10 },
  ],
  [
    { price: 'low', hours: 'middle' },
    {
      ...usual,
      'price.greaterThan': 0,
      'price.lessThanOrEqual': 150,
      'creditHours.greaterThan': 6,
      'creditHours.lessThanOrEqual': 10,
    },
  ],
  [
    { keyword: '清单', teacher: '沈砚秋' },
    { ...usual, 'title.contains': '清单', 'teacher.equals': '沈砚秋' },
  ],
  [
    { sort: 'price,asc', page: 3 },
    { sort: ['price,asc', 'id,desc'], page: 2, size: 12 },
  ],
  [{ compare: '3001,3002', view: 'compare' }, usual],
  [{ category: '其他', hours: 'endless', year: 'x', sort: 'title,asc', mine: 'maybe' }, usual],
])('%j asks for %j', (search, expected) => {
  expect(catalogueQuery(catalogueSearch(search), true)).toEqual(expected)
})

it('asks for the own courses of a student only', () => {
  const search = catalogueSearch({ mine: 'no' })
  expect(catalogueQuery(search, true)).toMatchObject({ 'mine.equals': 0 })
  expect(catalogueQuery(search, false)).toEqual(usual)
})
