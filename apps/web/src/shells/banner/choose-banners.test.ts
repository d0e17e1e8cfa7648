import type { Banner } from '@portal/api-contract'
import { expect, it } from 'vitest'
import type { findPlace } from '../../lib/page/navigation.ts'
import { sectionBanner } from './choose-banners.ts'
import { homeBanners } from './home-banners.ts'

const banner = (id: number, parentId: number | null, menuId: number | null, url: string | null) =>
  ({ id, parentId, menuId, url }) as Banner
const place = (column: number, entry?: number) =>
  ({ column: { id: column }, entry: entry && { id: entry } }) as ReturnType<typeof findPlace>

const article = banner(1, 2, 203, '/DynamicWork?article=1')
const page = banner(2, null, null, '/educationIndex')
const still = banner(3, null, null, null)
const ownOfTwo = banner(4, 2, null, null)
const ownOfEntry = banner(5, 2, 204, null)
const ownOfSeven = banner(6, 7, null, null)
const all = [article, page, still, ownOfTwo, ownOfEntry, ownOfSeven]

it('leaves the home page what is no section’s own', () => {
  expect(homeBanners(all)).toEqual([article, page, still])
})

it.each([
  ['the section’s own', place(2), ownOfTwo],
  ['its entry’s own', place(2, 204), ownOfEntry],
  ['the section’s own where the entry has none', place(7, 701), ownOfSeven],
  ['none of a section without one', place(3), undefined],
  ['none outside the sections', undefined, undefined],
])('shows %s', (_, at, expected) => {
  expect(sectionBanner(all, at)).toBe(expected)
})

it('shows what leads into a section that has none of its own', () => {
  expect(sectionBanner([page, article], place(2))).toBe(article)
})
