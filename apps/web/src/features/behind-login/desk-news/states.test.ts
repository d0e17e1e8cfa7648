import { expect, it } from 'vitest'
import { newsCriteria } from './news-search.ts'
import { stateOf } from './states.ts'

const publishDate = '2026-12-01T01:00:00.000Z'
const at = (time: string) => Date.parse(time)

it('tells what is public from what is still to appear', () => {
  const news = { status: 'PUBLISHED' as const, publishDate }
  expect(stateOf(news, at('2026-12-01T00:59:57.000Z'))).toBe('SCHEDULED')
  expect(stateOf(news, at('2026-12-01T00:59:58.500Z'))).toBe('PUBLISHED')
  expect(stateOf(news, at(publishDate))).toBe('PUBLISHED')
  expect(stateOf({ ...news, status: 'OFFLINE' }, 0)).toBe('OFFLINE')
})

it('asks the backend for a state in its own words', () => {
  expect(newsCriteria({ status: 'SCHEDULED', place: '2-202' }, publishDate)).toEqual({
    'status.equals': 'PUBLISHED',
    'publishDate.greaterThan': publishDate,
    'infoDictsId.equals': 2,
    'infoDictsDetailsId.equals': 202,
  })
  expect(newsCriteria({ status: 'DRAFT' }, publishDate)).toEqual({ 'status.equals': 'DRAFT' })
})
