import { expect, it } from 'vitest'
import { mismatchesOf } from '../testing/mismatches-of.ts'
import { type Faults, tenderBackend, tenders } from '../testing/tender-backend.ts'
import { sortingScenarios } from './sorting.ts'

/** Ninety calls, of which the first forty were published on days of their own, and the others on one. */
const rows = [...tenders, ...tenders, ...tenders, ...tenders].map((row, place) => ({
  ...row,
  id: place + 1,
  publishDate: new Date(Date.UTC(2026, 0, 1 + Math.min(place, 40))).toISOString(),
  deadline: new Date(Date.UTC(2027, 0, 1 + ((place * 7) % 92))).toISOString(),
  budget: place,
  city: `城市${place}`,
}))

const kindsOf = async (faults: Faults) =>
  (
    await mismatchesOf(sortingScenarios, 'listTenders', tenderBackend({ rows: () => rows, ...faults }), [
      'order',
    ])
  ).map(({ kind }) => kind)

it('a second sort is looked at where it decides, however far down', async () => {
  expect(await kindsOf({})).toEqual([])
  const sort = (terms: string[]) => (terms.length > 0 ? terms.slice(0, 1) : ['publishDate,desc', 'id,desc'])
  expect(await kindsOf({ sort })).toContain('order')
})
