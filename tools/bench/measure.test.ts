import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultsOf, median, medianPage, type Page, pageOf, type Report } from './measure.ts'
import { measured, missed } from './targets.ts'

const good: Page = { performance: 97, accessibility: 100, practices: 96, seo: 100, lcp: 1.8, tbt: 40, cls: 0 }

const category = (score: number | null, ...ids: string[]) => ({
  score,
  auditRefs: ids.map((id) => ({ id, weight: id === 'hint' ? 0 : 1 })),
})

const report: Report = {
  categories: {
    performance: category(0.97, 'total-blocking-time'),
    accessibility: category(1, 'color-contrast'),
    'best-practices': category(0.96, 'hint'),
    seo: category(0.92, 'meta-description', 'canonical'),
  },
  audits: {
    'largest-contentful-paint': { numericValue: 1834 },
    'total-blocking-time': { score: 0.5, numericValue: 42 },
    'cumulative-layout-shift': { numericValue: 0.013 },
    'color-contrast': { score: 1 },
    'meta-description': { score: 0 },
    canonical: { score: null },
    hint: { score: 0 },
  },
}

test('a report is read in points, seconds and milliseconds', () => {
  const points = { performance: 97, accessibility: 100, practices: 96, seo: 92 }
  assert.deepEqual(pageOf(report), { ...points, lcp: 1.834, tbt: 42, cls: 0.013 })
})

test('a run without a score is no result', () => {
  const categories = { ...report.categories, seo: category(null) }
  assert.throws(() => pageOf({ ...report, categories }), /no score of seo/)
})

test('what cost points is named: no measure, nothing without weight, nothing that does not apply', () => {
  assert.deepEqual(faultsOf(report), ['meta-description'])
})

test('each measure has its own median', () => {
  assert.equal(median([9, 1, 5, 3, 100]), 5)
  assert.equal(median([2, 1]), 1)
  const pages = [good, { ...good, performance: 80, tbt: 900 }, { ...good, performance: 99, seo: 90 }]
  assert.deepEqual(medianPage(pages), good)
})

test('measures beyond their targets are named, also one that is missing', () => {
  const home = measured.find(({ name }) => name === 'home')?.targets ?? {}
  assert.deepEqual(missed(good, home), [])
  const bad = { performance: 94, accessibility: 99, practices: 94, seo: 99, lcp: 2.6, tbt: 101, cls: 0.03 }
  assert.deepEqual(missed(bad, home).toSorted(), Object.keys(bad).toSorted())
  assert.deepEqual(missed({ ...good, tbt: Number.NaN }, home), ['tbt'])
})

test('every page has a target of each category and of its shifts', () => {
  for (const { targets } of measured) {
    const names = ['accessibility', 'cls', 'performance', 'practices', 'seo']
    assert.deepEqual(
      Object.keys(targets)
        .filter((name) => names.includes(name))
        .toSorted(),
      names,
    )
  }
})
