import { describe, expect, it } from 'vitest'
import { fixedClock } from '../../clock.ts'
import { readConfig } from '../../config.ts'
import { createWorld } from '../../worlds/create-world.ts'
import { siteSeeds } from './index.ts'

const texts = siteSeeds.flatMap(({ intro, news, cases, honours, works = [] }) => [
  intro,
  ...[...news, ...cases, ...honours, ...works].map(([, , text]) => text),
])

describe('the seeded mini-sites', () => {
  it('have an introduction and items of their own each', () => {
    expect(siteSeeds.length).toBeGreaterThanOrEqual(24)
    expect(new Set(texts).size).toBe(texts.length)
    expect(new Set(siteSeeds.map(({ domainId }) => domainId)).size).toBe(siteSeeds.length)
    expect(siteSeeds.filter(({ cases, honours }) => cases.length * honours.length === 0)).toEqual([])
  })

  it('show no picture twice in a list', () => {
    const lists = siteSeeds.flatMap(({ news, cases, works = [] }) => [news, cases, works])
    const motifs = lists.map((list) => list.flatMap(([, , , motif]) => motif ?? []))
    expect(motifs.filter((shown) => new Set(shown).size < shown.length)).toEqual([])
  })

  it('close every paragraph, so that its first sentence can stand for it', () => {
    expect(texts.filter((text) => !/^[^\n]+。(\n[^\n]+。)*$/.test(text))).toEqual([])
  })

  // A first of January, before last year's rankings are out; the day they are; the night of a new year in PRC.
  it.each([
    ['2027-01-01T03:00:00.000Z', 2025],
    ['2027-04-21T03:00:00.000Z', 2026],
    ['2026-12-31T16:30:00.000Z', 2025],
  ])('are of the past at %s, whose latest ranking is of %i', async (instant, rankedYear) => {
    const log = { info: () => {}, error: () => {} }
    const { db } = await createWorld(readConfig(['--memory'], {}), { clock: fixedClock(instant), log })
    const ahead = `SELECT id FROM siteItem WHERE lastModifiedDate > ?1 OR publishDate > ?1
      UNION ALL SELECT id FROM companyRating WHERE createdDate > ?1
      UNION ALL SELECT id FROM companyRanking WHERE createdDate > ?1
      UNION ALL SELECT id FROM miniSite WHERE lastModifiedDate > ?1`
    expect(db.all(ahead.replaceAll('?1', `'${instant}'`))).toEqual([])
    expect(db.get('SELECT max(year) AS year FROM companyRanking')).toEqual({ year: rankedYear })
    expect(db.all('SELECT id FROM miniSite WHERE lastModifiedDate < createdDate')).toEqual([])
  })
})
