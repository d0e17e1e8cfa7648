import { expect, it } from 'vitest'
import { canonicalUrl } from './canonical.ts'

const base = 'https://portal.example/site/'

it('lies below the website’s root', () => {
  expect(canonicalUrl('/', base)).toBe('https://portal.example/site/')
  expect(canonicalUrl('/DynamicWork', base)).toBe('https://portal.example/site/DynamicWork')
})

it('leaves out what decides nothing, and keeps what does', () => {
  const href = '/DynamicWork?title=%E8%A1%8C%E4%B8%9A&page=2&id=3&child=301#top'
  expect(canonicalUrl(href, base)).toBe('https://portal.example/site/DynamicWork?child=301&page=2')
})

it('is the same in whatever order the query stands', () => {
  expect(canonicalUrl('/Search?year=2026&keyword=a', base)).toBe(
    canonicalUrl('/Search?keyword=a&year=2026', base),
  )
})
