import assert from 'node:assert/strict'
import { test } from 'node:test'
import { median, medianPage, missed, pageOf } from './measure.ts'

const good = { score: 97, lcp: 1.8, tbt: 40, cls: 0 }

test('a report is read in points, seconds and milliseconds', () => {
  const audits = {
    'largest-contentful-paint': { numericValue: 1834 },
    'total-blocking-time': { numericValue: 42 },
    'cumulative-layout-shift': { numericValue: 0.013 },
  }
  const page = pageOf({ categories: { performance: { score: 0.97 } }, audits })
  assert.deepEqual(page, { score: 97, lcp: 1.834, tbt: 42, cls: 0.013 })
})

test('a run without a score is no result', () => {
  assert.throws(() => pageOf({ categories: { performance: { score: null } }, audits: {} }), /no score/)
})

test('each measure has its own median', () => {
  assert.equal(median([9, 1, 5, 3, 100]), 5)
  const pages = [good, { ...good, score: 80, tbt: 900 }, { ...good, score: 99 }]
  assert.deepEqual(medianPage(pages), good)
})

test('measures beyond their targets are named, also one that is missing', () => {
  assert.deepEqual(missed(good), [])
  assert.deepEqual(missed({ score: 94, lcp: 2.6, tbt: 100, cls: 0.03 }), ['score', 'lcp', 'cls'])
  assert.deepEqual(missed({ ...good, tbt: Number.NaN }), ['tbt'])
})
