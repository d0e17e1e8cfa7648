import { expect, it } from 'vitest'
import { navigation } from './navigation.fixture.ts'
import { newsTabs } from './news/news-tabs.ts'
import { findPlace, placeHref, places } from './places.ts'

it('finds a column by its path and an entry below it by its name', () => {
  expect(findPlace(navigation, places.news)).toEqual({ column: 2 })
  expect(findPlace(navigation, places.notices)).toEqual({ column: 2, child: 202 })
})

it('finds nothing where the association has no such column or entry', () => {
  expect(findPlace(navigation, places.party)).toBeUndefined()
  expect(findPlace(navigation, places.benefits)).toBeUndefined()
  expect(findPlace(undefined, places.news)).toBeUndefined()
})

it('leads to the entry, else to its column, else to the bare path', () => {
  expect(placeHref(navigation, places.prices)).toContain('child=405')
  expect(placeHref(navigation, places.benefits)).toMatch(/^\/2408\?id=5&/)
  expect(placeHref(undefined, places.prices)).toBe('/GovernmentMinistry')
})

it('makes tabs of the entries that hold news, but for the notices', () => {
  expect(newsTabs(navigation).map(({ id }) => id)).toEqual([201, 203])
  expect(newsTabs(undefined)).toEqual([])
})
