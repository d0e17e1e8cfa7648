import type { EducationHours } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { filledBy, missingOf } from './use-missing.ts'

const category = (name: '必修' | '选修', remainingHours: number) =>
  ({
    category: name,
    requiredHours: 60,
    doneHours: 60 - remainingHours,
    remainingHours,
  }) as unknown as EducationHours['categories'][number]
const missing = (compulsory: number, elective: number) =>
  missingOf({ categories: [category('必修', compulsory), category('选修', elective)] }).map(
    (one) => one.category,
  )

it('tells the kinds of hours that are missing, the one with most of them first', () => {
  expect(missing(12, 30)).toEqual(['选修', '必修'])
  expect(missing(12, 0)).toEqual(['必修'])
  expect(missing(0, 0)).toEqual([])
})

const course = { category: '必修', creditHours: 8, mine: 0, onSaleUntil: '2999-12-31' } as const

it.each([
  [12, {}, { hours: 8, left: 4 }],
  [5, {}, { hours: 5, left: 0 }],
  [0, {}, undefined],
  [12, { mine: 1 }, undefined],
  [12, { onSaleUntil: '2020-12-31' }, undefined],
  [12, { category: '选修' }, undefined],
] as const)('of %i hours that are missing a course with %j adds %j', (remaining, change, expected) => {
  expect(
    filledBy(
      { ...course, ...change },
      [category('必修', remaining)].filter((one) => one.remainingHours > 0),
    ),
  ).toEqual(expected)
})
